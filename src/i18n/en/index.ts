import { site } from './site.ts'
import { tiles } from './tiles.ts'

/** English, one file an area. A new area is one line here; every other language must then have it too. */
export const en = { site, tiles }
