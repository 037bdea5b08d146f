import type { SeenEvent } from '../../../engine/index.ts'

let context: AudioContext | null = null

/** A short knock: a burst that dies away, like a tile put down. */
function knock(audio: AudioContext, pitch: number, loud: number, after = 0): void {
  const from = audio.currentTime + after
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(pitch, from)
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, from + 0.06)
  gain.gain.setValueAtTime(loud, from)
  gain.gain.exponentialRampToValueAtTime(0.001, from + 0.09)
  tone.connect(gain).connect(audio.destination)
  tone.start(from)
  tone.stop(from + 0.1)
}

/** Pitches of the knocks of an event, one after another; nothing for what makes no sound at a table. */
const KNOCKS: Readonly<Partial<Record<SeenEvent['type'], readonly number[]>>> = {
  act: [620],
  bonus: [880],
  claim: [520, 700],
  kong: [520, 620, 760],
  win: [520, 660, 880],
  drawn: [400, 330],
}

/** Sounds an event. Only asked for when the reader has turned sound on; a browser that refuses stays silent. */
export function sound(event: SeenEvent): void {
  const knocks = KNOCKS[event.type]
  if (!knocks || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const audio = context
  if (audio.state === 'suspended') audio.resume().catch(() => undefined)
  for (const [i, pitch] of knocks.entries()) knock(audio, pitch, 0.12, i * 0.09)
}
