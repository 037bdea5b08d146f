import { sayPhrases } from '../../../i18n/message.ts'
import type { Chair, Entry, Sheet } from '../../../stores/score-sheet-entries.ts'
import { chairOfSeat, type LedgerRow, type Standing } from '../../../stores/score-sheet-fold.ts'
import type { Voice } from './voice.ts'

type Roster = Sheet['roster']

export const nameAt = (chair: Chair, { persons }: Pick<Standing, 'persons'>, roster: Roster): string =>
  roster[persons[chair]]

/** Who came, went or moved. */
function saySeats(voice: Voice, { entry, before }: LedgerRow, roster: Roster): string {
  const { say, words, list } = voice
  if (entry.kind !== 'seats') return ''
  const said = entry.persons.flatMap((person, chair) => {
    const old = before.persons[chair]
    if (person === old) return []
    const places = { name: roster[person], old: roster[old] }
    if (before.persons.includes(person)) return [say(words.said.moves, places)]
    return [
      say(entry.takeOver && !entry.persons.includes(old) ? words.said.comesOver : words.said.comes, places),
    ]
  })
  return said.length > 0 ? list(said) : words.said.seats
}

const EXTRAS = ['opening', 'late'] as const

/** What an entry says, in one line without amounts. */
export function sayEntry(
  voice: Voice,
  row: LedgerRow,
  { roster, table }: Pick<Sheet, 'roster' | 'table'>,
): string {
  const { say, words } = voice
  const { said, form } = words
  const { entry, before } = row
  const name = (chair: Chair) => nameAt(chair, before, roster)
  switch (entry.kind) {
    case 'win':
      return say(said.won[entry.win], {
        winner: name(entry.winner),
        total: voice.amount(entry.total, before.rules),
        from: entry.from === null ? '' : name(entry.from),
      })
    case 'drawn': {
      const { drawRotates, dealer } = before.rules.play
      const matters = dealer === 'winner-stays' && drawRotates === 'kong'
      if (!matters) return said.drawn
      return sayPhrases(voice.lang, [said.drawn, (entry.kong ?? before.kong) ? said.kong : said.noKong])
    }
    case 'instant': {
      const what = {
        name: name(entry.who),
        event: form.events[entry.event],
        from: entry.from === null ? '' : name(entry.from),
      }
      const extra = EXTRAS.filter((one) => entry[one]).map((one) => (one === 'late' ? said.late : said.dealt))
      const paid = say(entry.from === null ? said.instant : said.instantFrom, what)
      return sayPhrases(voice.lang, [paid, ...extra])
    }
    case 'penalty':
      return entry.to === 'each'
        ? say(said.penaltyEach, { name: name(entry.who), n: entry.points })
        : say(said.penaltyTo, { name: name(entry.who), to: name(entry.to), n: entry.points })
    case 'correction':
      return said.correction
    case 'seats':
      return saySeats(voice, row, roster)
    case 'banker':
      return say(said.banker, { name: name(entry.dealer), round: voice.seat(row.after.round) })
    case 'rules': {
      const list = voice.rules(table, entry.values)
      return list === '' ? said.rulesWritten : say(said.rules, { list })
    }
  }
}

/** Who pays for everybody and why; empty when nobody does. */
export function sayBao(
  voice: Voice,
  { payer, found, before, moved }: LedgerRow,
  { roster }: Pick<Sheet, 'roster'>,
): string {
  const { say, words } = voice
  if (payer === null) return ''
  const person = before.persons[payer]
  const alone = moved.every((n, i) => i === person || n >= 0)
  if (!alone) return ''
  const name = roster[person]
  return found
    ? say(words.said.bao, { name, why: words.bao[found.rules[0]] })
    : say(words.said.baoTable, { name })
}

/** What is worth a second look. */
export function sayMarks(
  voice: Voice,
  { marks, before, counted, found }: LedgerRow,
  { roster }: Pick<Sheet, 'roster'>,
): string[] {
  const { say, words } = voice
  const values = {
    minimum: voice.amount(before.rules.minimum, before.rules),
    counted: voice.amount(counted?.score.legal ? counted.score.total : 0, before.rules),
    payer: found ? nameAt(chairOfSeat(found.feeder, before.dealer), before, roster) : '',
  }
  return marks.map((mark) => say(words.marks[mark], values))
}

/** What each got or paid, those who did neither left out. */
export const sayAmounts = (voice: Voice, moved: readonly number[], roster: Roster): string =>
  voice.list(
    moved.flatMap((n, person) =>
      n === 0 ? [] : [voice.say(voice.words.said.amount, { name: roster[person], n: voice.signed(n) })],
    ),
  )

/** That an entry was made or changed: what it says, and who pays and gets how much, when anybody does. */
export function sayTold(
  voice: Voice,
  row: LedgerRow,
  sheet: Pick<Sheet, 'roster' | 'table'>,
  fresh: boolean,
) {
  const { said } = voice.words
  const what = sayEntry(voice, row, sheet)
  const amounts = sayAmounts(voice, row.moved, sheet.roster)
  if (amounts === '') return voice.say(fresh ? said.enteredAlone : said.changedAlone, { what })
  return voice.say(fresh ? said.entered : said.changed, { what, amounts })
}

export const noteOf = (entry: Entry): string => ('note' in entry ? entry.note : '')
