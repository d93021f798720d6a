/**
 * Responds over the objects of node:http, HTTP/2 and what is made in their likeness.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import { WebhookConfigurationError } from "../configuration-error.ts"
import type { Completion } from "./receive-callback.ts"
import type { Reply } from "./reply.ts"

/** How the one who took a response over ends it. Returns why it could not, if so. */
export type Send = (reply: Reply) => WebhookConfigurationError | undefined

/**
 * Keeps others from ending the response: a framework that does not wait for the receiver would respond 404 while the
 * callback is being accepted. Only a failure, 5xx, is let through, as of a host that has run out of time.
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
    // The sender has gone: there is nobody to tell.
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

/** What somebody else may have set for a body of theirs. */
const foreignHeaders = ["content-encoding", "transfer-encoding", "etag"]

/** Calls `release` once the response is out, or its connection has closed. */
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

/** How long, in milliseconds, a refused sender may go on sending before the connection is cut. */
const lingerMillis = 2000

/**
 * Closing at once on a sender that is still writing resets the connection, and it never reads why. So the rest of its
 * body is thrown away for a moment. What merely imitates a request has no connection to cut.
 */
export const discardRest = (request: IncomingMessage): void => {
  const { complete = true }: { readonly complete?: boolean } = request
  if (complete || request.destroyed) return
  const cut = setTimeout(() => request.destroy(), lingerMillis)
  cut.unref()
  const relent = (): void => clearTimeout(cut)
  // Errors of a body that nobody reads any more are of no interest.
  request.on("end", relent).on("close", relent).on("error", relent)
  request.resume()
}
