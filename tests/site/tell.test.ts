import { describe, expect, test } from 'vitest'
import { ask } from '../../src/components/lesson/ask.ts'
import type { Query } from '../../src/components/lesson/query.ts'
import { escapeHtml, tell } from '../../src/components/lesson/tell.ts'
import { EXAMPLES } from '../../src/content/examples/index.ts'
import { type RuleValues, resolveRules } from '../../src/engine/index.ts'
import { en } from '../../src/i18n/en/index.ts'

function told(query: Query, rules: RuleValues = {}) {
  const ruleset = resolveRules({ rules })
  if (!ruleset.ok) throw new Error(ruleset.error.message)
  return tell('en', en, query, ask(query, ruleset.value))
}
const main = (query: Query, rules?: RuleValues) => told(query, rules).text.main
/** No-break spaces as spaces. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')
const hand = (name: keyof typeof EXAMPLES) => ({ hand: EXAMPLES[name].hand, fields: EXAMPLES[name].fields })
const caption = (name: keyof typeof EXAMPLES, rules?: RuleValues) => {
  const { state, text } = told({ ask: 'caption', ...hand(name) }, rules)
  return { state, total: spaced(text.total), reason: spaced(text.reason) }
}

describe('numbers in a line', () => {
  test('a number and its unit do not break', () => {
    expect(main({ ask: 'tai', of: ['ping-hu'] })).toBe('4\u00a0tai')
    expect(main({ ask: 'tai', of: ['ping-hu'], bare: true })).toBe('4')
    expect(main({ ask: 'tai', of: ['animal'], each: true })).toBe('1\u00a0tai each')
  })
  test('words where there is no number', () => {
    expect(main({ ask: 'tai', of: ['seven-pairs'] })).toBe('not played')
    expect(main({ ask: 'tai', of: ['nine-gates'] })).toBe('the limit')
    expect(main({ ask: 'tai', of: ['nine-gates'], bare: true })).toBe('5')
    expect(main({ ask: 'limit' }, { limit: 'none' })).toBe('no limit')
    expect(main({ ask: 'num', of: 'fresh-tile-at' }, { freshTileAt: 'off' })).toBe('off')
    expect(main({ ask: 'pays', who: 'all', ...hand('plain-no-tai') })).toBe('nothing')
    expect(main({ ask: 'instant', event: 'bite' }, { instantPayments: 'kongs-only' })).toBe('nothing')
  })
  test('thousands are written as the language writes them', () => {
    expect(main({ ask: 'pays-total', tai: 'limit', who: 'all' }, { limit: 10 })).toBe('4,096')
  })
  test('sentences with the minimum and the limit, another one without a limit', () => {
    const query: Query = { ask: 'fill', text: 'From {minimum} to {limit}.', none: 'From {minimum} up.' }
    expect(main(query)).toBe('From 1\u00a0tai to 5\u00a0tai.')
    expect(main(query, { limit: 'none' })).toBe('From 1\u00a0tai up.')
    // where nothing is asked for no sentence speaks of a need
    const free: Query = { ask: 'fill', text: 'You need {minimum}.', free: 'Every complete hand wins.' }
    expect(main(free)).toBe('You need 1\u00a0tai.')
    expect(main(free, { minimum: 0 })).toBe('Every complete hand wins.')
  })
})

describe('captions', () => {
  test('a win names its rows, each with its value where there are several', () => {
    expect(caption('plain-red-dragons')).toEqual({ state: 'win', total: '1 tai', reason: 'Dragon set.' })
    expect(caption('three-sources')).toEqual({
      state: 'win',
      total: '3 tai',
      reason: 'Dragon set 1, Own flower 1, Animal 1.',
    })
    expect(caption('dragon-set-two').reason).toBe('Dragon set 1 + 1.')
  })
  test('more than the limit, and a limit hand', () => {
    expect(caption('over-the-limit').reason).toMatch(/That makes 7, paid as the limit of 5\.$/)
    expect(caption('all-terminals').reason).toBe('All Terminals: a limit hand, and nothing is added.')
  })
  test('no win says why', () => {
    expect(caption('plain-no-tai')).toMatchObject({ state: 'none', total: '0 tai' })
    expect(caption('plain-no-tai').reason).toBe('No win: nothing in it counts, and the minimum is 1 tai.')
    expect(caption('plain-red-dragons', { minimum: 2 }).reason).toBe(
      'Dragon set. No win: the minimum is 2 tai.',
    )
    expect(caption('thirteen-orphans-missing-one').reason).toBe('No win: the hand is not complete.')
  })
  test('a hand without tai where none is needed', () => {
    expect(caption('no-tai-claimed', { minimum: 0 })).toMatchObject({ state: 'win', total: '0 tai' })
    expect(caption('no-tai-claimed', { minimum: 0 }).reason).toMatch(/^Chicken hand: nothing in it counts/)
  })
})

describe('rows of the sheet', () => {
  const row = (query: Query, rules?: RuleValues) => {
    const { state, value, text } = told(query, rules)
    return [state, value, text.main, text.note]
  }
  test('number and what kind of number it is', () => {
    expect(row({ ask: 'row', of: ['dragon-set'], each: true })).toEqual(['plain', '1', '1', 'each'])
    expect(row({ ask: 'row', of: ['ping-hu'] })).toEqual(['plain', '4', '4', ''])
    expect(row({ ask: 'row', of: ['all-green'] })).toEqual(['limit', '5', '5', 'limit'])
    expect(row({ ask: 'row', of: ['all-green'] }, { allGreen: 4 })).toEqual(['plain', '4', '4', ''])
    expect(row({ ask: 'row', of: ['all-green'] }, { allGreen: 'off' })).toEqual([
      'off',
      '',
      '–',
      'not played',
    ])
  })
})

describe('what is written as elements', () => {
  test('the payment table has a row a total and the columns asked for', () => {
    const cells = (html: string) => (html.match(/<t[dh]/g) ?? []).length
    expect(cells(told({ ask: 'pay-table' }).html.rows)).toBe(5 * 6)
    expect(cells(told({ ask: 'pay-table', win: 'discard' }).html.rows)).toBe(5 * 4)
    expect(cells(told({ ask: 'pay-table', win: 'self-draw' }).html.rows)).toBe(5 * 3)
  })
  test('the line of a bare Ping Hu says so', () => {
    const { rows } = told({ ask: 'pay-table' }, { pingHuPrice: 'spgg' }).html
    expect(rows).toContain(`scope="row">4 (${en.patterns['ping-hu'].name})</th>`)
  })
  test('the choices of a question are buttons, the right one and slips marked', () => {
    const { html } = told({ ask: 'question', kind: 'win', slips: [{}], ...hand('check-gap') })
    expect(html.choices).toBe(
      '<button type="button" aria-pressed="false" data-slip="0">It is a win</button>' +
        '<button type="button" aria-pressed="false" data-right>It is no win</button>',
    )
  })
  test('texts are escaped', () => {
    expect(escapeHtml('<b> & "c"')).toBe('&lt;b&gt; &amp; &quot;c&quot;')
  })
})
