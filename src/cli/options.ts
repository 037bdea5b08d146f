/** Options of the command line that take a value, and those that do not. */
export interface Options {
  readonly verb: string
  readonly flags: ReadonlySet<string>
  readonly values: ReadonlyMap<string, string>
}

export interface Grammar {
  readonly flags: readonly string[]
  readonly values: readonly string[]
}

/** Reads `VERB --flag --name value`; a text says what is wrong with the call. */
export function readOptions(args: readonly string[], grammar: Grammar): Options | string {
  const flags = new Set<string>()
  const values = new Map<string, string>()
  const [verb, ...rest] = args
  if (verb === undefined) return 'which verb?'
  for (let i = 0; i < rest.length; i++) {
    const [name, inline] = splitOnce(rest[i])
    if (grammar.flags.includes(name) && inline === undefined) flags.add(name)
    else if (grammar.values.includes(name)) {
      const value = inline ?? rest[++i]
      if (value === undefined) return `${name} needs a value`
      values.set(name, value)
    } else return `unknown option "${rest[i]}"`
  }
  return { verb, flags, values }
}

function splitOnce(arg: string): [string, string | undefined] {
  const at = arg.indexOf('=')
  return arg.startsWith('--') && at > 0 ? [arg.slice(0, at), arg.slice(at + 1)] : [arg, undefined]
}
