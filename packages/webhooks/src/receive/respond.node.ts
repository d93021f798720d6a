/**
 * Responds through the objects of node:http, HTTP/2 and similar ones.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import { WebhookConfigurationError } from "../configurationError.ts"
import type { Completion } from "./receiveCallback.ts"
import type { Reply } from "./Reply.ts"

/** Ends a response that was taken over. Returns the error if that failed. */
export type Send = (reply: Reply) => WebhookConfigurationError | undefined

/**
 * Prevents other code from ending the response. A framework that does not wait for the receiver would otherwise respond with 404 while the callback
 * is being accepted. Only a failure (5xx) is let through, for a host that has run out of time.
 */
export const takeOver = (response: ServerResponse): Send => {
  let isOurs = false
  const unlessForeign =
    (method: (...values: ReadonlyArray<unknown>) => unknown, statusOf: (first: unknown) => unknown, refused: unknown) =>
    (...values: ReadonlyArray<unknown>): unknown =>
      isOurs || Number(statusOf(values[0])) >= 500 ? method(...values) : refused
  const bound = (name: "end" | "write" | "writeHead") =>
    response[name].bind(response) as (...values: unknown[]) => unknown
  const current = (): unknown => response.statusCode
  Object.assign(response, {
    end: unlessForeign(bound("end"), current, response),
    write: unlessForeign(bound("write"), current, true),
    writeHead: unlessForeign(bound("writeHead"), (status) => status, response)
  })

  return ({ body, headers, status }) => {
    isOurs = true
    // The sender has disconnected, so no response is possible.
    if (response.destroyed) return undefined
    if (response.headersSent || response.writableEnded) {
      return new WebhookConfigurationError(`Something else has responded ${response.statusCode} before the receiver`)
    }
    for (const name of foreignHeaders) response.removeHeader(name)
    response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) })
    response.end(body)
    return undefined
  }
}

/** Headers that other code may have set for its own body. */
const foreignHeaders = ["content-encoding", "transfer-encoding", "etag"]

/** Calls `release` once the response has been sent or its connection has closed. */
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

/** How long a refused sender may continue to send before the connection is closed, in milliseconds. */
const lingerMillis = 2000

/**
 * Discards the rest of the body for a short time. Closing immediately while the sender is still writing would reset the connection, and the sender
 * would never read the response. An object that only imitates a request has no connection to close.
 */
export const discardRest = (request: IncomingMessage): void => {
  const { complete = true }: { readonly complete?: boolean } = request
  if (complete || request.destroyed) return
  const cut = setTimeout(() => request.destroy(), lingerMillis)
  cut.unref()
  const relent = (): void => clearTimeout(cut)
  // Errors of an unused body are ignored.
  request.on("end", relent).on("close", relent).on("error", relent)
  request.resume()
}
