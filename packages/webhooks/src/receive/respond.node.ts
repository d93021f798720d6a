/**
 * Sends responses through the objects of `node:http`, HTTP/2 and similar servers.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import { WebhookConfigurationError } from "../configurationError.ts"
import { streamFlow } from "./messageBody.node.ts"
import type { Completion } from "./receiveCallback.ts"
import type { Reply } from "./Reply.ts"

/** Ends a response that `reserveResponse` has reserved. Returns an error if other code has already responded. */
export type Send = (reply: Reply) => WebhookConfigurationError | undefined

/**
 * Prevents other code from ending the response. Otherwise, a framework that does not wait for the receiver might respond with 404 while the callback
 * is being accepted. Other code may still send a response with a 5xx status code, as a platform does when its time limit has expired.
 */
export const reserveResponse = (response: ServerResponse): Send => {
  let isOurs = false
  const onlyIfOurs =
    (method: (...values: ReadonlyArray<unknown>) => unknown, statusOf: (first: unknown) => unknown, refused: unknown) =>
    (...values: ReadonlyArray<unknown>): unknown =>
      isOurs || Number(statusOf(values[0])) >= 500 ? method(...values) : refused
  const bound = (name: "end" | "write" | "writeHead") =>
    response[name].bind(response) as (...values: unknown[]) => unknown
  const current = (): unknown => response.statusCode
  Object.assign(response, {
    end: onlyIfOurs(bound("end"), current, response),
    write: onlyIfOurs(bound("write"), current, true),
    writeHead: onlyIfOurs(bound("writeHead"), (status) => status, response)
  })

  return ({ body, headers, status }) => {
    isOurs = true
    // The sender has disconnected, so a response cannot be sent.
    if (response.destroyed) return undefined
    if (response.headersSent || response.writableEnded) {
      return new WebhookConfigurationError(`Other code responded with ${response.statusCode} before the receiver`)
    }
    for (const name of foreignHeaders) response.removeHeader(name)
    response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) })
    response.end(body)
    return undefined
  }
}

/** The names of headers that other code may have set for its own response body. */
const foreignHeaders = ["content-encoding", "transfer-encoding", "etag"]

/** Calls `release` once the response has been sent or the connection has closed. */
export const releaseAfter = (response: ServerResponse, { release }: Pick<Completion, "release">): void => {
  let isReleased = false
  const once = (): void => {
    if (isReleased) return
    isReleased = true
    release()
  }
  if (response.destroyed || response.writableFinished) return once()
  response.once("finish", once).once("close", once)
}

/** The time in milliseconds for which a refused sender may continue sending before the connection is closed. */
const lingerMillis = 2000

/**
 * Discards the rest of the body for a short time. If the connection were closed while the sender is still writing, it would be reset, and the sender
 * would never read the response. A simulated request has no connection to close.
 */
export const discardRest = (request: IncomingMessage): void => {
  const { complete = true }: { readonly complete?: boolean } = request
  if (complete || request.destroyed) return
  const timer = setTimeout(() => request.destroy(), lingerMillis)
  timer.unref()
  const cancelTimer = (): void => clearTimeout(timer)
  // Later request errors are ignored, because the body is no longer used.
  request.on("end", cancelTimer).on("close", cancelTimer).on("error", cancelTimer)
  streamFlow(request).start()
}
