/**
 * Tells the listeners of a client, and its histogram, of attempts and calls as they end.
 */
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type * as Exit from "effect/Exit"
import type * as Fiber from "effect/Fiber"
import type { ClientContext } from "../client/ClientContext.ts"
import type { EndReason } from "../client/Listeners.ts"
import type { ApiError } from "../errors/ApiError.ts"
import type { Reason } from "../errors/Reason.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import type { AttemptState } from "./AttemptState.ts"

type AnyFiber = Fiber.Fiber<unknown, unknown>
type Failed = ApiError | Reason

/** A listener that throws must not break the call. */
const notify = <Event>(listener: ((event: Event) => void) | undefined, event: () => Event): void => {
  try {
    listener?.(event())
  } catch {
    // Its own affair.
  }
}

const reasonOf = (exit: Exit.Exit<unknown, Failed>): EndReason | undefined => {
  if (exit._tag === "Success") return undefined
  for (const reason of exit.cause.reasons) {
    if (reason._tag === "Fail") return reason.error._tag === "ApiError" ? reason.error.reason._tag : reason.error._tag
  }
  return "Interrupted"
}

const elapsedMillis = (clock: Clock.Clock, begin: bigint): number =>
  Number(clock.currentTimeNanosUnsafe() - begin) / 1e6

/** The end of an attempt or a call, as its event has it. */
const ended = <Begin extends object>(
  { errors: { details, redactor } }: ClientContext,
  begin: Begin,
  durationMillis: number,
  state: AttemptState | undefined,
  reason: ReturnType<typeof reasonOf>
) => details.current.endEvent(redactor, begin, durationMillis, state, reason)

/** `done` is told whether the attempt was interrupted. */
export const observeAttempt = <A, E extends Failed>(
  fiber: AnyFiber,
  client: ClientContext,
  { info, telemetry }: OperationContext,
  attempt: number,
  state: AttemptState,
  sent: Effect.Effect<A, E>,
  done: (isInterrupted: boolean) => void
): Effect.Effect<A, E> => {
  const clock = fiber.getRef(Clock.Clock)
  const begin = clock.currentTimeNanosUnsafe()
  notify(client.onRequest, () => ({ ...info, attempt }))
  return Effect.onExit(sent, (exit) =>
    Effect.sync(() => {
      const durationMillis = elapsedMillis(clock, begin)
      const status = state.status === 0 ? undefined : state.status
      const reason = reasonOf(exit)
      const error = reason !== undefined && status !== undefined && status >= 400 ? String(status) : reason
      telemetry.ended(fiber.context, durationMillis / 1000, status, error)
      notify(client.onAttempt, () => ended(client, { ...info, attempt }, durationMillis, state, reason))
      done(reason === "Interrupted")
    })
  )
}

export const observeCall = <A>(
  fiber: AnyFiber,
  client: ClientContext,
  { info }: OperationContext,
  call: Effect.Effect<A, ApiError>,
  sent: () => { readonly attempts: number; readonly state: AttemptState | undefined }
): Effect.Effect<A, ApiError> => {
  if (client.onCall === undefined) return call
  const clock = fiber.getRef(Clock.Clock)
  const begin = clock.currentTimeNanosUnsafe()
  return Effect.onExit(call, (exit) =>
    Effect.sync(() => {
      const { attempts, state } = sent()
      const durationMillis = elapsedMillis(clock, begin)
      notify(client.onCall, () => ended(client, { ...info, attempts }, durationMillis, state, reasonOf(exit)))
    })
  )
}
