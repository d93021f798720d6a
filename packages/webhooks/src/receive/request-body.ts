/**
 * The body of a Fetch request, or of what is made in its likeness.
 */
import type { BodySource, IncomingBody } from "./body-source.ts"

/** What is used of a Request. */
export interface RequestLike {
  readonly body: ReadableStream<Uint8Array> | null
  readonly bodyUsed: boolean
}

export const requestBody = (request: RequestLike): IncomingBody => {
  if (request.bodyUsed || request.body?.locked) return { _tag: "Gone", cause: gone }
  return { _tag: "Unread", source: bodySource(request) }
}

const gone =
  "The callback's body has been read already, or is being read: pass the request on unread, or a clone made before it was read"

const bodySource = (request: RequestLike): BodySource => {
  const reader = request.body?.getReader()
  const cancel = (): void => void reader?.cancel().catch(() => {})
  return {
    isOwned: false,
    read: async (take) => {
      try {
        for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) take(piece.value)
      } catch (cause) {
        cancel()
        throw cause
      } finally {
        reader?.releaseLock()
      }
    },
    // A cancelled reader ends its pending read.
    stop: cancel
  }
}

/** A body that is left unread would keep its connection busy. */
export const discardBody = ({ body, bodyUsed }: RequestLike): void => {
  if (body !== null && !bodyUsed) void body.cancel().catch(() => {})
}
