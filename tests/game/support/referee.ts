/**
 * An outside referee: it reads the audit log of one hand as interface.md describes it, follows the choices in it and
 * works everything else out again by itself, slowly, from tile names. It shares no code with the game engine. What a
 * hand is worth and what is paid it asks of the command's verbs, which have tests of their own.
 */
import { baoRequest, instantRequest, scoreRequest, settleRequest } from '../../../src/engine/index.ts'
import { countNames, run, setsAndEye, sevenPairs, thirteenOrphans } from './brute.ts'

type Line = Record<string, never> & { e: string }
type Points = Record<string, number>

const SEATS = ['east', 'south', 'west', 'north']
const after = (seat: string, steps = 1) => SEATS[(SEATS.indexOf(seat) + steps) % 4]
const isBonusName = (name: string) => 'fya'.includes(name[1])
const isFlower = (name: string) => 'fy'.includes(name[1])
const split = (written: string): string[] => {
  const names: string[] = []
  let ranks = ''
  for (const c of written.replaceAll(' ', '')) {
    if (c >= '0' && c <= '9') ranks += c
    else {
      for (const rank of ranks) names.push(rank + c)
      ranks = ''
    }
  }
  return names
}

interface Set_ {
  names: string[]
  type: 'chi' | 'pong' | 'kong'
  open: boolean
}

interface Player {
  hand: string[]
  sets: Set_[]
  bonus: string[]
  dealt: string[]
  locked: Set<string>
  thrown: Set<string>
  drew: boolean
}

export interface RuleBook {
  table: string
  rules: Record<string, string | number>
  deadWall: number
  locks: boolean
  ban: boolean
  lastDiscard: boolean
  autoHonours: boolean
  eightWin: boolean
  robEighth: boolean
  sevenPairs: boolean
  wondersFirst: boolean
  wondersRob: boolean
  instant: boolean
  bao: boolean
  drawRotates: string
}

/** The table as house-rules.md lists it, defaults where nothing is said. */
function ruleBook(table: string, rules: Record<string, string | number>): RuleBook {
  const sg = table === 'singapore'
  const on = (name: string, value: string, byDefault: string) => (rules[name] ?? byDefault) === value
  return {
    table,
    rules,
    deadWall: sg ? Number(rules.deadWall ?? 15) : 0,
    locks: sg,
    ban: sg && on('ownDiscardBan', 'on', 'on'),
    lastDiscard: !sg,
    autoHonours: sg && on('honourAutoWin', 'on', 'on'),
    eightWin: sg,
    robEighth: sg && !on('eighthFlower', 'off', 'shooter'),
    sevenPairs: sg ? !on('sevenPairs', 'off', 'off') : on('sevenPairs', 'on', 'on'),
    wondersFirst: sg && on('thirteenOrphansPriority', 'on', 'off'),
    wondersRob: sg && on('thirteenOrphansRobsConcealed', 'on', 'off'),
    instant: sg && !on('instantPayments', 'off', 'all'),
    bao: sg && on('bao', 'on', 'on'),
    drawRotates: String(rules.drawRotates ?? 'kong'),
  }
}

class Complaint extends Error {}

const HAND_OVER = Symbol('over')

class Hand {
  readonly lines: Line[]
  at = 0
  book!: RuleBook
  wall: string[] = []
  front = 53
  back = 0
  round = 'east'
  players: Record<string, Player> = {}
  discards: { seat: string; name: string }[] = []
  claimed = false
  kongs = 0
  chain = { kongs: 0, bonus: false }
  drawn = ''
  feeders: Record<string, { rules: string[]; feeder: string }> = {}
  paid: Points = { east: 0, south: 0, west: 0, north: 0 }
  winner = ''
  /** Match: how the next hand must begin. */
  readonly match: boolean

  constructor(lines: Line[], match: boolean) {
    this.lines = lines
    this.match = match
  }

  bad(what: string): never {
    throw new Complaint(`line ${this.at}: ${what}; next is ${JSON.stringify(this.lines[this.at] ?? null)}`)
  }

  take(want: Record<string, unknown>): Line {
    const line = this.lines[this.at]
    if (line === undefined) return this.bad(`the log ends where ${JSON.stringify(want)} comes`)
    for (const [key, value] of Object.entries(want))
      if (JSON.stringify(line[key]) !== JSON.stringify(value)) this.bad(`expected ${JSON.stringify(want)}`)
    this.at++
    return line
  }

  get playable(): number {
    return this.back - this.front + 1 - this.book.deadWall
  }

  ask(verb: (request: unknown) => unknown, request: Record<string, unknown>) {
    const got = verb({ table: this.book.table, rules: this.book.rules, ...request }) as Record<
      string,
      never
    > & {
      ok: boolean
    }
    if (!got.ok) this.bad(`refused: ${JSON.stringify(got)} for ${JSON.stringify(request)}`)
    return got
  }

  text(player: Player, hand: readonly string[], bonus: readonly string[], plus: string): string {
    const sets = player.sets.map(({ names, open }) => (open ? `[${names.join('')}]` : `(${names.join('')})`))
    return `${hand.join('')} ${sets.join('')} ${bonus.length > 0 ? `|${bonus.join('')}` : ''} ${plus === '' ? '' : `+${plus}`}`
  }

  drawName(): string {
    const { kongs, bonus } = this.chain
    const base = kongs === 0 ? '' : kongs === 1 ? 'kong' : 'kong-on-kong'
    if (base === '') return bonus ? 'flower' : 'wall'
    return bonus ? `${base}-flower` : base
  }

  /** The fields of a win, as a score request has them. */
  fields(seat: string, by: string, from: string | null): Record<string, unknown> {
    const early = by === 'discard' && seat !== 'east'
    const player = this.players[seat]
    const opening =
      by === 'self-draw' && seat === 'east' && this.discards.length === 0 && this.chain.kongs === 0
        ? 'heavenly'
        : early && this.discards.length === 1
          ? 'earthly'
          : early && !player.drew && !this.claimed && this.kongs === 0
            ? 'human'
            : null
    const last = this.playable === 0 && (by === 'self-draw' || (by === 'discard' && this.book.lastDiscard))
    return {
      seat,
      round: this.round,
      win: by,
      draw: by === 'self-draw' ? this.drawName() : 'wall',
      last,
      opening,
      ...(from === null ? {} : { from }),
    }
  }

  /** Whether the hand with this tile is a win; the verdict of the verb on the tiles, the shape by trial. */
  wins(seat: string, by: string, from: string | null, name: string): boolean {
    const player = this.players[seat]
    const hand = by === 'self-draw' ? minus(player.hand, [name]) : player.hand
    const whole = [...hand, name]
    const shape =
      (player.sets.length === 0 && (thirteenOrphans(whole) || (this.book.sevenPairs && sevenPairs(whole)))) ||
      setsAndEye(whole)
    if (!shape) return false
    return this.ask(scoreRequest, {
      hand: this.text(player, hand, player.bonus, name),
      ...this.fields(seat, by, from),
    }).legal
  }

  honourSets(player: Player): Set<string> {
    const made = new Set<string>()
    for (const [name, n] of countNames(player.hand)) if (name[1] === 'z' && n >= 3) made.add(name)
    for (const { names, type } of player.sets) if (type !== 'chi' && names[0][1] === 'z') made.add(names[0])
    return made
  }

  allHonours(made: Set<string>): boolean {
    return ['5z', '6z', '7z'].every((n) => made.has(n)) || ['1z', '2z', '3z', '4z'].every((n) => made.has(n))
  }

  offer(seat: string, actions: string[]): void {
    const line = this.take({ e: 'offer', seat })
    const got = [...(line.actions as string[])].sort()
    const want = [...actions].sort()
    if (JSON.stringify(got) !== JSON.stringify(want)) {
      this.at--
      this.bad(`${seat} may ${want.join(', ')}`)
    }
  }

  act(seat: string, actions: string[]): string {
    const line = this.take({ e: 'act', seat })
    const action = String(line.action)
    if (!actions.includes(action)) {
      this.at--
      this.bad(`${seat} may not ${action}`)
    }
    return action
  }

  pays(seat: string, causes: { why: string; opening?: boolean; from?: string }[]): void {
    const due = causes.flatMap(({ why, opening, from }) => {
      if (!this.book.instant) return []
      const { payments } = this.ask(instantRequest, {
        seat,
        event: why,
        opening: opening ?? false,
        playable: this.playable,
        ...(from === undefined ? {} : { from }),
      }) as unknown as { payments: Points }
      return payments[seat] === 0 ? [] : [{ why, payments }]
    })
    while (due.length > 0) {
      const line = this.take({ e: 'pay', seat })
      const i = due.findIndex(({ why }) => why === line.why)
      if (i < 0) this.bad(`${line.why} is not due`)
      if (JSON.stringify(sorted(due[i].payments)) !== JSON.stringify(sorted(line.payments)))
        this.bad(`${line.why} pays ${JSON.stringify(due[i].payments)}`)
      this.add(due[i].payments)
      due.splice(i, 1)
    }
  }

  add(points: Points): void {
    const sum = SEATS.reduce((total, seat) => total + points[seat], 0)
    if (sum !== 0) this.bad('payments do not add up to zero')
    for (const seat of SEATS) this.paid[seat] += points[seat]
  }

  /** SG-G5, read anew. */
  bonusCauses(seat: string, tile: string): { why: string; opening: boolean }[] {
    const player = this.players[seat]
    const number = SEATS.indexOf(seat) + 1
    const groups: [string, string[]][] = [
      ['bite', ['1a', '2a']],
      ['bite', ['3a', '4a']],
      ['marriage', [`${number}f`, `${number}y`]],
      ['flower-family', ['1f', '2f', '3f', '4f']],
      ['season-family', ['1y', '2y', '3y', '4y']],
      ['animal-family', ['1a', '2a', '3a', '4a']],
    ]
    return groups
      .filter(([, group]) => group.includes(tile) && group.every((name) => player.bonus.includes(name)))
      .map(([why, group]) => ({ why, opening: group.every((name) => player.dealt.includes(name)) }))
  }

  /** Shows one bonus tile and replaces it. */
  bonus(seat: string): void {
    const player = this.players[seat]
    const line = this.take({ e: 'bonus', seat })
    const tile = String(line.tile)
    if (!isBonusName(tile) || !player.hand.includes(tile)) this.bad(`${seat} has no ${tile} to show`)
    player.hand = minus(player.hand, [tile])
    player.bonus.push(tile)
    const robber = SEATS.find(
      (other) => other !== seat && this.players[other].bonus.filter(isFlower).length === 7,
    )
    if (robber !== undefined && isFlower(tile) && this.book.robEighth) {
      const actions = ['rob-eighth', 'pass']
      this.offer(robber, actions)
      if (this.act(robber, actions) === 'rob-eighth') {
        this.take({ e: 'claim', seat: robber, action: 'rob-eighth', from: seat })
        player.bonus.pop()
        const seven = [...this.players[robber].bonus]
        this.players[robber].bonus.push(tile)
        this.pays(robber, this.bonusCauses(robber, tile))
        this.win(robber, 'rob-eighth', seat, tile, seven)
      }
    }
    this.pays(seat, this.bonusCauses(seat, tile))
    if (this.book.eightWin && player.bonus.filter(isFlower).length === 8) {
      this.offer(seat, ['win'])
      this.act(seat, ['win'])
      this.win(seat, 'self-draw', null, '', player.bonus)
    }
    if (this.playable === 0) this.drawnHand()
    this.draw(seat, 'back', 'bonus')
  }

  draw(seat: string, end: string, why: string): void {
    if (this.playable <= 0) this.bad('nothing is left to draw')
    const tile = end === 'front' ? this.wall[this.front++] : this.wall[this.back--]
    this.take({ e: 'draw', seat, tile, end, for: why })
    const player = this.players[seat]
    player.hand.push(tile)
    player.locked.clear()
    player.thrown.clear()
    if (why === 'turn') {
      player.drew = true
      this.chain = { kongs: 0, bonus: false }
    }
    this.chain.bonus = why === 'bonus'
    this.drawn = tile
  }

  clean(seat: string): void {
    while (this.players[seat].hand.some(isBonusName)) this.bonus(seat)
  }

  drawnHand(): never {
    this.take({ e: 'drawn', why: 'wall' })
    this.end()
    throw HAND_OVER
  }

  end(): void {
    const line = this.take({ e: 'end', playable: this.playable })
    if (!this.match && line.next !== null) this.bad('independent hands have no next')
  }

  baoFor(
    seat: string,
    request: Record<string, unknown>,
  ): { liable: boolean; rules: string[]; lasting: boolean } {
    return this.ask(baoRequest, { receiver: seat, round: this.round, ...request }) as never
  }

  win(seat: string, by: string, from: string | null, tile: string, bonus: readonly string[]): never {
    const player = this.players[seat]
    const fields = this.fields(seat, by, from)
    const hand =
      tile === ''
        ? player.hand.filter((n) => !isBonusName(n))
        : by === 'rob-eighth'
          ? player.hand
          : minus(player.hand, [tile])
    const text = this.text(player, hand, bonus, tile)
    const line = this.take({
      e: 'win',
      seat,
      by,
      from,
      draw: fields.draw,
      last: fields.last,
      opening: fields.opening,
    })
    const shown = String(line.hand)
    if (
      JSON.stringify(split(shown.replace(/[[\]()|+]/g, ' ')).sort()) !==
      JSON.stringify(split(text.replace(/[[\]()|+]/g, ' ')).sort())
    )
      this.bad(`the winning hand is ${text}`)
    const scored = this.ask(scoreRequest, { hand: shown, ...fields })
    if (!scored.legal) this.bad('no legal win')
    for (const key of ['total', 'raw', 'lines'])
      if (JSON.stringify(scored[key]) !== JSON.stringify(line[key]))
        this.bad(`${key} is ${JSON.stringify(scored[key])}`)
    const bao = this.liable(seat, by, from, shown)
    const want = bao === null ? null : { rule: bao.rules.sort()[0], feeder: bao.feeder }
    if (JSON.stringify(line.bao) !== JSON.stringify(want)) this.bad(`bao is ${JSON.stringify(want)}`)
    const lines = line.lines as { id: string }[]
    const settled = this.ask(settleRequest, {
      tai: line.total,
      winner: seat,
      win: by,
      ...(from === null ? {} : { from }),
      pingHu: lines.length === 1 && lines[0].id === 'ping-hu',
      ...(bao === null ? {} : { bao: { feeder: bao.feeder } }),
    }) as unknown as { payments: Points }
    if (JSON.stringify(sorted(settled.payments)) !== JSON.stringify(sorted(line.payments)))
      this.bad(`payments are ${JSON.stringify(settled.payments)}`)
    this.add(settled.payments)
    this.winner = seat
    this.end()
    throw HAND_OVER
  }

  /** SG-H5, H6. */
  liable(
    seat: string,
    by: string,
    from: string | null,
    hand: string,
  ): { rules: string[]; feeder: string } | null {
    if (!this.book.bao) return null
    const kept = this.feeders[seat]
    if (by === 'self-draw') return kept ?? null
    if (by !== 'discard' || from === null) return null
    const name = this.discards[this.discards.length - 1].name
    const fresh = !this.discards.slice(0, -1).some((one) => one.name === name)
    const found = this.baoFor(seat, { from, hand, win: true, claimed: null, playable: this.playable, fresh })
    const rules = [...(found.liable ? found.rules : []), ...(kept?.feeder === from ? kept.rules : [])]
    return rules.length > 0 ? { rules, feeder: from } : null
  }

  /** The seat in turn decides; then everything up to the next draw. Returns who acts next and how. */
  turn(seat: string, drew: boolean): { seat: string; drew: boolean } {
    const player = this.players[seat]
    const counts = countNames(player.hand)
    let actions = [...counts.keys()].map((name) => `discard ${name}`)
    const automatic = drew && this.book.autoHonours && this.allHonours(this.honourSets(player))
    if (automatic) actions = ['win']
    else if (drew) {
      const win = this.wins(seat, 'self-draw', null, this.drawn)
      if (this.playable === 0 && !this.book.lastDiscard) {
        if (!win) this.drawnHand()
        actions = ['win', 'pass']
      } else {
        if (win) actions.push('win')
        if (this.playable > 0) {
          for (const [name, n] of counts) if (n === 4) actions.push(`kong-concealed ${name}`)
          for (const { type, names } of player.sets)
            if (type === 'pong' && counts.has(names[0])) actions.push(`kong-added ${names[0]}`)
        }
      }
    }
    this.offer(seat, actions)
    const [verb, name] = this.act(seat, actions).split(' ')
    if (verb === 'pass') this.drawnHand()
    if (verb === 'win') this.win(seat, 'self-draw', null, this.drawn, player.bonus)
    if (verb === 'discard') return this.discard(seat, name)
    this.robbing(seat, name, verb === 'kong-concealed')
    if (verb === 'kong-concealed') {
      player.hand = minus(player.hand, [name, name, name, name])
      player.sets.push({ names: [name, name, name, name], type: 'kong', open: false })
    } else {
      player.hand = minus(player.hand, [name])
      const pong = player.sets.find((set) => set.type === 'pong' && set.names[0] === name)
      if (pong === undefined) return this.bad('no Pong to add to')
      pong.names.push(name)
      pong.type = 'kong'
    }
    this.kong(seat, `${verb} ${name}`, verb, undefined)
    return { seat, drew: true }
  }

  kong(seat: string, action: string, why: string, from: string | undefined): void {
    this.take({ e: 'kong', seat, action })
    this.kongs++
    this.chain.kongs++
    this.players[seat].locked.clear()
    this.pays(seat, [{ why, from }])
    this.draw(seat, 'back', 'kong')
    this.clean(seat)
  }

  /** All seats that may rob are asked, then the first of them in turn wins. */
  robbing(seat: string, name: string, concealed: boolean): void {
    if (concealed && !this.book.wondersRob) return
    const able = [1, 2, 3]
      .map((step) => after(seat, step))
      .filter((other) => {
        const player = this.players[other]
        if (this.book.locks && player.locked.has(name)) return false
        if (this.book.ban && player.thrown.has(name)) return false
        if (concealed && !thirteenOrphans([...player.hand, name])) return false
        return this.wins(other, 'rob-kong', seat, name)
      })
    for (const other of able) this.offer(other, ['rob', 'pass'])
    const answers = this.answers(able, () => ['rob', 'pass'])
    const winner = this.firstWinner(able, answers, 'rob', name)
    for (const other of able)
      if (answers.get(other) === 'pass' && this.book.locks) this.players[other].locked.add(name)
    if (winner === null) return
    this.take({ e: 'claim', seat: winner, action: 'rob', from: seat })
    this.players[seat].hand = minus(this.players[seat].hand, [name])
    this.players[winner].hand.push(name)
    this.win(winner, 'rob-kong', seat, name, this.players[winner].bonus)
  }

  /** Answers in whatever order they came. */
  answers(asked: string[], actions: (seat: string) => string[]): Map<string, string> {
    const got = new Map<string, string>()
    while (got.size < asked.length) {
      const seat = String(this.lines[this.at]?.seat)
      if (!asked.includes(seat) || got.has(seat)) this.bad('an answer of somebody who was not asked')
      got.set(seat, this.act(seat, actions(seat)))
    }
    return got
  }

  firstWinner(able: string[], answers: Map<string, string>, verb: string, name: string): string | null {
    const winners = able.filter((seat) => answers.get(seat) === verb)
    const wonders = winners.filter((seat) => thirteenOrphans([...this.players[seat].hand, name]))
    return (this.book.wondersFirst && wonders[0]) || (winners[0] ?? null)
  }

  discard(seat: string, name: string): { seat: string; drew: boolean } {
    this.players[seat].hand = minus(this.players[seat].hand, [name])
    this.players[seat].thrown.add(name)
    this.discards.push({ seat, name })
    const offers = new Map<string, string[]>()
    for (const step of [1, 2, 3]) {
      const other = after(seat, step)
      const player = this.players[other]
      if (this.book.ban && player.thrown.has(name)) continue
      const locked = this.book.locks && player.locked.has(name)
      const held = player.hand.filter((one) => one === name).length
      const actions: string[] = []
      const made = this.honourSets(player)
      const automatic =
        this.book.autoHonours &&
        held === 2 &&
        name[1] === 'z' &&
        !this.allHonours(made) &&
        this.allHonours(new Set([...made, name]))
      if (!locked && (automatic || this.wins(other, 'discard', seat, name))) actions.push('win')
      if (this.playable > 0) {
        if (!locked && !automatic) {
          if (held >= 2) actions.push(`pong ${name}`)
          if (held >= 3) actions.push(`kong ${name}`)
        }
        if (step === 1)
          for (const back of [2, 1, 0]) {
            const rank = Number(name[0]) - back
            const chow = rank < 1 ? null : run(`${rank}${name[1]}`)
            if (chow?.includes(name) && chow.every((one) => one === name || player.hand.includes(one)))
              actions.push(`chi ${chow.join(' ')}`)
          }
      }
      if (actions.length > 0) offers.set(other, [...actions, 'pass'])
    }
    const asked = [...offers.keys()]
    for (const other of asked) this.offer(other, offers.get(other) ?? [])
    const answers = this.answers(asked, (other) => offers.get(other) ?? [])
    const winner = this.firstWinner(asked, answers, 'win', name)
    for (const [other, answer] of answers) {
      const could = offers.get(other) ?? []
      const passedWin = could.includes('win') && answer !== 'win'
      const set = ['pong', 'kong'].includes(answer.split(' ')[0])
      const passedPong = could.some((one) => one.startsWith('pong')) && !set && answer !== 'win'
      if (this.book.locks && (passedWin || passedPong)) this.players[other].locked.add(name)
    }
    if (winner !== null) {
      this.take({ e: 'claim', seat: winner, action: 'win', from: seat })
      this.players[winner].hand.push(name)
      this.win(winner, 'discard', seat, name, this.players[winner].bonus)
    }
    const strong = asked.find((other) => /^(pong|kong) /.test(answers.get(other) ?? ''))
    const claimer = strong ?? asked.find((other) => answers.get(other)?.startsWith('chi'))
    if (claimer !== undefined) return this.claim(claimer, answers.get(claimer) ?? '', seat, name)
    if (this.playable === 0) this.drawnHand()
    const next = after(seat)
    this.draw(next, 'front', 'turn')
    this.clean(next)
    return { seat: next, drew: true }
  }

  claim(seat: string, action: string, from: string, name: string): { seat: string; drew: boolean } {
    const player = this.players[seat]
    this.take({ e: 'claim', seat, action, from })
    const [verb, ...rest] = action.split(' ')
    const names = verb === 'chi' ? rest : new Array<string>(verb === 'kong' ? 4 : 3).fill(name)
    if (this.book.bao) {
      const exposed = player.sets
        .map((set) => (set.open ? `[${set.names.join('')}]` : `(${set.names.join('')})`))
        .join('')
      const found = this.baoFor(seat, {
        from,
        exposed,
        bonus: player.bonus.join(''),
        claimed: `[${names.join('')}]`,
      })
      if (found.lasting) {
        const before = this.feeders[seat]
        this.take({ e: 'bao', rule: found.rules[0], receiver: seat, feeder: from })
        this.feeders[seat] = {
          rules: before?.feeder === from ? [...before.rules, ...found.rules] : found.rules,
          feeder: from,
        }
      }
    }
    player.hand = minus(player.hand, minus(names, [name]))
    player.sets.push({ names, type: verb as 'chi' | 'pong' | 'kong', open: true })
    player.locked.clear()
    this.claimed = true
    this.chain = { kongs: 0, bonus: false }
    if (verb !== 'kong') return { seat, drew: false }
    this.kong(seat, action, 'kong-claimed', from)
    return { seat, drew: true }
  }

  play(): void {
    const start = this.take({ e: 'start' })
    this.book = ruleBook(String(start.table), start.rules as never)
    this.wall = start.wall as unknown as string[]
    this.round = String(start.round)
    this.back = this.wall.length - 1
    const deal = this.take({ e: 'deal' })
    const dealt: string[] = []
    for (const seat of SEATS) {
      const hand = split((deal.hands as Record<string, string>)[seat])
      if (hand.length !== (seat === 'east' ? 14 : 13)) this.bad(`${seat} is dealt ${hand.length}`)
      dealt.push(...hand)
      this.players[seat] = {
        hand,
        sets: [],
        bonus: [],
        dealt: hand.filter(isBonusName),
        locked: new Set(),
        thrown: new Set(),
        drew: false,
      }
    }
    if (JSON.stringify([...dealt].sort()) !== JSON.stringify(this.wall.slice(0, 53).sort()))
      this.bad('the first 53 tiles of the wall are dealt')
    for (const seat of SEATS) {
      this.chain = { kongs: 0, bonus: false }
      this.clean(seat)
    }
    // SG-F: the Banker's last tile is its last replacement, or any of those dealt
    const replaced = this.players.east.bonus.length
    this.chain = { kongs: 0, bonus: replaced > 0 }
    this.drawn = replaced > 0 ? this.wall[this.wall.length - replaced] : this.wall[13]
    let now = { seat: 'east', drew: true }
    for (;;) now = this.turn(now.seat, now.drew)
  }
}

const minus = (names: readonly string[], gone: readonly string[]): string[] => {
  const left = [...names]
  for (const name of gone) {
    const i = left.indexOf(name)
    if (i < 0) throw new Complaint(`no ${name} in ${names.join(' ')}`)
    left.splice(i, 1)
  }
  return left
}

const sorted = (points: Points): [string, number][] => SEATS.map((seat) => [seat, points[seat]])

/** What is wrong with the audit log of one hand; null: nothing. */
export function complaint(lines: readonly unknown[], match = false): string | null {
  const hand = new Hand(lines as Line[], match)
  try {
    hand.play()
    return 'the hand does not end'
  } catch (error) {
    if (error === HAND_OVER) return hand.at === lines.length ? null : `lines after the end: ${hand.at}`
    if (error instanceof Complaint) return error.message
    throw error
  }
}
