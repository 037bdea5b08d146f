import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { placeOf, ROOT, type Source, sourcesOf } from '../scripts/sources.ts'
import { type Allowed, FOLDERS, folderOf, MAY } from '../src/architecture.ts'
import { DEFAULT_TABLE, TABLE_IDS } from '../src/engine/index.ts'
import { HOME_TABLE, TABLES_KEPT } from '../src/stores/rules.ts'

const sources = sourcesOf('src')
const within = (folder: string) => sources.filter(({ path }) => path.startsWith(`src/${folder}/`))

/** Every import inside src that `wrong` objects to, as `file -> what`. */
const offences = (
  files: readonly Source[],
  wrong: (from: Source, to: string, typeOnly: boolean) => boolean,
) =>
  files.flatMap((source) =>
    source.imports
      .filter(({ path, typeOnly }) => path?.startsWith('src/') && wrong(source, path, typeOnly))
      .map(({ from }) => `${source.path} -> ${from}`),
  )

describe('who may import whom', () => {
  test('there is code to look at', () => {
    for (const folder of FOLDERS) expect(within(folder).length, folder).toBeGreaterThan(0)
  })

  test.each(FOLDERS)('%s', (folder) => {
    const { values, types = [] }: Allowed = MAY[folder]
    const wrong = offences(within(folder), (_, to, typeOnly) => {
      const target = folderOf(to)
      // a file of src itself imports nothing (below), so whoever may import it
      return (
        target !== '' &&
        target !== folder &&
        !values.includes(target) &&
        !(typeOnly && types.includes(target))
      )
    })
    expect(wrong).toEqual([])
  })

  test('what lies in src itself imports none of the folders', () => {
    const own = sources.filter(
      ({ path }) => folderOf(path) === '' && !/^src\/(?:content\.config|env\.d)\.ts$/.test(path),
    )
    expect(own.length).toBeGreaterThan(0)
    expect(offences(own, () => true)).toEqual([])
  })

  test('no folder stands outside these rules', () => {
    const known = new Set<string>([...FOLDERS, 'styles', ''])
    expect(sources.map(({ path }) => folderOf(path)).filter((folder) => !known.has(folder))).toEqual([])
  })

  test('the engine has one door', () => {
    const wrong = offences(
      sources.filter(({ path }) => folderOf(path) !== 'engine'),
      (_, to) => to.startsWith('src/engine/') && to !== 'src/engine/index.ts',
    )
    expect(wrong).toEqual([])
  })

  test('islands never import each other', () => {
    const islands = within('components/islands')
    expect(islands.length).toBeGreaterThan(0)
    expect(
      offences(
        islands,
        (from, to) => folderOfIsland(to) !== null && folderOfIsland(to) !== folderOfIsland(from.path),
      ),
    ).toEqual([])
  })

  test('shared parts and tiles import no island', () => {
    const files = [...within('components/parts'), ...within('components/tiles')]
    expect(offences(files, (_, to) => folderOfIsland(to) !== null)).toEqual([])
  })

  test('only layouts and pages read the content collections', () => {
    const readers = sources.filter(({ imports }) => imports.some(({ from }) => from === 'astro:content'))
    const strangers = readers.filter(
      ({ path }) => !/^src\/(?:layouts|pages)\//.test(path) && path !== 'src/content.config.ts',
    )
    expect(strangers.map(({ path }) => path)).toEqual([])
  })

  test('only the place that hands out words holds the dictionaries', () => {
    const wrong = offences(
      sources.filter(({ path }) => /^src\/(?:stores|components\/(?:islands|parts|tiles))\//.test(path)),
      (_, to, typeOnly) => !typeOnly && /^src\/i18n\/(?:dictionaries|en\/)/.test(to),
    )
    expect(wrong).toEqual([])
  })
})

/** An island is a file of `islands/`, or a folder there whose files belong together. */
function folderOfIsland(path: string): string | null {
  return /^src\/components\/islands\/([^/.]+)/.exec(path)?.[1] ?? null
}

const walk = (node: ts.Node, visit: (node: ts.Node) => void) => {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** Whether an identifier is used as a value of its own, not as the name of a property. */
const stands = (node: ts.Identifier) =>
  !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node) &&
  !ts.isPropertySignature(node.parent) &&
  !ts.isTypeReferenceNode(node.parent)

describe('the engine is pure', () => {
  const engine = within('engine')
  const OUTSIDE = new Set(
    'Date window document localStorage sessionStorage globalThis self navigator process performance crypto fetch console require setTimeout queueMicrotask'.split(
      ' ',
    ),
  )

  test('it knows no clock, no chance, no browser, no process', () => {
    const wrong: string[] = []
    for (const source of engine)
      walk(source.tree, (node) => {
        if (ts.isIdentifier(node) && OUTSIDE.has(node.text) && stands(node) && !declares(source, node.text))
          wrong.push(`${placeOf(source, node)} ${node.text}`)
        if (ts.isPropertyAccessExpression(node) && node.getText(source.tree) === 'Math.random')
          wrong.push(`${placeOf(source, node)} Math.random`)
      })
    expect(wrong).toEqual([])
  })

  test('it imports no package', () => {
    const wrong = engine.flatMap(({ path, imports }) =>
      imports.filter((one) => one.path === null).map(({ from }) => `${path} -> ${from}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('a table is data', () => {
  const tables = new Set<string>(TABLE_IDS)
  const isTable = (node: ts.Node) => ts.isStringLiteralLike(node) && tables.has(node.text)
  /** `list.includes('singapore')` asks the same as `===`. */
  const ASKS = /^(?:includes|indexOf|startsWith|endsWith|has|find|some|every|filter|test|match)$/

  test('nothing in src branches on the name of a table', () => {
    const wrong: string[] = []
    for (const source of sources)
      walk(source.tree, (node) => {
        const compares =
          ts.isBinaryExpression(node) &&
          /^[!=]==?$/.test(node.operatorToken.getText(source.tree)) &&
          (isTable(node.left) || isTable(node.right))
        const asks =
          ts.isCallExpression(node) &&
          ts.isPropertyAccessExpression(node.expression) &&
          ASKS.test(node.expression.name.text) &&
          (node.arguments.some(isTable) ||
            (ts.isArrayLiteralExpression(node.expression.expression) &&
              node.expression.expression.elements.some(isTable)))
        if (compares || asks || (ts.isCaseClause(node) && isTable(node.expression)))
          wrong.push(`${placeOf(source, node)} ${node.getText(source.tree).slice(0, 60)}`)
      })
    // what stands in the markup of a page is not parsed
    for (const { path } of sources.filter((source) => source.path.endsWith('.astro')))
      for (const [found] of readFileSync(join(ROOT, path), 'utf8').matchAll(/[!=]==?\s*['"`]([\w-]+)['"`]/g))
        if (tables.has(/['"`](.*)['"`]/.exec(found)?.[1] ?? '')) wrong.push(`${path} ${found}`)
    expect(wrong).toEqual([])
  })

  test('every table is among those that are kept, in the same order', () => {
    expect(TABLES_KEPT).toEqual([...TABLE_IDS])
    expect(HOME_TABLE).toBe(DEFAULT_TABLE)
  })
})

describe('what is typed stays text', () => {
  const MARKUP =
    /innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment|DOMParser|document\.write|srcdoc|\beval\(|new Function\b/
  /** What may make markup in the browser, and of what: words that are escaped, and the site's own drawings. */
  const ALLOWED = [
    'src/components/lesson/follow-late.ts', // answers of the engine in words of the site (tell.ts escapes them)
    'src/components/parts/Later.tsx', // an empty text, which leaves the page's own elements alone
    'src/components/parts/builder/picture.ts', // the sprite of the tiles
    'src/components/site/follow.ts', // answers of the engine in words of the site (tell.ts escapes them)
  ]

  test('few files make markup in the browser, and none of it of what a reader can type or paste', () => {
    const scripts = sources.filter(({ path }) => /\.tsx?$/.test(path))
    const makers = scripts.filter(({ tree }) => MARKUP.test(tree.text)).map(({ path }) => path)
    expect(makers.filter((path) => !ALLOWED.includes(path))).toEqual([])
  })
})

/** A file's own function or parameter of that name is not the outside's. */
function declares(source: Source, name: string): boolean {
  let found = false
  walk(source.tree, (node) => {
    if (
      (ts.isVariableDeclaration(node) ||
        ts.isParameter(node) ||
        ts.isFunctionDeclaration(node) ||
        ts.isBindingElement(node)) &&
      node.name !== undefined &&
      ts.isIdentifier(node.name) &&
      node.name.text === name
    )
      found = true
  })
  return found
}

describe('house style', () => {
  const code = sources.filter(({ path }) => /\.tsx?$/.test(path))

  /** Astro loads a client directive by its default export. */
  const DIRECTIVES = ['src/components/lesson/near.ts', 'src/components/site/soon.ts']

  test('no default exports', () => {
    const ours = code.filter(({ path }) => !DIRECTIVES.includes(path))
    const wrong = ours.filter(({ tree }) =>
      tree.statements.some(
        (statement) =>
          ts.isExportAssignment(statement) ||
          (ts.canHaveModifiers(statement) &&
            ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)),
      ),
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('imports of our own files name their extension', () => {
    const wrong = sources.flatMap(({ path, imports }) =>
      imports
        .filter((one) => one.path !== null && !/\.(?:ts|tsx|astro|css|json|mjs|md|svg)$/.test(one.path))
        .map(({ from }) => `${path} -> ${from}`),
    )
    expect(wrong).toEqual([])
  })

  test('no file is far past the 300 lines at which to look again', () => {
    const long = code
      .filter(({ path }) => !path.startsWith('src/i18n/') && !path.startsWith('src/content/'))
      .filter(({ tree }) => tree.getLineAndCharacterOfPosition(tree.end).line > 400)
    expect(long.map(({ path }) => path)).toEqual([])
  })
})
