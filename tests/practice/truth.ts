import {
  baoRequest,
  countKinds,
  kindOf,
  parseHand,
  type Reading,
  type RulesChoice,
  type Score,
  type ScoreAnswer,
  SEATS,
  type Seat,
  scoreRequest,
  settleRequest,
  tileId,
  waitsRequest,
} from '../../src/engine/index.ts'
import { type Answer, type Asked, KIND_FACTS } from '../../src/practice/index.ts'

/**
 * What is right, found again through the requests of the command (interface.md), and for waits and discards by
 * trying every tile: nothing of the makers is used.
 */
type Req = Record<string, unknown>
const must = <T extends { ok: boolean }>(answer: T): Extract<T, { ok: true }> => {
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return answer as Extract<T, { ok: true }>
}

const TILES = ['m', 'p', 's'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${rank}${suit}`))
const KINDS = [...TILES, ...[1, 2, 3, 4, 5, 6, 7].map((rank) => `${rank}z`)]

const base = (asked: Asked, rules: RulesChoice): Req => ({ ...rules, hand: asked.hand, ...asked.fields })

export const scoreOf = (asked: Asked, rules: RulesChoice) =>
  must(scoreRequest(base(asked, rules)) as ScoreAnswer & Score)

/** Kinds that complete 13 tiles, each tried; a fifth copy is refused by the request itself. */
function waitsByTrying(asked: Asked, rules: RulesChoice): string[] {
  return KINDS.filter((tile) => {
    const answer = scoreRequest({ ...base(asked, rules), hand: `${asked.hand} +${tile}` })
    return answer.ok && 'reading' in answer && answer.reading !== null
  })
}

function payments(asked: Asked, rules: RulesChoice) {
  const { total, lines } = scoreOf(asked, rules)
  const { win = 'discard', from, seat = 'east' } = asked.fields
  const unit = rules.table === 'hong-kong' ? 'faan' : 'tai'
  return must(
    settleRequest({
      ...rules,
      [unit]: total,
      winner: seat,
      win,
      ...(from && win !== 'self-draw' ? { from } : {}),
      pingHu: lines.length === 1 && lines[0].id === 'ping-hu',
    }) as { ok: true; payments: Record<Seat, number> },
  ).payments
}

function liable(asked: Asked, rules: RulesChoice): Seat | null {
  const { scene, fields } = asked
  if (!scene || scene.act === 'none') return null
  const hand = parseHand(asked.hand)
  if (!hand.ok) throw new Error(asked.hand)
  const sets = asked.hand.match(/\[[^\]]*\]|\([^)]*\)/g)?.join('') ?? ''
  const bonus = asked.hand.match(/\|([^ +]*)/)?.[1] ?? ''
  const receiver = fields.seat ?? 'east'
  const from = fields.from ?? SEATS[(SEATS.indexOf(receiver) + 1) % 4]
  const rank = scene.tile[0]
  const letter = scene.tile[1]
  const claimed =
    scene.act === 'chow'
      ? `[${[rank, ...hand.value.concealed.map((kind) => tileId(kind)[0])].sort().join('')}${letter}]`
      : `[${rank.repeat(scene.act === 'kong' ? 4 : 3)}${letter}]`
  const how = scene.act === 'win' ? { win: true, hand: asked.hand } : { exposed: sets, bonus, claimed }
  const answer = must(
    baoRequest({
      ...rules,
      receiver,
      from,
      round: fields.round ?? 'east',
      playable: scene.playable,
      fresh: scene.fresh,
      ...how,
    }),
  )
  return answer.liable ? from : null
}

/** Whether an answer to a question is right. */
export function truth(asked: Asked, rules: RulesChoice): (answer: Answer) => boolean {
  switch (KIND_FACTS[asked.kind].task) {
    case 'count': {
      const { total, legal } = scoreOf(asked, rules)
      return (answer) => legal && answer.as === 'amount' && answer.n === total
    }
    case 'win': {
      const { legal, why } = scoreOf(asked, rules)
      return (answer) => answer.as === 'verdict' && answer.verdict === (legal ? 'win' : why)
    }
    case 'pays': {
      const right = payments(asked, rules)
      return (answer) =>
        answer.as === 'payments' && SEATS.every((seat) => answer.payments[seat] === right[seat])
    }
    case 'waits': {
      const right = waitsByTrying(asked, rules).map((tile) => kindOf(tile))
      return (answer) => answer.as === 'tiles' && answer.kinds.join() === right.join()
    }
    case 'discard': {
      const { discards } = must(waitsRequest({ ...rules, hand: asked.hand }) as never) as {
        discards: { tile: string; shanten: number; useful: [string, number][] }[]
      }
      const worth = (d: (typeof discards)[number]) =>
        1000 * -d.shanten + d.useful.reduce((sum, [, left]) => sum + left, 0)
      const best = Math.max(...discards.map(worth))
      const top = discards.filter((d) => worth(d) === best).map(({ tile }) => tile)
      return (answer) => answer.as === 'tiles' && top.includes(tileId(answer.kinds[0]))
    }
    case 'reading': {
      const { total, others } = scoreOf(asked, rules)
      const totals = [total, ...others.map((other) => other.total)]
      const best = Math.max(...totals)
      const same = totals.every((n) => n === best)
      return (answer) => {
        if (answer.as === 'same') return same
        if (answer.as !== 'reading' || same) return false
        return readingTotal(asked, rules, answer) === best
      }
    }
    case 'liable': {
      const right = liable(asked, rules)
      return (answer) => answer.as === 'seat' && answer.seat === right
    }
  }
}

/** What a reading is worth: found by the text that the request writes for it. */
function readingTotal(asked: Asked, rules: RulesChoice, answer: Extract<Answer, { as: 'reading' }>): number {
  const { total, reading, others } = scoreOf(asked, rules) as never as {
    total: number
    reading: string
    others: { reading: string; total: number }[]
  }
  const text = readingText(answer.reading)
  return text === reading ? total : (others.find((other) => other.reading === text)?.total ?? Number.NaN)
}

/** A reading as interface.md writes it. */
function readingText(read: Reading): string {
  if (read.shape === 'seven-pairs')
    return read.pairs.map((kind) => `[${tileId(kind)[0].repeat(2)}${tileId(kind)[1]}]`).join(' ')
  if (read.shape !== 'sets') throw new Error('Thirteen Orphans reads in one way only')
  return [...read.sets, ...read.melds]
    .map(({ type, tile, concealed }) => {
      const id = tileId(tile)
      const ranks =
        type === 'chow' ? [0, 1, 2].map((i) => +id[0] + i).join('') : id[0].repeat(type === 'kong' ? 4 : 3)
      return concealed ? `(${ranks}${id[1]})` : `[${ranks}${id[1]}]`
    })
    .concat(`${tileId(read.eye)[0].repeat(2)}${tileId(read.eye)[1]}`)
    .join(' ')
}

/** The most copies of any kind in sight: the hand's own, and the tile thrown with the tiles that claim it. */
export function mostCopies(asked: Asked): number {
  const hand = parseHand(asked.hand)
  if (!hand.ok) return 99
  const counts = countKinds(hand.value)
  const { scene } = asked
  if (scene && scene.act !== 'win')
    counts[kindOf(scene.tile) ?? 0] += scene.act === 'pong' ? 3 : scene.act === 'kong' ? 4 : 1
  return Math.max(...counts.slice(0, 34), ...counts.slice(34).map((n) => (n > 1 ? 99 : 0)))
}
