import { chooseLanguage } from '../../stores/language.ts'

/**
 * Links to the page in another language (`hreflang`): they lead to the same place of it, with what the address says of
 * a hand or a query; what is not in the address is kept on the device and comes along. Taking one is a choice.
 */
const languageLink = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>('a[hreflang]')

/** The section being read (contents.ts). A query says what its own place shows. */
const placeRead = () =>
  (!location.search && document.querySelector<HTMLAnchorElement>('[data-contents] [aria-current]')?.hash) ||
  location.hash

// also opened beside this page, and copied
for (const type of ['click', 'auxclick', 'contextmenu'])
  document.addEventListener(
    type,
    (event) => {
      const link = languageLink(event)
      if (!link) return
      link.search = location.search
      link.hash = placeRead()
      if (type === 'click') chooseLanguage(link.hreflang.slice(0, 2))
    },
    true,
  )

// an address without a language; in a frame of another site the reader did not come to this one
if (document.documentElement.lang === 'en' && !navigator.language.startsWith('en') && window === window.top)
  import('./language-offer.ts').then(
    ({ offerLanguage }) => offerLanguage(),
    () => undefined,
  )
