import { type Kind, type Meld, parseMelds, parseTiles, type Result } from '../../engine/index.ts'

/** A piece of a text of tiles: a set in its brackets, or bare tiles that touch. */
export type Piece = { readonly meld: Meld } | { readonly tiles: readonly Kind[] }

function must<T>(text: string, result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(`Tiles "${text}": ${result.error.code}, ${result.error.message}`)
}

/** `777z`, `[123m] (1111s) 55z`, `2f1a`: pieces in the order written; spaces part bare tiles. A wrong text stops the build. */
export function piecesOf(text: string): Piece[] {
  return (text.match(/\[[^\]]*\]|\([^)]*\)|[^\s[(]+/g) ?? []).flatMap((part): Piece[] =>
    /^[[(]/.test(part)
      ? must(text, parseMelds(part)).map((meld) => ({ meld }))
      : [{ tiles: must(text, parseTiles(part)) }],
  )
}
