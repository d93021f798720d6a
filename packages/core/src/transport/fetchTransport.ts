/**
 * A transport over a `fetch`.
 */
import type { Fetch, Transport } from "./Transport.ts"

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

/** Looks the global `fetch` up for each request, so that a later replacement is used. */
export const globalFetchTransport: Transport = fetchTransport((url, init) => globalThis.fetch(url, init))
