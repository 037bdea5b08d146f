import type { Preferences } from '../../stores/preferences.ts'

/**
 * Puts preferences on the root element, where the styles read them: `data-theme`, `data-inks`, `data-back`,
 * class `ix`; `data-night` tells scripts and icons what is shown. Must stand alone: its own text is the
 * script in the head, so that nothing is drawn in the wrong colours first.
 */
export function paint(root: HTMLElement, value: Partial<Preferences>): void {
  const { dataset } = root
  const put = (name: string, what: string | undefined, plain: string) => {
    if (what && what !== plain) dataset[name] = what
    else delete dataset[name]
  }
  put('theme', value.theme, 'auto')
  put('inks', value.inks, 'classic')
  put('back', value.back, 'jade')
  root.classList.toggle('ix', value.corners === true)
  const night =
    value.theme === 'dark' || (value.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  put('night', night ? 'yes' : '', '')
}
