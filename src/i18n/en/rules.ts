import { rulesHongKong } from './rules-hong-kong.ts'
import { rulesSingapore } from './rules-singapore.ts'

export interface RuleWords {
  readonly name: string
  /** The question the rule answers, in one line. */
  readonly ask: string
  /** A label for every value; `{n}` is the value itself where it is a number. */
  readonly values: Readonly<Record<string, string>>
  /** What other tables play, for the mark "tables differ". */
  readonly others: string
}

/** House rules by table and name, as house-rules.md names them; presets by table and name. */
export const rules = {
  singapore: rulesSingapore,
  'hong-kong': rulesHongKong,
  presets: {
    singapore: {
      standard: { name: 'Standard', about: 'The Singapore table as this site teaches it.' },
      spgg: {
        name: 'SPGG club',
        about:
          'The published rules of the Singapore Polytechnic Graduates’ Guild: a price of its own for a bare Ping Hu, Kong on Kong as a row, nothing for a robbed Kong.',
      },
      'shooter-pays': {
        name: 'Shooter pays',
        about: 'Pembuang Bayar: whoever throws the winning tile pays for everybody.',
      },
      'ten-tai': {
        name: 'Higher limit',
        about: 'The standard table with a higher limit, so that big hands go on counting.',
      },
      'no-minimum': { name: 'No minimum', about: 'Every complete hand wins, the chicken hand too.' },
    },
    'hong-kong': {
      standard: { name: 'Standard', about: 'The Hong Kong table as this site teaches it.' },
      'full-gun': { name: 'Full gun', about: 'The discarder pays the whole bill of a win on a discard.' },
      'half-spicy': {
        name: 'Half spicy',
        about:
          'A bill that grows more slowly when hands are large, with a lower limit; the discarder pays all.',
      },
      'no-minimum': { name: 'No minimum', about: 'Every complete hand wins, the chicken hand too.' },
    },
  },
  /** Headings under which a panel groups the rules. */
  touches: {
    scoring: 'What counts',
    payments: 'What it pays',
    play: 'How it is played',
  },
} as const
