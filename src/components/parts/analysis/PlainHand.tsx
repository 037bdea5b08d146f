import type { Hand } from '../../../engine/index.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { HandView } from '../../tiles/HandView.tsx'

/** A hand as it is held, on felt. */
export const PlainHand = ({ hand, lang }: { readonly hand: Hand; readonly lang: Lang }) => (
  <div class="tray felt one">
    <HandView hand={hand} lang={lang} />
  </div>
)
