import { langOfPath } from '../../i18n/languages.ts'
import { say } from '../../i18n/message.ts'
import { useWords } from '../../i18n/words.ts'
import { nearestAddress } from './nearest-address.ts'

/** Offers the page of the site whose address is nearest to the one that led nowhere. */
const place = document.querySelector<HTMLElement>('[data-guess]')
const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')]
const near = nearestAddress(
  location.pathname,
  links.map((link) => link.pathname),
)
const link = links.find(({ pathname }) => pathname === near)
if (place && link) {
  const words = useWords(langOfPath('/'), 'lost')
  const [before, after] = say('en', words.guess, { page: '\n' }).split('\n')
  const copy = link.cloneNode(true) as HTMLAnchorElement
  copy.search = location.search
  copy.hash = location.hash
  place.replaceChildren(before, copy, after)
  place.hidden = false
}
