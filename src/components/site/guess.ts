import { addressOf, langOfPath, pageOfPath } from '../../i18n/languages.ts'
import { say } from '../../i18n/message.ts'
import { nearestAddress } from './nearest-address.ts'

/** The page for lost addresses in the language of the address, with the page of the site whose address is nearest. */
const lang = langOfPath(location.pathname)
const own = document.querySelector<HTMLTemplateElement>(`template[data-lost-in="${lang}"]`)
if (own) document.querySelector('[data-lost]')?.replaceWith(own.content)
const said = document.querySelector<HTMLElement>('[data-lost]')
const links = [...(said?.querySelectorAll<HTMLAnchorElement>('a[href^="/"]') ?? [])]

/** The rest of the page, as far as it can: its title, and where its links lead. */
function speak(said: HTMLElement): void {
  const { dataset, lang: tag } = said
  document.title = document.title.replace(/^[^·]+(?= · )/, dataset.title ?? '')
  document.documentElement.lang = tag
  // the head and the foot are of the one page, too: their links lead on in the language of the address
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'body > :not(main) a[href^="/"]:not([hreflang])',
  )) {
    const address = addressOf(lang, pageOfPath(link.pathname))
    const twin = links.find(({ pathname }) => pathname === address)
    link.href = address
    if (twin && !link.children.length) link.textContent = twin.textContent
  }
}

function guess(place: HTMLElement, text: string): void {
  const near = nearestAddress(
    location.pathname,
    links.map((link) => link.pathname),
  )
  const link = links.find(({ pathname }) => pathname === near)
  if (!link) return
  const [before, after] = say(lang, text, { page: '\n' }).split('\n')
  const copy = link.cloneNode(true) as HTMLAnchorElement
  copy.search = location.search
  copy.hash = location.hash
  place.replaceChildren(before, copy, after)
  place.hidden = false
}

const place = said?.querySelector<HTMLElement>('[data-guess]')
if (said && place) {
  if (own) speak(said)
  guess(place, said.dataset.guessText ?? '')
}
