/**
 * One attempt of a call: sent once, under one timer that covers connecting, headers and body, unless the body is left to be streamed.
 *
 * Interruption and the timer both abort the socket. A response of any status is a success here; `readResponse` says what it means.
 */
import * as Effect from "effect/Effect"
import * as Tracer from "effect/Tracer"
import type { ClientContext } from "../client/ClientContext.ts"
import { traceparent } from "../diagnostics/Telemetry.ts"
import { networkError } from "../errors/networkError.ts"
import { type Reason, TimeoutError } from "../errors/Reason.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import { sendRequest } from "../transport/sendRequest.ts"
import type { TransportRequest } from "../transport/Transport.ts"
import type { AttemptRequest } from "./AttemptRequest.ts"
import type { AttemptState } from "./AttemptState.ts"

/** A failing status that arrived means more than the body that did not. */
const withoutBody = (span: Tracer.Span, state: AttemptState, reason: Reason): Effect.Effect<AttemptState, Reason> => {
  if (state.stage === "reading" && state.status >= 300) {
    state.text = ""
    return Effect.succeed(state)
  }
  span.attribute("error.type", reason._tag)
  return Effect.fail(reason)
}

const transportRequest = (
  tracer: Tracer.Tracer,
  { accept, row }: OperationContext,
  { authorization, built: { body, url }, state }: AttemptRequest,
  span: Tracer.Span
): TransportRequest => {
  const headers: Record<string, string> = { accept }
  if (typeof body === "string") headers["content-type"] = "application/json" // A form names its own boundary.
  if (authorization !== undefined) headers["authorization"] = authorization
  const trace = traceparent(tracer, span)
  if (trace !== undefined) headers["traceparent"] = trace
  return { url, method: row.method, headers: Object.assign(headers, state.headersAdded), body, state }
}

export const sendAttempt = (
  client: ClientContext,
  operation: OperationContext,
  attempt: AttemptRequest,
  span: Tracer.Span
): Effect.Effect<AttemptState, Reason> =>
  Effect.withFiber((fiber) =>
    Effect.callback<AttemptState, Reason>((resume) => {
      const { errors, hasSecretBody, transport } = client
      const { state, timeoutMillis } = attempt
      const request = transportRequest(fiber.getRef(Tracer.Tracer), operation, attempt, span)
      let isOpen = true
      /** The first end of the attempt is the only one: an aborted transport ends once more. */
      const end = (outcome: Effect.Effect<AttemptState, Reason>) => {
        if (!isOpen) return
        isOpen = false
        timer.interruptUnsafe()
        resume(outcome)
      }
      const expire = Effect.sync(() => {
        const reason = new TimeoutError({ timeoutMillis, phase: state.stage === "reading" ? "body" : "headers" })
        end(withoutBody(span, state, reason))
        state.abort()
      })
      const timer = Effect.runForkWith(fiber.context)(Effect.andThen(Effect.sleep(timeoutMillis), expire))
      sendRequest(transport, request, { hasSecretBody, streamsBody: operation.streamsBody }).then(
        () => end(Effect.succeed(state)),
        (cause: unknown) =>
          errors.details.whenSettled(() => end(withoutBody(span, state, networkError(errors, state, cause))))
      )
      return Effect.sync(() => {
        isOpen = false
        timer.interruptUnsafe()
        state.abort()
      })
    })
  )
