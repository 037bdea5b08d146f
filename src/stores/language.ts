import { type KeptForm, loadKept, saveKept } from './kept.ts'
import { KEYS } from './keys.ts'

/** Once a reader has said in which language they read, none is offered any more; the address alone decides what is shown. */
interface KeptLanguage {
  /** As in addresses, English as `en`; empty while nothing was said. */
  readonly chosen: string
}

export const LANGUAGE_FORM: KeptForm<KeptLanguage> = {
  key: KEYS.language,
  version: 1,
  initial: { chosen: '' },
  read(value) {
    if (typeof value !== 'object' || value === null) return null
    const { chosen } = value as Partial<KeptLanguage>
    return typeof chosen === 'string' && /^[a-z]{2}$/.test(chosen) ? { chosen } : null
  },
}

export const chosenLanguage = (): string => loadKept(LANGUAGE_FORM).chosen
export const chooseLanguage = (chosen: string): boolean => saveKept(LANGUAGE_FORM, { chosen })
