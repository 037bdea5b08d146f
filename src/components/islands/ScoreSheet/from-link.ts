import { fillFields, type TableId } from '../../../engine/index.ts'
import { readLink } from '../../../stores/builder-link.ts'
import type { PlacedFault } from '../../../stores/faults.ts'
import { chairOfSeat, type Ledger, wonAt } from '../../../stores/score-sheet-fold.ts'
import { type Draft, EMPTY_WIN, type WinForm } from '../../../stores/score-sheet-form.ts'
import { countHand, wonHandOf } from '../../../stores/score-sheet-hand.ts'
import type { KeptSheets } from '../../../stores/score-sheet-kept.ts'

export interface HandFromLink {
  readonly draft: Draft
  readonly faults: readonly PlacedFault[]
  /** The table whose house rules the link names. */
  readonly table: TableId
}

/**
 * The hand of a builder's link as a win being entered, counted by the sheet's rules; null when the address names none.
 * What was half entered before stays, as far as the hand does not say it: a form that was left for the builder
 * comes back with the hand in it.
 */
export function handFromLink(search: string, kept: KeptSheets, ledger: Ledger | null): HandFromLink | null {
  const link = readLink(search)
  if (!link) return null
  const left = kept.draft?.form.kind === 'win' ? kept.draft : null
  // a hand of earlier in the evening was won with another Banker
  const place = left?.at ?? left?.before ?? null
  const standing = (place === null ? null : ledger?.rows[place]?.before) ?? ledger?.now ?? null
  const fields = fillFields(link.state.fields)
  const dealer = standing?.dealer ?? 0
  const winner = chairOfSeat(fields.seat, dealer)
  const table = link.state.pinned?.table ?? 'singapore'
  const hand = wonHandOf(link.state, { table })
  const form: WinForm = {
    ...EMPTY_WIN,
    ...(left?.form as WinForm | undefined),
    winner,
    win: fields.win,
    from: fields.win === 'self-draw' ? null : chairOfSeat(fields.from, dealer),
    bao: 'found',
    hand,
  }
  const counted =
    standing && standing.rules.table === table
      ? countHand(hand, wonAt({ ...form, winner }, standing), standing.rules)
      : null
  const legal = counted?.score.legal === true
  return {
    draft: {
      at: left?.at ?? null,
      before: left?.before ?? null,
      form: { ...form, total: legal ? counted.score.total : null, pingHu: legal && counted.barePingHu },
    },
    faults: link.faults,
    table,
  }
}
