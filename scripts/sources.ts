import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import ts from 'typescript'

/** The project's root. Tests and the build run there; where this file is does not tell, since the build bundles it. */
export const ROOT = process.cwd()

export interface Import {
  /** As written. */
  readonly from: string
  /** Path from the project's root, or null for a package. */
  readonly path: string | null
  readonly typeOnly: boolean
}

export interface Source {
  /** Path from the project's root, with `/`. */
  readonly path: string
  /** The TypeScript in it: all of a .ts file, frontmatter and scripts of an .astro file. */
  readonly tree: ts.SourceFile
  readonly imports: readonly Import[]
}

const CODE = /\.(?:ts|tsx|mjs|astro)$/

/** The TypeScript of an .astro file: its frontmatter, then what stands in its scripts. */
function scriptOf(astro: string): string {
  const [, frontmatter = '', rest = ''] = /^\s*---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(astro) ?? [
    null,
    '',
    astro,
  ]
  const scripts = [...rest.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text)
  return [frontmatter, ...scripts].join('\n')
}

function importsOf(tree: ts.SourceFile, path: string): Import[] {
  const found: Import[] = []
  const add = (from: string, typeOnly: boolean) => {
    const clean = from.replace(/\?.*$/, '')
    const target = clean.startsWith('.') ? posix.join(posix.dirname(path), clean) : null
    found.push({ from, path: target, typeOnly })
  }
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
      add(node.moduleSpecifier.text, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
      add(node.moduleSpecifier.text, node.isTypeOnly)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [what] = node.arguments
      if (what && ts.isStringLiteral(what)) add(what.text, false)
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const { literal } = node.argument
      if (ts.isStringLiteral(literal)) add(literal.text, true)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function read(path: string): Source {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const code = path.endsWith('.astro') ? scriptOf(text) : text
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind)
  return { path, tree, imports: importsOf(tree, path) }
}

/** Every source file below a folder of the project, read and parsed. */
export const sourcesOf = (folder: string): Source[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
    .map(read)

/** Where a node stands, for a message: `src/engine/score.ts:12`. */
export function placeOf(source: Source, node: ts.Node): string {
  const { line } = source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree))
  return `${source.path}:${line + 1}`
}
