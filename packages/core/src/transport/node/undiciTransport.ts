/**
 * A transport over undici. Importing this module loads undici, so it is imported with the first request.
 *
 * The import of undici must come after that of savedDispatcher.ts: what undici replaced is restored below, as a proxy may be set there.
 */
import { globals, place, savedDispatcher } from "./savedDispatcher.ts"
import { Agent, buildConnector } from "undici"
import type { FetchResponse, TransportRequest } from "../Transport.ts"
import { acceptEncoding } from "./contentEncoding.ts"
import { ResponseReceiver } from "./ResponseReceiver.ts"
import { skipContinue } from "./skipContinue.ts"

if (globals[place] !== savedDispatcher) globals[place] = savedDispatcher

const connect = buildConnector({ allowH2: false })

/** Behaves as Node's `fetch` does. Idle sockets do not keep the process alive. */
const agent = new Agent({
  allowH2: false,
  headersTimeout: 0,
  bodyTimeout: 0,
  connect: (options, done) =>
    connect(options, (...outcome: Parameters<typeof done>) => {
      const [error, socket] = outcome
      if (error === null && socket !== null) skipContinue(socket)
      done(...outcome)
    })
})

/** Where the path begins. URLs are normalised already: `buildRequest` and `Redirect` encode every part. */
const pathStart = (url: string): number => {
  const slash = url.indexOf("/", url.indexOf("//") + 2)
  return slash < 0 ? url.length : slash
}

export const undiciTransport = ({ body, headers, method, state, url }: TransportRequest): Promise<FetchResponse> =>
  new Promise((resolve, reject) => {
    const receiver = new ResponseReceiver(resolve, reject)
    if (state.isAborted) return receiver.abort()
    state.onAbort(() => receiver.abort())
    const start = pathStart(url)
    const sent = ["accept-encoding", acceptEncoding, "user-agent", "node"]
    for (const name in headers) sent.push(name, headers[name] ?? "")
    agent.dispatch(
      {
        origin: url.slice(0, start),
        path: url.slice(start) || "/",
        method,
        headers: sent,
        body: typeof body === "string" ? body : null
      },
      receiver
    )
  })
