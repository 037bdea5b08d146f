import { useState } from 'preact/hooks'
import {
  analyseHand,
  copiesLeft,
  EMPTY_HAND,
  type Kind,
  planRoute,
  type RoutePlan,
  type TableId,
} from '../../../engine/index.ts'
import { addressOf, type Lang } from '../../../i18n/languages.ts'
import { writeLink } from '../../../stores/builder-link.ts'
import { leanFields } from '../../../stores/builder-state.ts'
import { PlainHand } from '../../parts/analysis/PlainHand.tsx'
import { RouteList } from '../../parts/analysis/RouteList.tsx'
import { useTable } from '../../parts/analysis/use-table.ts'
import { type AnalysisVoice, analysisVoice, distanceText } from '../../parts/analysis/voice.ts'
import { HandView } from '../../tiles/HandView.tsx'
import { groupName } from '../../tiles/names.ts'
import { handOf } from '../../tiles/read.ts'
import { GroupView } from '../../tiles/SetView.tsx'

interface Props {
  readonly lang: Lang
  /** Whose rules decide. */
  readonly table: TableId
  /** Hands of 13 tiles in notation, shown one after another; the reader sits East in the East round. */
  readonly hands: readonly string[]
}

const EAST = { seat: 'east', round: 'east' } as const

function TilesOf({ voice, label, kinds }: { voice: AnalysisVoice; label: string; kinds: readonly Kind[] }) {
  const { lang, tiles } = voice
  if (kinds.length === 0) return null
  return (
    <span>
      {label}
      <span class="s">
        <GroupView group={{ kinds, name: groupName(lang, tiles, 'concealed', kinds) }} lang={lang} />
      </span>
    </span>
  )
}

/** One way to finish: what is drawn, what is let go, the hand it becomes. */
function Plan({ voice, plan, href }: { voice: AnalysisVoice; plan: RoutePlan; href: string }) {
  const { lang, say, words, amount } = voice
  const w = words.routes
  const { discard, selfDraw } = plan
  return (
    <div role="status">
      <p class="route-way">
        <TilesOf voice={voice} label={w.draws} kinds={plan.draws} />
        <TilesOf voice={voice} label={w.lets} kinds={plan.discards} />
      </p>
      <p>
        {w.becomes}{' '}
        {discard.legal ? (
          <b class="pays">{say(w.discard, { amount: amount(discard.total) })}</b>
        ) : (
          <b>{say(w.selfDraw, { amount: amount(selfDraw.total) })}</b>
        )}
      </p>
      <p class="s route-hand">
        <HandView
          hand={{ ...plan.hand, bonus: EMPTY_HAND.bonus }}
          lang={lang}
          reading={(discard.legal ? discard : selfDraw).reading}
        />
      </p>
      <p>
        <a href={href}>{words.planner.open}</a>
      </p>
    </div>
  )
}

/** A hand at its beginning, and the ways it may go: choose one and see what it needs and what it becomes. */
export function RoutePlanner({ lang, table, hands }: Props) {
  const rules = useTable(table)
  const voice = analysisVoice(lang, rules)
  const { words } = voice
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState(0)
  const hand = handOf(hands[at])
  const context = { rules, ...EAST, melds: hand.melds, bonus: hand.bonus }
  const found = analyseHand(hand, { rules, ...EAST })
  const routes = found?.routes ?? []
  const route = routes[Math.min(chosen, routes.length - 1)]
  const plan = route && planRoute(hand, context, copiesLeft(hand, []), route.shape, route.useful)
  const fields = leanFields(route?.discard.legal ? {} : { win: 'self-draw' })
  const href = plan
    ? `${addressOf(lang, '/tools/hand/')}${writeLink(
        { hand: plan.hand, fields, pinned: null, trail: [] },
        { table, values: {} },
      )}`
    : ''
  return (
    <section class="ana-box">
      <PlainHand hand={hand} lang={lang} />
      {found && <p>{distanceText(voice, found)}</p>}
      <RouteList voice={voice} routes={routes} most={4} chosen={chosen} onChoose={setChosen} />
      {plan && <Plan voice={voice} plan={plan} href={href} />}
      {hands.length > 1 && (
        <p class="ana-acts">
          <button
            type="button"
            class="chip"
            onClick={() => {
              setAt((at + 1) % hands.length)
              setChosen(0)
            }}
          >
            {words.planner.again}
          </button>
        </p>
      )}
    </section>
  )
}
