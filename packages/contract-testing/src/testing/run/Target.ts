/**
 * The service under test: reached over HTTP or in process, always one call after the other.
 */
import type { SentRequest } from "../../judge/Message.ts"

/** A response, read to its end. */
export interface Received {
  /** Status code. */
  readonly status: number
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  /** As text; empty without a body. */
  readonly body: string
}

/** A function like `fetch`, such as that of a sandbox or a handler of your own. */
export type FetchLike = (input: string, init: RequestInit) => Promise<Response>

/** Sends a request and reads its response. Rejects when none comes. */
export type Send = (request: SentRequest) => Promise<Received>

/** The service gave no response. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError"
}

const reasonOf = (cause: unknown): string => {
  const { cause: inner, message } = cause as { readonly cause?: unknown; readonly message?: unknown }
  return inner instanceof Error && inner.message !== "" ? inner.message : String(message ?? cause)
}

/** Calls `fetch`, which does not follow redirects. A call without a response within `timeout` milliseconds fails. */
export const sendWith =
  (fetch: FetchLike, timeout: number): Send =>
  async ({ body, headers, method, url }) => {
    const signal = timeout > 0 ? AbortSignal.timeout(timeout) : undefined
    try {
      const response = await fetch(url, {
        method,
        headers,
        redirect: "manual",
        ...(signal !== undefined && { signal }),
        ...(body !== undefined && { body: body as string })
      })
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text()
      }
    } catch (cause) {
      throw new UnreachableError(`${method} ${url.split("?")[0]} got no response: ${reasonOf(cause)}`)
    }
  }
