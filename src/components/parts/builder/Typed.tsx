import { useEffect, useRef, useState } from 'preact/hooks'
import {
  characterAt,
  formatHand,
  type Hand,
  kindsOf,
  parseHand,
  type Ruleset,
} from '../../../engine/index.ts'
import { gap } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import type { PlacedFault } from '../../../stores/faults.ts'
import { handFault } from '../fault-text.ts'
import { tileNameOf, type Voice } from './words.ts'

interface Props {
  readonly voice: Voice
  readonly id: string
  readonly hand: Hand
  readonly rules: Ruleset
  /** A text that could not be read, to be put right here. */
  readonly draft: string | null
  readonly onHand: (hand: Hand) => void
}

/** The hand in writing. What is wrong is said and shown where it is; what was typed is never taken away. */
export function Typed({ voice, id, hand, rules, draft: given, onHand }: Props) {
  const { say } = voice
  const words = useWords(voice.lang, 'builderPage').typed
  const errors = useWords(voice.lang, 'errors')
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  useEffect(() => setDraft(given), [given])

  const text = draft ?? formatHand(hand)
  const read = parseHand(text, kindsOf(rules))
  const fault: PlacedFault | null = read.ok ? null : { ...read.error, field: 'hand', text }
  const at = fault?.at ?? 0
  // finding where a character ends takes long at its first time
  const bad = fault ? characterAt(text, at) : ''
  const show = () => {
    field.current?.focus()
    field.current?.setSelectionRange(at, at + bad.length)
  }
  return (
    <div class="typed">
      <label for={`${id}-typed`}>{words.label}</label>
      <input
        id={`${id}-typed`}
        ref={field}
        type="text"
        value={text}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="none"
        aria-invalid={fault !== null}
        aria-describedby={`${id}-typed-help${fault ? ` ${id}-typed-fault` : ''}`}
        onInput={(event) => {
          const value = event.currentTarget.value
          setDraft(value)
          const parsed = parseHand(value, kindsOf(rules))
          if (parsed.ok) onHand(parsed.value)
        }}
        onBlur={() => {
          if (!fault) setDraft(null)
        }}
      />
      {fault && (
        <div class="fault" id={`${id}-typed-fault`} role="alert">
          <p class="fault-at" aria-hidden="true">
            {text.slice(0, at)}
            <mark>{bad || ' '}</mark>
            {text.slice(at + bad.length)}
          </p>
          <p>
            {handFault(say, errors, fault, (id) => tileNameOf(voice.tiles, id))}
            {gap(voice.lang)}
            <span class="quiet">{words.kept}</span>
          </p>
          <button type="button" class="chip" onClick={show}>
            {words.go}
          </button>
        </div>
      )}
      <p class="quiet" id={`${id}-typed-help`}>
        {words.help}
      </p>
    </div>
  )
}
