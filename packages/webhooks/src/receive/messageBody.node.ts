/**
 * Finds the body of a request from `node:http`, HTTP/2 or a similar source. The body may be unread, already read and stored, or lost.
 */
import { IncomingMessage } from "node:http"
import { Http2ServerRequest } from "node:http2"
import type { Readable } from "node:stream"
import { type BodySource, type IncomingBody, unreadable } from "./BodySource.ts"

/** The properties in which body parsers store the body. */
export interface ParsedRequest {
  readonly body?: unknown
  /** The raw body as bytes, or as a string, which some parsers store. */
  readonly rawBody?: unknown
}

/** Finds the body. `parsed` contains the results of body parsers. `stream` is read if no other code has read it yet. */
export const messageBody = (stream: Readable, parsed: ParsedRequest = stream as ParsedRequest): IncomingBody => {
  if (isUnread(stream)) {
    if (stream.readableEncoding) return { _tag: "Gone", cause: encoded }
    return { _tag: "Unread", source: messageSource(stream) }
  }
  const kept = [parsed.rawBody, parsed.body, unparsed(parsed.body)].find(isRaw)
  return kept === undefined ? { _tag: "Gone", cause: gone } : { _tag: "Kept", bytes: kept }
}

const gone =
  "A body parser has read the callback and its raw bytes are lost: mount this receiver before every body parser, or have the parser keep them as rawBody"

const encoded = "setEncoding was called on the request, so its raw bytes are lost: mount this receiver before that call"

const isUnread = ({ readableDidRead, readableEnded }: Readable): boolean => !readableDidRead && !readableEnded

const isRaw = (body: unknown): body is Uint8Array | string => typeof body === "string" || body instanceof Uint8Array

/** Returns the raw body that `koa-body` stores as a string if `includeUnparsed` is set. */
const unparsed = (body: unknown): unknown =>
  typeof body === "object" && body !== null ? Reflect.get(body, Symbol.for("unparsedBody")) : undefined

/**
 * Returns functions that make the stream emit its chunks as `data` events, and stop it. A stream with a `readable` listener, such as one that
 * middleware has added, cannot be resumed and emits only the chunks that are read from it.
 */
export const streamFlow = (stream: Readable): { readonly start: () => void; readonly stop: () => void } => {
  const pull = (): void => {
    while (stream.read() !== null) continue
  }
  return {
    start: () => {
      // Adding a data listener does not resume a stream that has been paused.
      if (stream.listenerCount("readable") === 0) {
        stream.resume()
        return
      }
      stream.on("readable", pull)
      pull()
    },
    stop: () => {
      stream.off("readable", pull)
      stream.pause()
    }
  }
}

const messageSource = (stream: Readable): BodySource => ({
  // A request that Node's HTTP server created uses a new buffer for each chunk, but a simulated request may reuse a buffer.
  isOwned: stream instanceof IncomingMessage || stream instanceof Http2ServerRequest,
  read: (take, limitMillis) =>
    new Promise((resolve, reject) => {
      let receivedBytes = 0
      const { start, stop } = streamFlow(stream)
      const settle = (end: () => void) => (): void => {
        clearTimeout(timer)
        stop()
        stream.off("data", onData).off("end", onEnd).off("error", onBreak).off("close", onBreak)
        // Later stream errors are ignored, because the body is no longer used.
        stream.on("error", ignore)
        end()
      }
      const onEnd = settle(resolve)
      const onBreak = settle(() => reject(unreadable("cut off by the sender", receivedBytes)))
      const onLate = settle(() => reject(unreadable("slower than the time limit allows", receivedBytes)))
      const onData = (chunk: Uint8Array): void => {
        receivedBytes += chunk.length
        try {
          take(chunk)
        } catch (cause) {
          settle(() => reject(cause))()
        }
      }
      const timer = setTimeout(onLate, limitMillis)
      if (stream.readableEnded) return onEnd()
      if (stream.destroyed) return onBreak()
      stream.on("data", onData).on("end", onEnd).on("error", onBreak).on("close", onBreak)
      start()
    })
})

/**
 * Resolves immediately if no other code is reading the stream. Otherwise, resolves once the stream has ended or `limitMillis` have passed, because
 * the code that reads it may store the bytes as `rawBody`.
 */
export const settledReader = (stream: Readable, limitMillis: number): Promise<void> =>
  new Promise((resolve) => {
    if (stream.readableFlowing !== true || stream.readableEnded || stream.destroyed) return resolve()
    const done = (): void => {
      clearTimeout(timer)
      stream.off("end", done).off("error", done).off("close", done)
      // The delay lets other listeners for the same event run first.
      setImmediate(resolve)
    }
    const timer = setTimeout(done, limitMillis)
    stream.on("end", done).on("error", done).on("close", done)
  })

const ignore = (): void => {}
