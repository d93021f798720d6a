/**
 * How requests are sent on Node: over undici itself, at about a third of what `fetch` costs.
 *
 * What `fetch` does beside sending is done here or left to it:
 *
 * - redirects: never followed here, core decides; cookies: none kept; `Expect`: never sent, and 1xx answers are passed over
 * - content codings: gzip, deflate, br and zstd are asked for and read; a body held in memory is bounded, see Reception.ts
 * - time: undici's own timers for headers and body are off, as the attempt has one for both; its 10 s to connect stay
 * - connections: kept alive as `fetch` keeps them, HTTP/1.1, aborted by tearing the socket down
 * - a form is sent by `fetch`, which writes it as a stream; and everything is, where `fetch` or its dispatcher has been replaced
 *
 * undici is loaded with the first request: it takes longer to load than all of this package.
 */
import { overGlobalFetch, type Request, type Transport } from "../Transport.ts"
import { isUntouched } from "./Untouched.ts"

type Undici = typeof import("./Undici.ts")

let undici: Undici | undefined
let loading: Promise<Undici | undefined> | undefined

/** What undici 8 runs on. */
const oldest = [22, 19] as const

const isNewEnough = (): boolean => {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}

/** Undefined where there is no undici that runs: `fetch` is everywhere. */
const load = async (): Promise<Undici | undefined> => {
  if (!isNewEnough()) return undefined
  try {
    return (undici = await import("./Undici.ts"))
  } catch {
    return undefined
  }
}

const sendOnceLoaded = async (request: Request) => {
  const loaded = await (loading ??= load())
  return loaded === undefined ? overGlobalFetch(request) : loaded.send(request)
}

export const overUndici: Transport = (request) => {
  if (request.body instanceof FormData || !isUntouched()) return overGlobalFetch(request)
  return undici === undefined ? sendOnceLoaded(request) : undici.send(request)
}
