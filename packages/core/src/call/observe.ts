/**
 * Tells the listeners of a client of attempts and calls as they end.
 */
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import type { ClientContext } from "../client/ClientContext.ts"
import type { EndReason } from "../client/Listeners.ts"
import { elapsedSeconds } from "../diagnostics/Telemetry.ts"
import type { ApiError } from "../errors/ApiError.ts"
import { endReason, type Failed } from "../errors/endReason.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import type { AttemptState } from "./AttemptState.ts"

type AnyFiber = Fiber.Fiber<unknown, unknown>

/** A listener that throws must not break the call. */
const notify = <Event>(listener: ((event: Event) => void) | undefined, event: () => Event): void => {
  try {
    listener?.(event())
  } catch {
    // Its own affair.
  }
}

/** The end of an attempt or a call, as its event has it. */
const ended = <Begin extends object>(
  { errors: { details, redactor } }: ClientContext,
  begin: Begin,
  durationMillis: number,
  state: AttemptState | undefined,
  reason: EndReason | undefined
) => details.current.endEvent(redactor, begin, durationMillis, state, reason)

export const observeAttempt = <A, E extends Failed>(
  fiber: AnyFiber,
  client: ClientContext,
  { info }: OperationContext,
  attempt: number,
  state: AttemptState,
  sent: Effect.Effect<A, E>
): Effect.Effect<A, E> => {
  const clock = fiber.getRef(Clock.Clock)
  const begin = clock.currentTimeNanosUnsafe()
  notify(client.onRequest, () => ({ ...info, attempt }))
  return Effect.onExit(sent, (exit) =>
    Effect.sync(() => {
      const durationMillis = elapsedSeconds(clock, begin) * 1000
      notify(client.onAttempt, () => ended(client, { ...info, attempt }, durationMillis, state, endReason(exit)))
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
      const durationMillis = elapsedSeconds(clock, begin) * 1000
      notify(client.onCall, () => ended(client, { ...info, attempts }, durationMillis, state, endReason(exit)))
    })
  )
}
