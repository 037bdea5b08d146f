import { type Kind, NORMAL_KINDS, SUITED_KINDS, tileId } from '../tiles.ts'

export const ACTION_TYPES = [
  'discard',
  'kong-concealed',
  'kong-added',
  'win',
  'chi',
  'pong',
  'kong',
  'rob',
  'rob-eighth',
  'pass',
] as const
export type ActionType = (typeof ACTION_TYPES)[number]

/**
 * What a seat may do at a decision. There is one object for each action, so two actions are the same action when
 * they are the same object (`actionOf` finds it). `tile` is the kind discarded, the kind of the Kong or Pong, or
 * the lowest kind of the Chi; null for the others.
 */
export type Action =
  | {
      readonly type: 'discard' | 'kong-concealed' | 'kong-added' | 'chi' | 'pong' | 'kong'
      readonly tile: Kind
    }
  | { readonly type: 'win' | 'rob' | 'rob-eighth' | 'pass'; readonly tile: null }

type TileAction = Extract<Action, { tile: Kind }>
const each = (type: TileAction['type'], kinds: number): readonly TileAction[] =>
  Array.from({ length: kinds }, (_, tile) => ({ type, tile }))

export const DISCARD = each('discard', NORMAL_KINDS)
export const KONG_CONCEALED = each('kong-concealed', NORMAL_KINDS)
export const KONG_ADDED = each('kong-added', NORMAL_KINDS)
export const PONG = each('pong', NORMAL_KINDS)
export const KONG = each('kong', NORMAL_KINDS)
/** By the lowest kind; places where no Chi can start are there but never offered. */
export const CHI = each('chi', SUITED_KINDS)
export const WIN: Action = { type: 'win', tile: null }
export const ROB: Action = { type: 'rob', tile: null }
export const ROB_EIGHTH: Action = { type: 'rob-eighth', tile: null }
export const PASS: Action = { type: 'pass', tile: null }

/** As the audit log writes it (interface.md): `discard 5p`, `chi 3m 4m 5m`, `win`. */
export function formatAction({ type, tile }: Action): string {
  if (tile === null) return type
  if (type === 'chi') return `chi ${tileId(tile)} ${tileId(tile + 1)} ${tileId(tile + 2)}`
  return `${type} ${tileId(tile)}`
}

const chiStarts = CHI.filter(({ tile }) => tile % 9 < 7)
const BY_TEXT: ReadonlyMap<string, Action> = new Map(
  [
    ...DISCARD,
    ...KONG_CONCEALED,
    ...KONG_ADDED,
    ...PONG,
    ...KONG,
    ...chiStarts,
    WIN,
    ROB,
    ROB_EIGHTH,
    PASS,
  ].map((action) => [formatAction(action), action]),
)

/** The action a text names, or undefined. */
export const parseAction = (text: string): Action | undefined => BY_TEXT.get(text)

const BY_TYPE: Readonly<Record<ActionType, readonly Action[] | Action>> = {
  discard: DISCARD,
  'kong-concealed': KONG_CONCEALED,
  'kong-added': KONG_ADDED,
  chi: CHI,
  pong: PONG,
  kong: KONG,
  win: WIN,
  rob: ROB,
  'rob-eighth': ROB_EIGHTH,
  pass: PASS,
}

/** The one object for an action of this type and tile; undefined when there is none. */
export function actionOf(type: ActionType, tile: Kind | null = null): Action | undefined {
  const found: readonly Action[] | Action = BY_TYPE[type]
  if (!Array.isArray(found)) return tile === null ? (found as Action) : undefined
  return tile === null ? undefined : found[tile]
}
