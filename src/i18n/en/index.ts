import { differs } from './differs.ts'
import { home } from './home.ts'
import { patterns } from './patterns.ts'
import { patternsHongKong } from './patterns-hong-kong.ts'
import { rules } from './rules.ts'
import { sheet } from './sheet.ts'
import { site } from './site.ts'
import { tiles } from './tiles.ts'

/** English, one file an area. A new area is one line here; every other language must then have it too. */
export const en = { differs, home, patterns, patternsHongKong, rules, sheet, site, tiles }
