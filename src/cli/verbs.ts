import {
  baoRequest,
  type ErrorAnswer,
  instantRequest,
  scoreRequest,
  settleRequest,
  waitsRequest,
} from '../engine/index.ts'

export type Answer = { readonly ok: true } | ErrorAnswer

/** What each verb answers to one JSON request (interface.md). */
export const VERBS: Readonly<Record<string, (request: unknown) => Answer>> = {
  score: scoreRequest,
  settle: settleRequest,
  instant: instantRequest,
  bao: baoRequest,
  waits: waitsRequest,
}
