import fc from 'fast-check'

/** Stands in every markup that is tried: what the site shows may hold it as text only. */
export const MARK = 'fuzz()'

const DEEP = 20_000

/** Texts that have broken programs before: markup, escapes, names every object has, numbers that are none. */
export const NASTY: readonly string[] = [
  '',
  ' ',
  '\0',
  '\u202e\u2066',
  '\ud800',
  '\udfff',
  '１２３萬',
  '🀇🀈🀉',
  'e\u0301'.repeat(40),
  `<img src=x onerror=${MARK}>`,
  `"><script>${MARK}</script>`,
  `'-${MARK}-'`,
  `javascript:${MARK}`,
  `</script><svg/onload=${MARK}>`,
  `{{${MARK}}}`,
  '{text}{field}{n}{what}{list}',
  '$&$1',
  '%',
  '%2',
  '%zz',
  '%E0%A4%A',
  '%00',
  '+',
  '++++',
  '&=&=',
  '?',
  '#',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'undefined',
  'null',
  'true',
  'NaN',
  'Infinity',
  '-1',
  '-0',
  '1e309',
  '0x10',
  '1.5',
  '99999999999999999999',
  '2147483648',
  '[',
  ']',
  '[[[[',
  '(((111z',
  '][',
  '|||',
  '[777z',
  '1m1m1m1m1m',
  '0m',
  '10m',
  '9z',
  '5a',
  '-',
  ',',
  ':',
  ':::',
  ',,,,',
  'east,east',
  'east:kong-claimed:east:late:dealt:late',
  '9'.repeat(4000),
  'm'.repeat(4000),
  '1m '.repeat(1500),
  '['.repeat(DEEP),
]

export const nasty: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...NASTY), fc.constantFrom(...NASTY)).map((two) => two.join('')),
  },
)

/** A good text that went wrong: cut off, with a piece lost, doubled, or put in the place of another. */
export const spoilt = (good: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      good,
      fc.nat(),
      fc.nat({ max: 12 }),
      nasty,
      fc.constantFrom('cut', 'lose', 'double', 'put', 'turn'),
    )
    .map(([text, where, length, bad, how]) => {
      const at = text.length === 0 ? 0 : where % text.length
      const [before, piece, after] = [text.slice(0, at), text.slice(at, at + length), text.slice(at + length)]
      switch (how) {
        case 'cut':
          return before
        case 'lose':
          return before + after
        case 'double':
          return before + piece + piece + after
        case 'turn':
          return before + [...piece].reverse().join('') + after
        default:
          return before + bad + after
      }
    })

/** As a browser writes it into an address: what stands alone of a pair of surrogates has no such form. */
const escaped = (text: string) => encodeURIComponent(text.toWellFormed())

/** A link with something wrong in it: parts under known names and others, escaped or as typed, or a good one spoilt. */
export function badLink(names: readonly string[], good: readonly string[]): fc.Arbitrary<string> {
  const goodParts = good.flatMap((link) => link.replace(/^\?/, '').split('&'))
  const part = fc
    .tuple(fc.oneof(fc.constantFrom(...names), nasty), nasty, fc.boolean())
    .map(([name, value, asTyped]) => (!asTyped ? `${escaped(name)}=${escaped(value)}` : `${name}=${value}`))
  const parts = fc
    .tuple(
      fc.array(fc.constantFrom(...goodParts), { maxLength: 6 }),
      fc.array(part, { minLength: 1, maxLength: 4 }),
    )
    .chain((both) => fc.shuffledSubarray(both.flat(), { minLength: both.flat().length }))
    .map((all) => `?${all.join('&')}`)
  return fc.oneof(parts, spoilt(fc.constantFrom(...good)))
}

const junk: fc.Arbitrary<unknown> = fc.oneof(
  nasty,
  fc.constantFrom<unknown>(null, true, -1, 1.5, 1e12, 1e308, [], {}, [[]], { a: [{ b: 'c' }] }, [null]),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Every place in data: the path to each value, to lists and objects too. */
function placesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const here = path.length > 0 ? [path] : []
  if (typeof value !== 'object' || value === null) return here
  return [...here, ...Object.entries(value).flatMap(([name, one]) => placesOf(one, [...path, name]))]
}

function withValue(data: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  // a list has no member far from the others
  if (Array.isArray(data) && !(Number(first) < data.length)) return [...data, value]
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<string, unknown>
  const next = rest.length === 0 ? value : withValue(copy[first], rest, value)
  // `__proto__` is a name like any other in JSON
  Object.defineProperty(copy, first, { value: next, enumerable: true, configurable: true, writable: true })
  return copy
}

/** Good data in which one to three values are anything at all, or which have something more. */
export function badData(good: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.constantFrom(...good).chain((data) => {
    const places = placesOf(data)
    if (places.length === 0) return junk
    const change = fc.tuple(fc.constantFrom(...places), fc.option(nasty, { nil: undefined, freq: 4 }), junk)
    return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) =>
      changes.reduce<unknown>((now, [path, more, value]) => {
        const place = more === undefined ? path : [...path.slice(0, -1), more]
        try {
          return withValue(now, place, value)
        } catch {
          // an earlier change took away what this one is in
          return now
        }
      }, data),
    )
  })
}

/** Text that should be JSON of something good. */
export const badText = (good: readonly unknown[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: badData(good).map((data) => JSON.stringify(data)) },
    { weight: 3, arbitrary: spoilt(fc.constantFrom(...good).map((data) => JSON.stringify(data))) },
    { weight: 1, arbitrary: nasty },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
        `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
        `{"version":1,"value":${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}}`,
        `{"version":1,"value":{"sheets":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}}`,
      ),
    },
  )
