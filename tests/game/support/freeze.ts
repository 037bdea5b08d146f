/** Freezes a value and everything in it, so that any change throws. */
export function deepFreeze<T>(value: T, seen = new Set<unknown>()): T {
  if (typeof value !== 'object' || value === null || seen.has(value)) return value
  seen.add(value)
  for (const part of Object.values(value)) deepFreeze(part, seen)
  return Object.freeze(value)
}
