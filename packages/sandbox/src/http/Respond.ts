/** Converts a reply to a `Response` for callers in the same process, and simulates the effects of connection faults. */
import { type Chunks, type Encoded, isBodiless } from "./Message.ts"

const utf8 = new TextEncoder()

/** Returns a stream that generates each chunk on demand. */
const stream = (chunks: Chunks): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const iterator = chunks[Symbol.iterator]()
  return new ReadableStream({
    pull: (controller) => {
      const next = iterator.next()
      if (next.done === true) controller.close()
      else controller.enqueue(utf8.encode(next.value))
    },
    cancel: () => void iterator.return?.()
  })
}

/** Returns the part of a body that is sent before the connection stalls. */
export const firstHalf = (body: Encoded["body"]): Uint8Array<ArrayBuffer> => {
  const bytes =
    typeof body === "string"
      ? utf8.encode(body)
      : body instanceof Uint8Array
        ? new Uint8Array(body)
        : utf8.encode(body[Symbol.iterator]().next().value ?? "")
  return bytes.slice(0, Math.ceil(bytes.length / 2))
}

/** Returns a stream that sends half of the body and then stalls until the caller aborts. */
const stalled = (body: Encoded["body"], signal: AbortSignal): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start: (controller) => {
      const first = firstHalf(body)
      if (first.length > 0) controller.enqueue(first)
      signal.addEventListener("abort", () => controller.error(signal.reason), { once: true })
    }
  })

/** Converts the body for the `Response` constructor, which accepts only bytes in a plain ArrayBuffer, and requires null for an empty body. */
const toBody = (body: Encoded["body"]) => {
  if (typeof body === "string") return body === "" ? null : body
  return body instanceof Uint8Array ? new Uint8Array(body) : stream(body)
}

/** Returns the error that `fetch` throws if the server closes the connection. */
const broken = () =>
  new TypeError("fetch failed", { cause: Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }) })

export const toResponse = ({ body, connection, headers, status }: Encoded, signal: AbortSignal): Response => {
  if (connection === "reset") throw broken()
  if (isBodiless(status)) return new Response(null, { status, headers })
  return new Response(connection === "stall" ? stalled(body, signal) : toBody(body), { status, headers })
}

/** Waits for the response. If the caller aborts first, rejects with the signal's reason. */
export const untilAborted = async <A>(response: Promise<A>, signal: AbortSignal): Promise<A> => {
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener("abort", abort, { once: true })
  try {
    return await Promise.race([response, promise])
  } finally {
    signal.removeEventListener("abort", abort)
  }
}
