/**
 * The service under test. Calls are sent one at a time, over HTTP or to a handler in the same process.
 */
import type { SentRequest } from "../../validation/Message.ts"

import { withoutUserInfo } from "../../userInfo.ts"

/** A response whose body has been read in full. */
export interface Received {
  /** The status code. */
  readonly status: number
  /** The headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The body as a string. Empty if there is no body. */
  readonly body: string
}

/** A function like `fetch`, such as the `fetch` function of a sandbox or your own handler. */
export type FetchLike = (input: string, init: RequestInit) => Promise<Response>

/** Sends a request and returns its response. Rejects if there is no response. */
export type Send = (request: SentRequest) => Promise<Received>

/** Thrown when the service does not respond. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError"
}

/** Thrown at the end of a run that did not test the service at all, because the run would otherwise appear to have passed. */
export class UntestedError extends Error {
  override readonly name = "UntestedError"
}

const reasonOf = (cause: unknown): string => {
  const { cause: inner, message } = cause as { readonly cause?: unknown; readonly message?: unknown }
  return inner instanceof Error && inner.message !== "" ? inner.message : String(message ?? cause)
}

/** Returns the error for a request without a response, with the cause. */
export const unreachable = ({ method, url }: SentRequest, cause: unknown): UnreachableError =>
  new UnreachableError(`${method} ${withoutUserInfo(url).split("?")[0]} got no response: ${reasonOf(cause)}`)

/** Calls `fetch` without following redirects. A call without a response within `timeout` milliseconds fails. */
export const sendWith =
  (fetch: FetchLike, timeout: number): Send =>
  async (sent) => {
    const { body, headers, method, url } = sent
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
      throw unreachable(sent, cause)
    }
  }
