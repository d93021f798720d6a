/**
 * The transport of Node. It calls undici directly, at about a third of the cost of `fetch`. Everything else that `fetch` does is handled here or left
 * to `fetch`:
 * - redirects are not followed here but left to core; no cookies are stored; `Expect` is never sent, and 1xx responses are skipped
 * - content codings: gzip, deflate, br and zstd are requested and decoded; a body held in memory is limited, see ResponseReceiver.ts
 * - timeouts: undici's own timers for headers and body are off, because the attempt has one for both; its 10 s limit for connecting remains
 * - connections are kept alive as with `fetch`, use HTTP/1.1, and are closed on abort
 * - `fetch` sends forms, which it writes as a stream, and every request if `fetch` or its dispatcher has been replaced
 * undici is loaded with the first request: it takes longer to load than all of this package.
 */
import { globalFetchTransport } from "../fetchTransport.ts"
import type { Transport, TransportRequest } from "../Transport.ts"
import { dispatcherPlace, isFetchReplaced } from "./isFetchReplaced.ts"

const globals = globalThis as unknown as Readonly<Record<symbol, unknown>>

let undici: Transport | undefined
let loading: Promise<Transport | undefined> | undefined

/** The oldest version of Node that undici 8 supports. */
const oldest = [22, 19] as const

const isNewEnough = (): boolean => {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}

/** Returns undefined if no supported undici is installed; `fetch` is always available. */
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

/** Checked for each request, because both may be replaced at any time. */
const mustUseFetch = (): boolean => {
  const { fetch } = globalThis
  const dispatcher = globals[dispatcherPlace]
  if (seen === undefined || seen.fetch !== fetch || seen.dispatcher !== dispatcher) {
    seen = { fetch, dispatcher, mustUseFetch: isFetchReplaced(fetch, dispatcher) }
  }
  return seen.mustUseFetch
}

export const nodeTransport: Transport = (request) => {
  if (request.body instanceof FormData || mustUseFetch()) return globalFetchTransport(request)
  return undici === undefined ? sendOnceLoaded(request) : undici(request)
}
