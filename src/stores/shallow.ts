/** Deeper than anything the site writes. Text can be nested so deep that it can be read and never written again. */
const DEEPEST = 40

/** Whether data is nested no deeper than the site's own ever is. */
export const isShallow = (value: unknown, levels = DEEPEST): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((one) => isShallow(one, levels - 1)))
