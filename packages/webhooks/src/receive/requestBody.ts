/**
 * Reads the body of a Fetch `Request`, or of a similar object.
 */
import { type BodySource, type IncomingBody, unreadable } from "./BodySource.ts"
import { takeInParts } from "./takeInParts.ts"

/** The part of a `Request` that this package uses. */
export interface RequestLike {
  readonly body: ReadableStream<Uint8Array> | null
  readonly bodyUsed: boolean
}

export const requestBody = (request: RequestLike): IncomingBody => {
  if (request.bodyUsed || request.body?.locked) return { _tag: "Gone", cause: gone }
  return { _tag: "Unread", source: bodySource(request) }
}

const gone =
  "The callback's body has already been read, or is being read: pass the request unread, or a clone made before reading"

const bodySource = (request: RequestLike): BodySource => {
  const reader = request.body?.getReader()
  const cancel = (): void => void reader?.cancel().catch(() => {})
  return {
    isOwned: false,
    read: async (take, limitMillis) => {
      let isLate = false
      let receivedBytes = 0
      // Cancelling the reader also completes a pending `read`.
      const timer = setTimeout(() => {
        isLate = true
        cancel()
      }, limitMillis)
      const next = async (): Promise<Uint8Array | undefined> => {
        const piece = await reader?.read().catch(() => {
          throw unreadable(isLate ? "slower than the time limit allows" : "cut off by the sender", receivedBytes)
        })
        return piece?.value
      }
      const taken = takeInParts(take)
      try {
        for (let chunk = await next(); chunk !== undefined; chunk = await next()) {
          receivedBytes += chunk.length
          await taken(chunk)
        }
        if (isLate) throw unreadable("slower than the time limit allows", receivedBytes)
      } catch (cause) {
        cancel()
        throw cause
      } finally {
        clearTimeout(timer)
        reader?.releaseLock()
      }
    }
  }
}

/** Cancels the body if it has not been read. An unread body would keep its connection in use. */
export const discardBody = ({ body, bodyUsed }: RequestLike): void => {
  if (body !== null && !bodyUsed) void body.cancel().catch(() => {})
}
