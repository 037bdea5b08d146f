import {
  type Hand,
  type Kind,
  type Meld,
  parseHand,
  parseMelds,
  parseTile,
  type Result,
} from '../../engine/index.ts'

/** The value of a text written in a page; a mistake there stops the build and says where it is. */
function must<T>(what: string, text: string, result: Result<T>): T {
  if (result.ok) return result.value
  const { code, message, at } = result.error
  throw new Error(`${what} "${text}"${at === undefined ? '' : ` at ${at}`}: ${code}, ${message}`)
}

export const handOf = (text: string): Hand => must('Hand', text, parseHand(text))
export const tileOf = (text: string): Kind | 'back' =>
  text === 'back' ? 'back' : must('Tile', text, parseTile(text))

export function meldOfText(text: string): Meld {
  const melds = must('Set', text, parseMelds(text))
  if (melds.length !== 1) throw new Error(`Set "${text}": one set is wanted, not ${melds.length}`)
  return melds[0]
}
