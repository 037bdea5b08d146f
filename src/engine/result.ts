/** A failure at an edge (notation, command, link, stored data). `at` is a 0-based place in the text read. */
export interface Fault<Code extends string = string> {
  readonly code: Code
  readonly message: string
  readonly at?: number
}

export type Result<T, F extends Fault = Fault> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: F }

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })

export const fail = <Code extends string>(
  code: Code,
  message: string,
  at?: number,
): { readonly ok: false; readonly error: Fault<Code> } => ({
  ok: false,
  error: at === undefined ? { code, message } : { code, message, at },
})
