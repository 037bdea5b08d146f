import type { Dictionary } from '../../i18n/dictionary.ts'

export type NavId = keyof Dictionary['site']['nav']

/** Pages of the site's navigation, in order; only pages that exist. `top` ones stand in the head of a wide window. */
export const NAV: readonly { readonly id: NavId; readonly page: string; readonly top: boolean }[] = [
  { id: 'learn', page: '/learn/', top: true },
  { id: 'sheet', page: '/reference/tai/', top: true },
  { id: 'faanSheet', page: '/reference/faan/', top: false },
  { id: 'builder', page: '/tools/hand/', top: true },
  { id: 'payments', page: '/tools/payments/', top: false },
  { id: 'practice', page: '/practice/', top: false },
  { id: 'play', page: '/play/', top: true },
  { id: 'scoreSheet', page: '/tools/score-sheet/', top: false },
  { id: 'houseRules', page: '/house-rules/', top: true },
  { id: 'singapore', page: '/tables/singapore/', top: false },
  { id: 'hongKong', page: '/tables/hong-kong/', top: false },
  { id: 'glossary', page: '/glossary/', top: true },
  { id: 'settings', page: '/settings/', top: false },
  { id: 'about', page: '/about/', top: false },
]

/** The entry a page belongs to: the page itself, or the first of its folder (`/patterns/…` is the sheet's). */
export function navOf(page: string): NavId | undefined {
  if (page.startsWith('/learn/')) return 'learn'
  if (page.startsWith('/patterns/')) return 'sheet'
  return NAV.find((entry) => entry.page === page)?.id
}
