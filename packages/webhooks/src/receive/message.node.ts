/**
 * Reads a request and answers it, over the objects of node:http that Express and Fastify build on too.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import type { Answer } from "./answer.ts"
import type { BodySource } from "./body.ts"

export const messageSource = (request: IncomingMessage): BodySource => {
  let stop = (): void => {}
  return {
    read: (take) =>
      new Promise((resolve, reject) => {
        const settle = (end: () => void) => () => {
          request.pause()
          request.off("data", onData).off("end", onEnd).off("error", onBreak).off("close", onBreak)
          end()
        }
        const onEnd = settle(resolve)
        const onBreak = settle(() => reject(new Error("The connection ended within the body")))
        const onData = (chunk: Uint8Array): void => {
          try {
            take(chunk)
          } catch (cause) {
            settle(() => reject(cause))()
          }
        }
        stop = onBreak
        if (request.destroyed && !request.readableEnded) return onBreak()
        request.on("data", onData).on("end", onEnd).on("error", onBreak).on("close", onBreak)
      }),
    stop: () => stop()
  }
}

/** How long, in milliseconds, a refused sender may go on sending before the connection is cut. */
const lingerMillis = 2000

/**
 * Closing at once on a sender that is still writing resets the connection, and it never reads why. So the rest of its
 * body is thrown away for a moment.
 */
export const send = (request: IncomingMessage, response: ServerResponse, { body, headers, status }: Answer): void => {
  if (response.writableEnded || response.destroyed) return
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) }).end(body)
  if (request.complete) return
  const cut = setTimeout(() => request.socket.destroy(), lingerMillis)
  cut.unref()
  const relent = (): void => clearTimeout(cut)
  // Errors of a body that nobody reads any more are of no interest.
  request.on("end", relent).on("close", relent).on("error", relent)
  request.resume()
}
