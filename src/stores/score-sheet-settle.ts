import type { Person } from './score-sheet-entries.ts'

export interface Transfer {
  readonly from: Person
  readonly to: Person
  /** Points, more than zero. */
  readonly points: number
}

interface Owing {
  readonly person: Person
  readonly points: number
}

/**
 * A most numerous division of everybody who owes or is owed into groups that balance within themselves. Each
 * group of k needs k - 1 transfers and no fewer, so the most groups need the fewest transfers.
 */
function balancedGroups(owing: readonly Owing[]): Owing[][] {
  const all = (1 << owing.length) - 1
  const sum = new Array<number>(all + 1).fill(0)
  for (let set = 1; set <= all; set++) {
    const last = 31 - Math.clz32(set)
    sum[set] = sum[set ^ (1 << last)] + owing[last].points
  }
  // most[set]: in how many balanced groups people of the set can be put one after another; step: who came last
  const most = new Array<number>(all + 1).fill(0)
  const step = new Array<number>(all + 1).fill(0)
  for (let set = 1; set <= all; set++) {
    most[set] = -1
    for (let i = 0; i < owing.length; i++) {
      if (!(set & (1 << i)) || most[set ^ (1 << i)] <= most[set]) continue
      most[set] = most[set ^ (1 << i)]
      step[set] = i
    }
    if (sum[set] === 0) most[set]++
  }
  const groups: Owing[][] = [[]]
  for (let set = all; set > 0; set ^= 1 << step[set]) {
    if (sum[set] === 0 && groups.at(-1)!.length > 0) groups.push([])
    groups.at(-1)!.push(owing[step[set]])
  }
  return groups
}

/** Settles one group: whoever owes most pays whoever is owed most, until all is even. */
function settleGroup(group: readonly Owing[]): Transfer[] {
  const left = group.map((one) => ({ ...one }))
  const transfers: Transfer[] = []
  for (;;) {
    left.sort((a, b) => a.points - b.points || a.person - b.person)
    const payer = left[0]
    const payee = left.at(-1)!
    const points = Math.min(-payer.points, payee.points)
    if (points <= 0) return transfers
    transfers.push({ from: payer.person, to: payee.person, points })
    payer.points += points
    payee.points -= points
  }
}

/**
 * The fewest payments that make everybody even, exactly. `totals` are points by person and sum to zero; up to about
 * fifteen people.
 */
export function fewestTransfers(totals: readonly number[]): Transfer[] {
  const owing = totals.flatMap((points, person) => (points === 0 ? [] : [{ person, points }]))
  if (owing.length === 0) return []
  return balancedGroups(owing)
    .flatMap(settleGroup)
    .sort((a, b) => b.points - a.points || a.from - b.from || a.to - b.to)
}
