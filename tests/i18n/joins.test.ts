/**
 * Texts that code puts in a row are joined by `src/i18n/message.ts`, which knows the marks of each language:
 * a comma, a colon, a bracket or a space typed between two of them would be wrong in Chinese.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { placeOf, ROOT, type Source, sourcesOf } from '../../scripts/sources.ts'

const SOURCES = ['src/components', 'src/layouts', 'src/pages'].flatMap(sourcesOf)

/** What is joined for machines: class names, keys, drawings, notation, lists of ids. By file, with a piece of the line. */
const FOR_MACHINES: Readonly<Record<string, readonly string[]>> = {
  'src/pages/[...lang]/patterns/[id].astro': ['{name} {by.sort'],
  'src/components/islands/ScoreSheet/Chart.tsx': ['toFixed'],
  'src/components/islands/Waits/PingHuWaits.tsx': ['345p'],
  'src/components/lesson/Option.astro': ['<i>{letter(place)}</i>}'],
  'src/components/lesson/PaymentCalculator.astro': ['tries='],
  'src/components/lesson/bill-question.ts': ['payments[seat] / of'],
  'src/components/lesson/put.ts': ['JSON.stringify'],
  'src/components/lesson/spell.ts': ['words.join'],
  'src/components/lesson/tell.ts': ["legal ? 'win' : 'none'"],
  'src/components/parts/builder/picture.ts': ['weight', '<svg'],
  'src/components/reference/SheetRow.astro': ['ids.join'],
  'src/components/reference/alias.ts': ['unaccented'],
  'src/components/tiles/TileFace.tsx': ["'back'"],
}

const MARK = /^\s*[,.:;(–（，。：；、]+\s*$/
const PIECE = /^(?:\s*[,.:;]\s+| \(| )$/
/** Attributes that hold no text. */
const NO_TEXT = new Set(['class', 'class:list', 'key', 'viewBox', 'd', 'transform', 'style', 'href', 'id'])

/** A message for whoever builds the site. */
const isThrown = (node: ts.Node): boolean =>
  !!ts.findAncestor(
    node,
    (one) => ts.isThrowStatement(one) || (ts.isCallExpression(one) && one.expression.getText() === 'must'),
  )

const inAttribute = (node: ts.Node): boolean =>
  !!ts.findAncestor(node, (one) => ts.isJsxAttribute(one) && NO_TEXT.has(one.name.getText()))

/** Places of a script where texts are joined by a typed mark or space. */
function joinsIn(source: Source): string[] {
  const found: string[] = []
  const add = (node: ts.Node) => {
    const line = node.getText(source.tree).replace(/\s+/g, ' ')
    if (isThrown(node) || inAttribute(node)) return
    if (FOR_MACHINES[source.path]?.some((piece) => line.includes(piece))) return
    found.push(`${placeOf(source, node)} ${line.slice(0, 120)}`)
  }
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [by] = node.arguments
      if (node.expression.name.text === 'join' && by && ts.isStringLiteralLike(by) && PIECE.test(by.text))
        add(node)
    }
    if (
      ts.isTemplateExpression(node) &&
      node.templateSpans.slice(0, -1).some(({ literal }) => PIECE.test(literal.text))
    )
      add(node)
    if (ts.isJsxElement(node) || ts.isJsxFragment(node))
      node.children.forEach((child, i) => {
        const [before, after] = [node.children[i - 1], node.children[i + 1]]
        const text = ts.isJsxText(child)
          ? child.text
          : ts.isJsxExpression(child) && child.expression && ts.isStringLiteral(child.expression)
            ? child.expression.text
            : null
        if (text === null || !before || !after) return
        const said = (one: ts.Node) => ts.isJsxExpression(one)
        if (MARK.test(text) || (text === ' ' && said(before) && said(after))) add(node)
      })
    ts.forEachChild(node, visit)
  }
  visit(source.tree)
  return found
}

/** The same in the markup of an .astro file, which is no script. */
function joinsInMarkup(path: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const start = text.startsWith('---') ? text.indexOf('\n---', 3) + 4 : 0
  return [...text.slice(start).matchAll(/[}>](?:[,.:;]\s*|\s?\()\{|\} \{(?!\.\.\.|\()|\}[,.:;]\s*</g)]
    .filter(
      (match) =>
        !FOR_MACHINES[path]?.some((piece) =>
          text
            .slice(start)
            .slice(Math.max(0, match.index - 40), match.index + 40)
            .includes(piece),
        ),
    )
    .map((match) => {
      const at = start + match.index
      return `${path}:${text.slice(0, at).split('\n').length} ${text.slice(Math.max(0, at - 50), at + 50).replace(/\s+/g, ' ')}`
    })
}

describe('texts in a row are joined as their language joins them', () => {
  test('in scripts', () => {
    expect(SOURCES.flatMap(joinsIn)).toEqual([])
  })
  test('in markup', () => {
    expect(
      SOURCES.filter(({ path }) => path.endsWith('.astro')).flatMap(({ path }) => joinsInMarkup(path)),
    ).toEqual([])
  })
})
