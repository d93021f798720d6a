/**
 * One attempt: sent once, under one timer that covers connecting, headers and body, unless the body is left to be streamed.
 *
 * Interruption and the timer both abort the socket. An answer of any status is a success here; what it means is read in `Reply`.
 */
import { Effect, type Fiber, Tracer } from "effect"
import { broken } from "./Broken.ts"
import type { Parts } from "./Parts.ts"
import { type Reason, TimeoutError } from "./Reason.ts"
import type { Row, Setup } from "./Setup.ts"
import { traceparent } from "./Telemetry.ts"
import { Exchange } from "./Exchange.ts"

const headersOf = (
  fiber: Fiber.Fiber<unknown, unknown>,
  row: Row,
  authorization: string | undefined,
  span: Tracer.Span
): Record<string, string> => {
  const headers: Record<string, string> = { Accept: row.accept }
  if (authorization !== undefined) headers["Authorization"] = authorization
  const trace = traceparent(fiber.getRef(Tracer.Tracer), span)
  if (trace !== undefined) headers["traceparent"] = trace
  return headers
}

/** A failing status that did arrive says more than the body that did not. */
const ended = (span: Tracer.Span, exchange: Exchange, reason: Reason): Effect.Effect<Exchange, Reason> => {
  if (exchange.stage === "reading" && exchange.status >= 300) {
    exchange.text = ""
    return Effect.succeed(exchange)
  }
  span.attribute("error.type", reason._tag)
  return Effect.fail(reason)
}

export const send = (
  { client, reader, secretBody, timeoutMillis }: Setup,
  row: Row,
  { body, path, query }: Parts,
  authorization: string | undefined,
  span: Tracer.Span
): Effect.Effect<Exchange, Reason> =>
  Effect.withFiber((fiber) =>
    Effect.callback<Exchange, Reason>((resume) => {
      const exchange = new Exchange(secretBody, row.streams)
      let isOpen = true
      /** The first end of the attempt is the only one: an aborted fetch ends once more. */
      const end = (outcome: Effect.Effect<Exchange, Reason>) => {
        if (!isOpen) return
        isOpen = false
        timer.interruptUnsafe()
        resume(outcome)
      }
      const expire = Effect.sync(() => {
        const phase = exchange.stage === "reading" ? "body" : "headers"
        end(ended(span, exchange, new TimeoutError({ timeoutMillis, phase })))
        exchange.abort()
      })
      const timer = Effect.runForkWith(fiber.context)(Effect.andThen(Effect.sleep(timeoutMillis), expire))
      const { method, path: template } = row.operation
      const headers = headersOf(fiber, row, authorization, span)
      client.request(method, template, { params: { path, query }, body, headers, exchange }).then(
        () => end(Effect.succeed(exchange)),
        (cause: unknown) => end(ended(span, exchange, broken(reader, exchange, cause)))
      )
      return Effect.sync(() => {
        isOpen = false
        timer.interruptUnsafe()
        exchange.abort()
      })
    })
  )
