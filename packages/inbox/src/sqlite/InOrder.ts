/**
 * Attempts entries one after the other, and stops once the database accepts none.
 */
import { Cause, Effect, Exit, Option } from "effect"
import type { StoreError } from "../store/StoreError.ts"

export interface Trying<A> {
  readonly attempt: (one: A) => Effect.Effect<unknown, StoreError>
  /** Called for each, also for those that were not tried. */
  readonly ended: (one: A, isDone: boolean) => void
  /** Default false: whether the database is known to take none. */
  readonly isDown?: boolean
}

export const inOrder = Effect.fnUntraced(function* <A>(
  all: Iterable<A>,
  { attempt, ended, isDown = false }: Trying<A>
): Effect.fn.Return<void> {
  let isOver = isDown
  for (const one of all) {
    const exit: Exit.Exit<unknown, StoreError> | undefined = isOver ? undefined : yield* Effect.exit(attempt(one))
    if (exit !== undefined && Exit.isFailure(exit)) isOver = !isOfOne(exit.cause)
    ended(one, exit !== undefined && Exit.isSuccess(exit))
  }
})

/** Whether a failure says nothing of other entries; all others would only wait for the same. */
const isOfOne = (cause: Cause.Cause<StoreError>): boolean =>
  Option.match(Cause.findErrorOption(cause), {
    onNone: () => true,
    onSome: ({ reason }) => reason._tag === "StoreBrokenError"
  })

/** Says that what was accepted is not in the log for now. */
export const tellLate = <A>(attempt: Effect.Effect<A, StoreError>): Effect.Effect<A, StoreError> =>
  Effect.tapCause(attempt, (cause) => Effect.logWarning("A callback that is durable is not in the log yet", cause))
