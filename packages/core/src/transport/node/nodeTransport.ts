/**
 * The transport of Node: over undici itself, at about a third of what `fetch` costs.
 *
 * What `fetch` does beside sending is done here or left to it:
 *
 * - redirects are never followed here, core decides; no cookies are kept; `Expect` is never sent, and 1xx responses are passed over
 * - content codings: gzip, deflate, br and zstd are requested and decoded; a body held in memory is bounded, see ResponseReceiver.ts
 * - time: undici's own timers for headers and body are off, as the attempt has one for both; its 10 s to connect stay
 * - connections are kept alive as `fetch` keeps them, speak HTTP/1.1, and are closed on abort
 * - a form is sent by `fetch`, which writes it as a stream; and so is everything where `fetch` or its dispatcher has been replaced
 *
 * undici is loaded with the first request: it takes longer to load than all of this package.
 */
import { globalFetchTransport } from "../fetchTransport.ts"
import type { Transport, TransportRequest } from "../Transport.ts"
import { dispatcherPlace, isFetchReplaced } from "./isFetchReplaced.ts"

const globals = globalThis as unknown as Readonly<Record<symbol, unknown>>

let undici: Transport | undefined
let loading: Promise<Transport | undefined> | undefined

/** The oldest Node that undici 8 runs on. */
const oldest = [22, 19] as const

const isNewEnough = (): boolean => {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}

/** Undefined where there is no undici that runs; `fetch` exists everywhere. */
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

/** Looked up for each request, as each may be replaced at any time. */
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
