import { useState } from 'preact/hooks'
import {
  ALL_KINDS,
  COPIES,
  isAnimal,
  isBonus,
  isDragon,
  isWind,
  type Kind,
  suitOf,
  tileId,
} from '../../../engine/index.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { say } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import { tileName } from '../../tiles/names.ts'
import { TileFace } from '../../tiles/TileFace.tsx'

const GROUPS = ['m', 'p', 's', 'wind', 'dragon', 'f', 'y', 'a'] as const
type Group = (typeof GROUPS)[number]

function groupOf(kind: Kind): Group {
  if (isWind(kind)) return 'wind'
  if (isDragon(kind)) return 'dragon'
  if (isAnimal(kind)) return 'a'
  if (isBonus(kind)) return tileId(kind).endsWith('f') ? 'f' : 'y'
  return GROUPS[suitOf(kind)]
}
/** Copies of a kind in the whole set (SG-A1). */
const copiesOf = (kind: Kind): number => (isBonus(kind) ? 1 : COPIES)
const KINDS: readonly Kind[] = Array.from({ length: ALL_KINDS }, (_, kind) => kind)
const ALL = KINDS.reduce((sum, kind) => sum + copiesOf(kind), 0)
const times = (n: number) => Array.from({ length: n }, (_, i) => i)

/** Every tile of the table; one chosen is shown large and explained. */
export function TileExplorer({ lang }: { readonly lang: Lang }) {
  const words = useWords(lang, 'firstSteps').tiles
  const tiles = useWords(lang, 'tiles')
  const [chosen, setChosen] = useState<Kind>(0)
  const [every, setEvery] = useState(false)
  return (
    <section class="steps-box tiles-box">
      <div class="tiles-felt felt">
        <div class="tiles-one" role="status">
          <span class="l">
            <TileFace tile={chosen} lang={lang} silent />
          </span>
          <p>
            <b>{tileName(tiles, chosen)}</b> {words.about[groupOf(chosen)]}{' '}
            {say(lang, words.copies, { n: copiesOf(chosen) })}
          </p>
        </div>
        <div class="tiles-all" data-every={every ? '' : undefined}>
          {GROUPS.map((group) => (
            <fieldset key={group} class="tiles-group" data-group={group}>
              <legend class="cap">{words.groups[group]}</legend>
              <span>
                {KINDS.filter((kind) => groupOf(kind) === group).map((kind) => (
                  <button
                    key={kind}
                    type="button"
                    aria-pressed={kind === chosen}
                    aria-label={tileName(tiles, kind)}
                    onClick={() => setChosen(kind)}
                  >
                    {times(every ? copiesOf(kind) : 1).map((i) => (
                      <TileFace key={i} tile={kind} lang={lang} silent />
                    ))}
                  </button>
                ))}
              </span>
            </fieldset>
          ))}
        </div>
      </div>
      <p class="steps-acts">
        <button type="button" class="chip" aria-pressed={every} onClick={() => setEvery(!every)}>
          {words.all}
        </button>
        <span class="quiet">{say(lang, words.sum, { n: ALL })}</span>
      </p>
    </section>
  )
}
