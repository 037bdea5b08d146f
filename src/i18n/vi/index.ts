import type { Dictionary } from '../dictionary.ts'
import { about } from './about.ts'
import { access } from './access.ts'
import { analysis } from './analysis.ts'
import { architecture } from './architecture.ts'
import { bao } from './bao.ts'
import { builder } from './builder.ts'
import { builderPage } from './builder-page.ts'
import { claims } from './claims.ts'
import { compare } from './compare.ts'
import { danger } from './danger.ts'
import { differs } from './differs.ts'
import { errors } from './errors.ts'
import { firstSteps } from './first-steps.ts'
import { guidedAt } from './guided-at.ts'
import { home } from './home.ts'
import { houseRules } from './house-rules.ts'
import { lesson } from './lesson.ts'
import { lost } from './lost.ts'
import { near } from './near.ts'
import { offline } from './offline.ts'
import { options } from './options.ts'
import { patterns } from './patterns.ts'
import { rowsAt } from './patterns-hong-kong.ts'
import { payments } from './payments.ts'
import { play } from './play.ts'
import { practice } from './practice.ts'
import { reference } from './reference.ts'
import { rules } from './rules.ts'
import { scoreSheet } from './score-sheet.ts'
import { search, searchIndex } from './search.ts'
import { settings } from './settings.ts'
import { sheet } from './sheet.ts'
import { site } from './site.ts'
import { spokenAt } from './spoken-at.ts'
import { style } from './style.ts'
import { tables } from './tables.ts'
import { tiles } from './tiles.ts'

/** Vietnamese, one file an area, as English. */
export const vi: Dictionary = {
  about,
  access,
  analysis,
  architecture,
  bao,
  builder,
  builderPage,
  claims,
  compare,
  danger,
  differs,
  errors,
  firstSteps,
  guidedAt,
  home,
  houseRules,
  lesson,
  lost,
  near,
  offline,
  options,
  patterns,
  payments,
  play,
  practice,
  reference,
  rowsAt,
  rules,
  scoreSheet,
  search,
  searchIndex,
  settings,
  sheet,
  site,
  spokenAt,
  style,
  tables,
  tiles,
}
