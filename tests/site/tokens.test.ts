import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { placed } from '../../src/components/site/drawing.ts'
import { isColour, readTokens, tokenClasses } from '../../src/components/site/tokens.ts'
import { style } from '../../src/i18n/en/style.ts'
import { depthOf, engineFacts, folderFacts, neededEdges } from '../../src/layouts/architecture.ts'

const css = readFileSync('src/styles/tokens.css', 'utf8')
const groups = readTokens(css)

test('the style page has every token of the sheet, under a heading with words', () => {
  const [root] = /\n {2}:root \{[\s\S]*?\n {2}\}/.exec(css) ?? ['']
  const written = [...root.matchAll(/^ {4}--([\w-]+):/gm)].map(([, name]) => name)
  expect(written.length).toBeGreaterThan(60)
  expect(groups.flatMap(({ tokens }) => tokens.map(({ name }) => name))).toEqual(written)
  expect(groups.map(({ id }) => id)).toEqual(Object.keys(style.tokens))
})

test('a colour has both of its themes', () => {
  const [{ tokens }] = groups
  expect(tokens[0]).toEqual({
    name: 'paper',
    value: 'light-dark(#f4eee0, #131512)',
    themes: ['#f4eee0', '#131512'],
  })
  expect(tokens.every(isColour)).toBe(true)
  expect(tokenClasses([groups[0]])).toContain('.tk-c-paper{background:var(--paper)}')
})

test('a token without a heading stops the build', () => {
  expect(() => readTokens('\n  :root {\n    --lost: 1px;\n  }')).toThrow('--lost')
})

test('what the drawing leaves out follows from what it shows', () => {
  const facts = folderFacts()
  const edges = neededEdges(facts)
  const reached = (from: string): Set<string> =>
    new Set(edges.filter(([one]) => one === from).flatMap(([, to]) => [to, ...reached(to)]))
  for (const { name, values } of facts)
    expect([...reached(name)]).toEqual(expect.arrayContaining([...values]))
  const boxes = facts.map(({ name }) => ({ name, depth: depthOf(facts, name) }))
  const { at, box, width, height } = placed(boxes, edges)
  for (const { name } of boxes) {
    expect(at(name).x - box.width / 2).toBeGreaterThanOrEqual(0)
    expect(at(name).x + box.width / 2).toBeLessThanOrEqual(width)
    expect(at(name).y + box.height / 2).toBeLessThanOrEqual(height)
    for (const other of boxes)
      if (other.name !== name)
        expect(
          Math.abs(at(other.name).x - at(name).x) >= box.width ||
            Math.abs(at(other.name).y - at(name).y) >= box.height,
        ).toBe(true)
  }
  for (const [from, to] of edges) expect(at(from).y).toBeLessThan(at(to).y)
})

test('the folders of the engine are all of it', () => {
  const engine = folderFacts().find(({ name }) => name === 'engine')!
  const sum = engineFacts().reduce((total, { lines }) => total + lines, 0)
  expect(sum).toBe(engine.lines)
  expect(engine.values).toEqual([])
})
