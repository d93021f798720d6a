/**
 * Makes one attempt of a call. One timer covers connecting, the headers, and the body unless it is streamed.
 *
 * Interruption and the timer both abort the request. A response with any status counts as a success here, and `readResponse` interprets the status.
 */
import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import type * as Tracer from "effect/Tracer"
import type { ClientContext } from "../client/ClientContext.ts"
import { traceparent } from "../diagnostics/Telemetry.ts"
import { networkError } from "../errors/networkError.ts"
import { type Reason, TimeoutError } from "../errors/Reason.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import { sendRequest } from "../transport/sendRequest.ts"
import type { TransportRequest } from "../transport/Transport.ts"
import type { AttemptRequest } from "./AttemptRequest.ts"
import { type AttemptState, attemptTimer } from "./AttemptState.ts"

type Outcome = Effect.Effect<void, Reason>

/** Returns the outcome of an attempt that failed before its body was complete. A status of 300 or more takes precedence over the failure. */
const withoutBody = (span: Tracer.Span | undefined, state: AttemptState, reason: Reason): Outcome => {
  if (state.stage === "reading" && state.status >= 300) {
    state.text = ""
    return Effect.void
  }
  span?.attribute("error.type", reason._tag)
  return Effect.fail(reason)
}

const transportRequest = (
  { accept, definition }: OperationContext,
  { authorization, built: { body, url }, state }: AttemptRequest,
  span: Tracer.Span | undefined
): TransportRequest => {
  const headers: Record<string, string> = { accept }
  if (typeof body === "string") headers["content-type"] = "application/json" // The transport sets the content type of a form, including the boundary.
  if (authorization !== undefined) headers["authorization"] = authorization
  const trace = traceparent(span)
  if (trace !== undefined) headers["traceparent"] = trace
  return { url, method: definition.method, headers: Object.assign(headers, state.extraHeaders), body, state }
}

export const sendAttempt = (
  fiber: Fiber.Fiber<unknown, unknown>,
  client: ClientContext,
  operation: OperationContext,
  attempt: AttemptRequest,
  span: Tracer.Span | undefined
): Outcome =>
  Effect.callback<void, Reason>((resume) => {
    const { errors, hasSecretBody, isOtherHost, rememberLink, transport } = client
    const { streamsBody } = operation
    const { state, timeoutMillis } = attempt
    const request = transportRequest(operation, attempt, span)
    let isOpen = true
    /** Records how the attempt ended. Only the first call has an effect, because an aborted transport reports the end again. */
    const end = (outcome: Outcome) => {
      if (!isOpen) return
      isOpen = false
      cancelTimer()
      resume(outcome)
    }
    const cancelTimer = attemptTimer(fiber, timeoutMillis, () => {
      const reason = new TimeoutError({ timeoutMillis, phase: state.stage === "reading" ? "body" : "headers" })
      end(withoutBody(span, state, reason))
      state.abort()
    })
    sendRequest(transport, request, { hasSecretBody, streamsBody, isOtherHost, rememberLink }).then(
      () => end(Effect.void),
      (cause: unknown) =>
        errors.details.whenSettled(() => end(withoutBody(span, state, networkError(errors, state, cause))))
    )
    return Effect.sync(() => {
      end(Effect.void)
      state.abort()
    })
  })
