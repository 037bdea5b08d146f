import { describe, expect, test } from 'vitest'
import { promptText } from '../../src/components/islands/Practice/Prompt.tsx'
import { practiceVoice, slipText } from '../../src/components/islands/Practice/voice.ts'
import { TABLES } from '../../src/engine/index.ts'
import { LANGS } from '../../src/i18n/languages.ts'
import { generate, KIND_FACTS, LEVELS, QUESTION_KINDS } from '../../src/practice/index.ts'

/** The Singapore table's words for what the Hong Kong table calls otherwise. */
const FOREIGN = /\b(?:Zi Mo|Men Qing|Banker|Eye|Chi|Pongs?|Own Wind|Round Wind|tai|Bao|Thirteen Wonders)\b/

const HONG_KONG = QUESTION_KINDS.filter((kind) => KIND_FACTS[kind].table === 'hong-kong')

describe('practice at the Hong Kong table', () => {
  const { rules } = TABLES['hong-kong']
  test.each(HONG_KONG)(
    '%s: what is asked and every reason are in its own words, in every language whole',
    (kind) => {
      const said = new Set<string>()
      for (let i = 0; i < 400; i++) {
        const question = generate(kind, `spoken ${i}`, 1 + (i % LEVELS), rules)
        if (question === null) throw new Error(`${kind} ${i}`)
        for (const lang of LANGS) {
          const voice = practiceVoice(lang, 'hong-kong', rules.unit)
          const texts = [promptText(voice, question)]
          for (const { slip } of question.choices) if (slip) texts.push(slipText(voice, question.asked, slip))
          for (const text of texts) {
            expect(text).not.toMatch(/\{\w+\}|undefined|^$/)
            if (lang === 'en') said.add(text)
          }
        }
      }
      expect([...said].filter((text) => FOREIGN.test(text))).toEqual([])
      expect(said.size).toBeGreaterThan(3)
    },
  )

  test('says self-draw and pair where Singapore says Zi Mo and Eye', () => {
    const at = (table: 'singapore' | 'hong-kong') =>
      practiceVoice('en', table, TABLES[table].rules.unit).ask.slips
    for (const code of ['drawn-half', 'drawn-twice', 'thrown-like-drawn'] as const) {
      expect(at('singapore')[code]).toContain('Zi Mo')
      expect(at('hong-kong')[code]).toContain('self-draw')
    }
    for (const code of ['reads', 'eye-pair'] as const) {
      expect(at('singapore')[code]).toContain('Eye')
      expect(at('hong-kong')[code]).toContain('pair')
    }
  })
})
