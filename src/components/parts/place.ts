/** The element that a fragment of an address names, as browsers find it: as written, else decoded. Broken escapes name nothing. */
export function placeOf(hash: string): HTMLElement | null {
  const name = hash.replace(/^#/, '')
  if (name === '') return null
  const found = document.getElementById(name)
  if (found) return found
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    return null
  }
}
