/** The groups of the tai sheet, in the order it lists them; also the anchors of that page (`/reference/tai/#limit-hands`). */
export const GROUPS = [
  'dragon-and-wind-sets',
  'hand-patterns',
  'how-you-won',
  'bonus-tiles',
  'limit-hands',
] as const
export type Group = (typeof GROUPS)[number]
