import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { Setup } from '../../src/components/islands/Play/Setup.tsx'
import { voiceOf } from '../../src/components/islands/Play/voice.ts'
import { type RuleValues, TABLE_IDS, TABLES, type TableId } from '../../src/engine/index.ts'
import { LANGS, type Lang } from '../../src/i18n/languages.ts'
import { AS_WRITTEN, withRules } from '../../src/stores/rules.ts'
import { rulesetOf } from '../../src/stores/rules-check.ts'

const nothing = () => {}
function shown(lang: Lang, table: TableId, values: RuleValues): string {
  const voice = voiceOf(lang, table)
  const props = {
    voice,
    own: withRules(AS_WRITTEN, table, values),
    table,
    mode: 'scored',
    level: 'casual',
    onTable: nothing,
    onMode: nothing,
    onLevel: nothing,
    onStart: nothing,
    open: null,
    aside: null,
  } as const
  return renderToString(h(Setup, props))
}
const how = (html: string) => html.slice(html.indexOf('setup-how'))
const tables = TABLE_IDS.flatMap((table) =>
  TABLES[table].houseRules.flatMap(({ name, values }) =>
    values.map((value) => [`${table} ${name}:${value}`, table, { [name]: value }] as const),
  ),
)

describe('how a turn goes, before a game', () => {
  test.each(tables)('%s: says and draws only what the table has', (_, table, values) => {
    const { play, minimum } = rulesetOf(table, values)
    for (const lang of LANGS) {
      const { setup } = voiceOf(lang, table).words
      const text = how(shown(lang, table, values))
      // HK-A1: no animals at the Hong Kong table, no flowers under its house rule
      expect(text.includes(setup.steps[0]), lang).toBe(play.flowers)
      // HK-C, SG-C: nothing is asked of a hand at minimum 0
      expect(text.includes(setup.steps[2]), lang).toBe(minimum > 0)
      expect(text.includes(setup.plain.end), lang).toBe(
        minimum === 0 || setup.steps[2].startsWith(setup.plain.end),
      )
      const tiles = [...text.matchAll(/tiles\.svg#(\d[a-z])/g)].map(([, id]) => id)
      expect(tiles.length, lang).toBeGreaterThan(6)
      expect(
        tiles.some((id) => id.endsWith('a')),
        lang,
      ).toBe(play.flowers && play.animals)
      expect(
        tiles.some((id) => /[fy]/.test(id)),
        lang,
      ).toBe(play.flowers)
    }
  })
})
