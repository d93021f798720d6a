/**
 * The transport for Node. It calls undici directly, at about a third of the cost of `fetch`. The remaining behaviour of `fetch` is implemented here
 * or is left to core or `fetch`:
 * - core follows redirects; cookies are not stored; `Expect` is never sent; 1xx responses are skipped
 * - gzip, deflate, br and zstd are requested and decoded; the size of a body that is kept in memory is limited (see ResponseReceiver.ts)
 * - undici's header and body timeouts are off, because each attempt has one timer for both; undici's connect timeout of 10 s remains
 * - as with `fetch`, connections are kept alive, use HTTP/1.1, and are closed on abort
 * - a form is sent with `fetch`, which writes it as a stream; so is every request if `fetch` or its dispatcher has been replaced
 * - undici is loaded with the first request, because undici takes longer to load than this entire package
 */
import { globalFetchTransport } from "../fetchTransport.ts"
import type { Transport, TransportRequest } from "../Transport.ts"
import { dispatcherSymbol, isFetchReplaced } from "./isFetchReplaced.ts"

const globals = globalThis as unknown as Readonly<Record<symbol, unknown>>

let undici: Transport | undefined
let loading: Promise<Transport | undefined> | undefined

/** The minimum version of Node that undici 8 supports. */
const minNodeVersion = [22, 19] as const

const isNewEnough = (): boolean => {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
  return major > minNodeVersion[0] || (major === minNodeVersion[0] && minor >= minNodeVersion[1])
}

/** Loads the undici transport. Returns undefined if Node is too old for undici or loading fails. Requests are then sent with `fetch`. */
const load = async (): Promise<Transport | undefined> => {
  if (!isNewEnough()) return undefined
  try {
    return (undici = (await import("./undiciTransport.ts")).undiciTransport)
  } catch {
    return undefined
  }
}

const sendOnceLoaded = async (request: TransportRequest) => {
  const loaded = await (loading ??= load())
  return loaded === undefined ? globalFetchTransport(request) : loaded(request)
}

let seen: { readonly fetch: unknown; readonly dispatcher: unknown; readonly mustUseFetch: boolean } | undefined

/** Returns whether `fetch` must be used. Checked for each request, because `fetch` and its dispatcher may be replaced at any time. */
const mustUseFetch = (): boolean => {
  const { fetch } = globalThis
  const dispatcher = globals[dispatcherSymbol]
  if (seen === undefined || seen.fetch !== fetch || seen.dispatcher !== dispatcher) {
    seen = { fetch, dispatcher, mustUseFetch: isFetchReplaced(fetch, dispatcher) }
  }
  return seen.mustUseFetch
}

export const nodeTransport: Transport = (request) => {
  if (request.body instanceof FormData || mustUseFetch()) return globalFetchTransport(request)
  return undici === undefined ? sendOnceLoaded(request) : undici(request)
}
