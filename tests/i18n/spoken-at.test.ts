import { describe, expect, test } from 'vitest'
import { en } from '../../src/i18n/en/index.ts'
import { type SpokenArea, wordsAt } from '../../src/i18n/words-at.ts'

const AREAS: readonly SpokenArea[] = [
  'analysis',
  'builder',
  'near',
  'payments',
  'play',
  'practice',
  'scoreSheet',
  'tiles',
]
/** Words of the Singapore table for what the other table calls otherwise; a kong is no name there. */
const FOREIGN =
  /\b(?:Zi Mo|Men Qing|Banker|Eye|Chi|Pongs?|Own Wind|Round Wind|tai|[Ww]an|[Tt]ong|[Ss]uo)\b|[a-z’,;] (?:\w+ )?Kongs?\b/

/**
 * What is never said at the Hong Kong table: there is no Bao, nothing is paid at once, no tile is closed, hands stand by
 * themselves, and nothing is asked of a wait. Descriptions are those of the page, for every table.
 */
const UNSAID: readonly RegExp[] = [
  /\.description$/,
  /\.(?:unit|amount|total)\.tai$/,
  /bao/i,
  /^payments\.(?:seat\.same|said\.same|once\.)/,
  /^(?:payments|scoreSheet)\.(?:.*\.)?events\./,
  // a word that is called out
  /^play\.acts\.kong\./,
  /^play\.(?:pays|setup\.tables\.singapore|setup\.modes\.match)\b/,
  /^play\.(?:table\.lockedAbout|claim\.lock|end\.drawn|end\.atOnce)/,
  /^scoreSheet\.form\.(?:round|passes)$/,
  /^analysis\.(?:pingHu\.|routes\.wait\.)/,
  // who is liable is not asked there; a kind of question is called the same at both tables
  /^practice\.(?:scenes\.|kinds\.tai\.|slips\.(?:eye|chow)$)/,
]

function messages(node: unknown, path: string): [string, string][] {
  if (typeof node === 'string') return [[path, node]]
  return Object.entries(node as object).flatMap(([key, value]) => messages(value, `${path}.${key}`))
}

describe('the tools at the Hong Kong table', () => {
  test.each(AREAS)('%s: nothing is called as at the Singapore table', (area) => {
    const said = messages(wordsAt('en', area, 'hong-kong'), area)
    expect(said.length).toBeGreaterThan(5)
    const wrong = said.filter(
      ([path, text]) =>
        FOREIGN.test(text.replaceAll('Hong Kong', '')) && !UNSAID.some((one) => one.test(path)),
    )
    expect(wrong).toEqual([])
  })

  test('every area that a table says otherwise is looked at', () => {
    for (const area of Object.keys(en.spokenAt['hong-kong'])) expect(AREAS).toContain(area)
  })

  test('at its own table every word stays', () => {
    for (const area of AREAS) expect(wordsAt('en', area, 'singapore')).toEqual(en[area])
  })
})
