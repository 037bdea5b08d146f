import { type ByPlayer, ranking } from '../../../engine/index.ts'
import type { PastHand } from '../../../stores/play-game.ts'
import type { Voice } from './voice.ts'

/** Every hand of a match: who won, and what each player had afterwards. */
export function Ledger({ voice, hands }: { readonly voice: Voice; readonly hands: readonly PastHand[] }) {
  const { say, words } = voice
  if (hands.length === 0) return null
  return (
    <div class="ledger-box">
      <table class="ledger">
        <caption>{words.end.ledger}</caption>
        <thead>
          <tr>
            <th scope="col">{words.end.ledgerHand}</th>
            {[0, 1, 2, 3].map((player) => (
              <th key={player} scope="col">
                {voice.player(player)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hands.map(({ start, points, won }) => (
            <tr key={start.hand}>
              <th scope="row">
                {say('{n}', { n: start.hand })} <small>{voice.letter(start.round)}</small>
                {won === null && <small> {words.end.ledgerDrawn}</small>}
              </th>
              {points.map((n, player) => (
                <td key={player} class={`fig${won?.player === player ? ' win' : ''}`}>
                  {voice.signed(n)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Who came first, at the end of a match. */
export function Standing({ voice, points }: { readonly voice: Voice; readonly points: ByPlayer<number> }) {
  const { words } = voice
  return (
    <section>
      <h3>{words.end.standing}</h3>
      <ol class="places">
        {ranking(points).map((player, place) => (
          <li key={player} class={player === 0 ? 'mine' : undefined}>
            <span>{words.end.places[place]}</span> <b>{voice.player(player)}</b>{' '}
            <span class="fig">{voice.signed(points[player])}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
