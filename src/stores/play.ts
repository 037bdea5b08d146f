import { atom, type ReadableAtom } from 'nanostores'
import { type Action, decisionOf, type GameState, type StartEvent, viewEvent } from '../engine/index.ts'
import { botMove, botsAsked, paceOf, type Speed } from './play-bots.ts'
import {
  answer,
  asPlayed,
  beginGame,
  branchAt,
  type Game,
  nextGame,
  type Rivals,
  seatOfYou,
  stateOf,
  undo,
} from './play-game.ts'
import { loadPlay, restoreGame, type SavedPlay, saveGame, savePlay } from './play-kept.ts'

/** A game and how much of its log has been shown: the log runs ahead, the table follows at its own pace. */
export interface Shown {
  readonly game: Game
  /** Index of the last event shown. */
  readonly at: number
}

export interface PlayStore {
  readonly $shown: ReadableAtom<Shown | null>
  /** False once the device has refused to keep the game. */
  readonly $kept: ReadableAtom<boolean>
  /** Whether a game was left when another was taken up. */
  readonly $aside: ReadableAtom<boolean>
  /** Takes up the game that is kept, if any, exactly where it was left. */
  readonly load: () => boolean
  readonly begin: (start: StartEvent, rivals: Rivals) => void
  /** Takes up a game that came by a link; the one in play is set aside. */
  readonly open: (game: Game) => void
  /** Takes up the game that was set aside. */
  readonly backToAside: () => void
  /** Leaves the table. The game is kept. */
  readonly leave: () => void
  /** Gives the reader's answer to a decision. One that is past, not legal or a second one does nothing. */
  readonly answer: (decision: number, action: Action) => boolean
  readonly undo: () => void
  /** Goes back to before event `at` of what was played, to try something else. */
  readonly tryFrom: (at: number) => void
  readonly asPlayed: () => void
  readonly next: () => void
  readonly setSpeed: (speed: Speed) => void
  /** Shows everything that has happened, now. */
  readonly hurry: () => void
  readonly stop: () => void
}

const last = (game: Game) => game.events.length - 1

/** One table. `wait` sets a timer and returns what cancels it. */
export function createPlay(wait: (ms: number, then: () => void) => () => void): PlayStore {
  const $shown = atom<Shown | null>(null)
  const $kept = atom(true)
  const $aside = atom(false)
  let speed: Speed = 'normal'
  let aside: SavedPlay['aside'] = null
  let cancel: (() => void) | null = null

  const keep = (game: Game | null) => {
    $kept.set(savePlay({ game: game === null ? null : saveGame(game), aside }))
    $aside.set(aside !== null)
  }

  const stop = () => {
    cancel?.()
    cancel = null
  }

  /** The event that is due to be shown, with the state before it. */
  const pause = ({ game, at }: Shown): number => {
    const event = game.events[at + 1]
    const before: GameState = game.states[at]
    const you = seatOfYou(before)
    return paceOf(event, you, viewEvent(before, event, you) !== null, speed)
  }

  /** Shows what is due and lets bots answer, until something must be waited for or the reader is asked. */
  const run = () => {
    cancel = null
    for (;;) {
      const shown = $shown.get()
      if (shown === null) return
      const { game, at } = shown
      if (at < last(game)) {
        const ms = pause(shown)
        if (ms > 0) {
          cancel = wait(ms, () => {
            $shown.set({ game, at: at + 1 })
            run()
          })
          return
        }
        $shown.set({ game, at: at + 1 })
        continue
      }
      const move = botMove(stateOf(game), game.rivals)
      if (move === null) return
      const moved = answer(game, move)
      $shown.set({ game: moved, at })
      // what nobody decides follows by itself, so a decision is kept once all bots have answered
      if (botsAsked(stateOf(moved)).length === 0) keep(moved)
    }
  }

  const put = (game: Game, at: number) => {
    stop()
    $shown.set({ game, at })
    keep(game)
    run()
  }

  const change = (to: (game: Game) => Game) => {
    const shown = $shown.get()
    if (shown === null) return
    const game = to(shown.game)
    if (game !== shown.game) put(game, last(game))
  }

  return {
    $shown,
    $kept,
    $aside,
    load: () => {
      const saved = loadPlay()
      aside = saved.aside
      $aside.set(aside !== null)
      if (saved.game === null) return false
      const game = restoreGame(saved.game)
      stop()
      $shown.set({ game, at: last(game) })
      run()
      return true
    },
    begin: (start, rivals) => put(beginGame(start, rivals), 0),
    open: (game) => {
      const saved = loadPlay()
      aside = saved.game ?? saved.aside
      put(game, last(game))
    },
    backToAside: () => {
      if (aside === null) return
      const game = restoreGame(aside)
      aside = null
      put(game, last(game))
    },
    leave: () => {
      stop()
      $shown.set(null)
    },
    answer: (decision, action) => {
      const shown = $shown.get()
      if (shown === null || shown.at < last(shown.game)) return false
      const { game, at } = shown
      const seat = seatOfYou(stateOf(game))
      const moved = answer(game, { seat, action, decision })
      if (moved === game) return false
      put(moved, at)
      return true
    },
    undo: () => change(undo),
    tryFrom: (at) => change((game) => branchAt(game, at)),
    asPlayed: () => change(asPlayed),
    next: () => {
      const shown = $shown.get()
      const game = shown && nextGame(shown.game)
      if (game) put(game, 0)
    },
    setSpeed: (to) => {
      speed = to
    },
    hurry: () => {
      const shown = $shown.get()
      if (shown === null) return
      stop()
      $shown.set({ game: shown.game, at: last(shown.game) })
      run()
    },
    stop,
  }
}

/** The decision the reader is asked for at the moment shown; null while something is still to be shown. */
export function askedOf({ game, at }: Shown): number | null {
  const state = game.states[at]
  return at < last(game) ? null : decisionOf(state, seatOfYou(state))
}
