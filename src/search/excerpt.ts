/** A piece of an excerpt: running text, or a word that the query met. */
export interface Piece {
  readonly text: string
  readonly hit: boolean
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
}

const decode = (text: string): string =>
  text.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|amp|quot|#39|#x27);/g, (entity) => ENTITIES[entity])

/** The pieces of an excerpt in which hits stand in `<mark>`; any other markup is dropped, so nothing of it is ever run. */
export function piecesOf(excerpt: string): Piece[] {
  return excerpt
    .split(/(<mark>[\s\S]*?<\/mark>)/)
    .map((part) => ({ text: decode(part), hit: part.startsWith('<mark>') }))
    .filter(({ text }) => text !== '')
}
