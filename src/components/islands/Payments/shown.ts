/** What of a bill can be changed. */
export const CONTROLS = ['total', 'win', 'winner', 'from', 'bao', 'once'] as const
export type Control = (typeof CONTROLS)[number]

/** From this amount on, figures do not stand side by side on a phone. */
const LONG = 100_000

/** Whether a winner collects so much that the figures need a layout of their own, as with many tai and no limit. */
export const isLong = (collected: number): boolean => Math.abs(collected) >= LONG

/** Further pictures of the same bill, in a lesson. */
export const EXTRAS = ['bill', 'sides', 'steps'] as const
export type Extra = (typeof EXTRAS)[number]
