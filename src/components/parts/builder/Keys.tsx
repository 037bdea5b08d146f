import { kindsOf } from '../../../engine/index.ts'
import { takesPlace } from '../../../stores/builder-edit.ts'
import { Actions } from './Actions.tsx'
import { Picker } from './Picker.tsx'
import type { useBench } from './use-bench.ts'

interface Props {
  readonly bench: ReturnType<typeof useBench>
  readonly id: string
  /** Digits typed that wait for their letter. */
  readonly digits: string
  /** Nothing but the message about an edit, where the keys are folded away. */
  readonly shut?: boolean
}

/** The tile keys of a builder, with what was refused above them and what can be done with a chosen tile. */
export function Keys({ bench, id, digits, shut = false }: Props) {
  const { voice, chosen, force } = bench
  const { hand } = bench.state
  return (
    <>
      {(bench.refusal || digits) && (
        <p class="pick-msg" aria-hidden="true">
          {digits ? voice.say(voice.words.typing, { digits }) : bench.refusal}
        </p>
      )}
      {!shut && (
        <Picker
          voice={voice}
          id={id}
          left={bench.left}
          played={kindsOf(force.rules)}
          mode={bench.mode}
          onMode={bench.setMode}
          able={bench.able}
          onKey={bench.put}
          onBack={bench.back}
          instead={chosen && ((kind) => takesPlace(hand, chosen.place, kind))}
          actions={
            chosen && (
              <Actions
                voice={voice}
                hand={hand}
                rules={force.rules}
                chosen={chosen}
                onDo={bench.editChosen}
                onClose={() => bench.setChosen(null)}
              />
            )
          }
        />
      )}
    </>
  )
}
