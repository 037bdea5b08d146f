import { addressOf, isLang, pageOfPath } from '../../i18n/languages.ts'
import { type Files, listAddress } from '../../offline/lists.ts'

/** On the page without a connection: shows the languages that are on this device, and the page asked for in each. */
async function show(place: HTMLElement): Promise<void> {
  const lang = place.dataset.kept
  if (!isLang(lang)) return
  const list = await caches.match(listAddress(lang))
  if (!list) return
  const files = (await list.json()) as Files
  const same = place.querySelector<HTMLElement>('[data-same]')
  const link = same?.querySelector('a')
  const address = addressOf(lang, pageOfPath(location.pathname))
  if (same && link && address !== location.pathname && address in files) {
    link.href = address + location.search + location.hash
    same.hidden = false
  }
  place.hidden = false
  document.querySelector<HTMLElement>('[data-nothing]')?.setAttribute('hidden', '')
}

// a page without a secure address has no caches
if ('caches' in window)
  for (const place of document.querySelectorAll<HTMLElement>('[data-kept]'))
    show(place).catch(() => undefined)

document.querySelector('[data-again]')?.addEventListener('click', (event) => {
  event.preventDefault()
  location.reload()
})
addEventListener('online', () => location.reload())
