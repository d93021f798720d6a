/**
 * A transport that sends requests with a `fetch` function.
 */
import type { Transport } from "./Transport.ts"
import type { Fetch } from "./Fetch.ts"

export const fetchTransport =
  (fetch: Fetch): Transport =>
  ({ body, headers, method, state, url }) =>
    fetch(url, {
      method,
      headers: new Headers(headers),
      signal: state.signal,
      redirect: "manual",
      ...(body !== undefined && { body })
    })

/** The transport for the global `fetch`, which is looked up for each request, so that a later replacement is used. */
export const globalFetchTransport: Transport = fetchTransport((url, init) => globalThis.fetch(url, init))
