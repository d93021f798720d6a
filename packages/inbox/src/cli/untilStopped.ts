/**
 * Distinguishes the commands that run until they are stopped, such as `serve`, from the commands that finish, such as `verify`. A termination signal
 * is a success only for the former.
 */
import { Effect } from "effect"

export interface Lifetime {
  /** Whether the command runs until it receives a termination signal. */
  readonly runsUntilStopped: boolean
  /** Whether the command continues when nothing reads its output any more, because it does more than print. */
  readonly outlivesOutput: boolean
}

let current: Lifetime = { runsUntilStopped: false, outlivesOutput: true }

/** Returns the lifetime of the command that this process runs. */
export const lifetime = (): Lifetime => current

/** Marks the command that this process runs as one that runs until it is stopped. */
export const untilStopped = <A, E, R>(command: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.suspend(() => {
    current = { ...current, runsUntilStopped: true }
    return command
  })

/** Marks the command that this process runs as one that only prints, and ends when nothing reads its output any more. */
export const untilUnread = <A, E, R>(command: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.suspend(() => {
    current = { ...current, outlivesOutput: false }
    return command
  })
