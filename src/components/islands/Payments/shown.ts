/** What of a bill can be changed. */
export const CONTROLS = ['total', 'win', 'winner', 'from', 'bao', 'once'] as const
export type Control = (typeof CONTROLS)[number]

/** Further pictures of the same bill, in a lesson. */
export const EXTRAS = ['bill', 'sides', 'steps'] as const
export type Extra = (typeof EXTRAS)[number]
