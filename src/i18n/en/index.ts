import { about } from './about.ts'
import { builder } from './builder.ts'
import { differs } from './differs.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { lesson } from './lesson.ts'
import { lost } from './lost.ts'
import { near } from './near.ts'
import { patterns } from './patterns.ts'
import { patternsHongKong } from './patterns-hong-kong.ts'
import { payments } from './payments.ts'
import { reference } from './reference.ts'
import { rules } from './rules.ts'
import { search, searchIndex } from './search.ts'
import { settings } from './settings.ts'
import { sheet } from './sheet.ts'
import { site } from './site.ts'
import { tiles } from './tiles.ts'
/** English, one file an area. A new area is one line here; every other language must then have it too. */
export const en = {
  about,
  builder,
  differs,
  errors,
  home,
  lesson,
  lost,
  near,
  patterns,
  patternsHongKong,
  payments,
  reference,
  rules,
  search,
  searchIndex,
  settings,
  sheet,
  site,
  tiles,
}
