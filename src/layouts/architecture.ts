import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, type Source, sourcesOf } from '../../scripts/sources.ts'
import { FOLDERS, type Folder, folderOf } from '../architecture.ts'

/** A folder of code as it is. */
export interface Box {
  readonly name: string
  readonly files: number
  readonly lines: number
}

export interface FolderFacts extends Box {
  readonly name: Folder
  /** Folders it imports code from, and those of which it only imports types. */
  readonly values: readonly Folder[]
  readonly types: readonly Folder[]
}

const linesIn = (path: string): number => readFileSync(join(ROOT, path), 'utf8').trimEnd().split('\n').length
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

const boxOf = <N extends string>(name: N, sources: readonly Source[]) => ({
  name,
  files: sources.length,
  lines: sum(sources.map(({ path }) => linesIn(path))),
})

let known: readonly Source[] | undefined
const all = () => (known ??= sourcesOf('src'))

/** Every folder with what it really imports from the others. */
export const folderFacts = (): FolderFacts[] =>
  FOLDERS.map((name) => {
    const own = all().filter(({ path }) => folderOf(path) === name)
    const imports = own.flatMap((source) => source.imports)
    const from = (folder: Folder, typeOnly: boolean) =>
      folder !== name &&
      imports.some((one) => one.path !== null && folderOf(one.path) === folder && one.typeOnly === typeOnly)
    const values = FOLDERS.filter((folder) => from(folder, false))
    const types = FOLDERS.filter((folder) => from(folder, true) && !values.includes(folder))
    return { ...boxOf(name, own), values, types }
  })

/** The folders of the engine, what lies at its top first; `''` names that. */
export function engineFacts(): Box[] {
  const of = (path: string) => /^src\/engine\/([^/]+)\//.exec(path)?.[1] ?? ''
  const own = all().filter(({ path }) => folderOf(path) === 'engine')
  return [...new Set(own.map(({ path }) => of(path)))].sort().map((name) =>
    boxOf(
      name,
      own.filter(({ path }) => of(path) === name),
    ),
  )
}

/** How many steps of imports lie below a folder. */
export function depthOf(facts: readonly FolderFacts[], name: Folder): number {
  const below = facts.find((one) => one.name === name)?.values ?? []
  return below.length === 0 ? 0 : 1 + Math.max(...below.map((folder) => depthOf(facts, folder)))
}

/** The imports that do not follow from others: those that a drawing needs. */
export function neededEdges(facts: readonly FolderFacts[]): (readonly [from: Folder, to: Folder])[] {
  const valuesOf = (name: Folder) => facts.find((one) => one.name === name)?.values ?? []
  const reaches = (from: Folder, to: Folder): boolean =>
    valuesOf(from).some((next) => next === to || reaches(next, to))
  return facts.flatMap(({ name, values }) =>
    values
      .filter((to) => !values.some((other) => other !== to && reaches(other, to)))
      .map((to) => [name, to] as const),
  )
}
