/**
 * Calls the listeners of a client when an attempt starts, and when an attempt or a call ends.
 */
import type * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import type { ClientContext } from "../client/ClientContext.ts"
import type { EndReason } from "../client/Listeners.ts"
import { timed } from "../diagnostics/Telemetry.ts"
import type { ApiError } from "../errors/ApiError.ts"
import { endReason, type Failed } from "../errors/endReason.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import type { AttemptState } from "./AttemptState.ts"

type AnyFiber = Fiber.Fiber<unknown, unknown>

/** Calls a listener. A listener that throws, or an async one that rejects, must not break the call. */
const notify = <Event>(listener: ((event: Event) => unknown) | undefined, event: () => Event): void => {
  if (listener !== undefined) (async () => listener(event()))().catch(() => undefined)
}

/** Returns the event for the end of an attempt or a call. */
const ended = <Begin extends object>(
  { errors: { details, redactor } }: ClientContext,
  begin: Begin,
  seconds: number,
  state: AttemptState | undefined,
  reason: EndReason | undefined
) => details.current.endEvent(redactor, begin, seconds * 1000, state, reason)

export const observeAttempt = <A, E extends Failed>(
  fiber: AnyFiber,
  client: ClientContext,
  { info }: OperationContext,
  attempt: number,
  state: AttemptState,
  sent: Effect.Effect<A, E>
): Effect.Effect<A, E> => {
  notify(client.onRequest, () => ({ ...info, attempt }))
  return timed(fiber, sent, (seconds, exit) =>
    notify(client.onAttempt, () => ended(client, { ...info, attempt }, seconds, state, endReason(exit)))
  )
}

export const observeCall = <A>(
  fiber: AnyFiber,
  client: ClientContext,
  { info }: OperationContext,
  call: Effect.Effect<A, ApiError>,
  sent: () => { readonly attempts: number; readonly state: AttemptState | undefined }
): Effect.Effect<A, ApiError> =>
  timed(fiber, call, (seconds, exit) => {
    const { attempts, state } = sent()
    notify(client.onCall, () => ended(client, { ...info, attempts }, seconds, state, endReason(exit)))
  })
