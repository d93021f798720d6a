/**
 * A transport that uses undici. Importing this module loads undici, so it is imported only when the first request is sent.
 *
 * undici must be imported after savedDispatcher.ts. The dispatcher that undici replaces is restored below, because it may be a proxy.
 */
import { globals, place, savedDispatcher } from "./savedDispatcher.ts"
import type { Socket } from "node:net"
import { Agent, buildConnector } from "undici"
import type { TransportRequest } from "../Transport.ts"
import type { FetchResponse } from "../Fetch.ts"
import { acceptEncoding } from "./contentEncoding.ts"
import { ResponseReceiver } from "./ResponseReceiver.ts"
import { withoutContinue } from "./withoutContinue.ts"

if (globals[place] !== savedDispatcher) globals[place] = savedDispatcher

const connect = buildConnector({ allowH2: false })
const empty = Buffer.alloc(0)

/**
 * Hides `100 Continue` responses, which precede the actual response, from undici. Calls of `read` with a size come from Node and are not changed.
 */
const watch = (socket: Socket): void => {
  const read = socket.read.bind(socket) as (size?: number) => Buffer | null
  const write = socket.write.bind(socket) as (...args: ReadonlyArray<unknown>) => boolean
  let isFirst = false
  let held: Buffer = empty
  socket.write = (...args: ReadonlyArray<unknown>) => {
    isFirst = true
    return write(...args)
  }
  socket.read = (size?: number) => {
    const chunk = read(size)
    if (!isFirst || chunk === null || size !== undefined) return chunk
    const bytes = held === empty ? chunk : Buffer.concat([held, chunk])
    // 0x31 is the digit 1, with which the status code of a 1xx response starts.
    const rest = bytes.length < 10 || bytes[9] === 0x31 ? withoutContinue(bytes) : bytes
    isFirst = rest === undefined
    held = isFirst ? bytes : empty
    return rest ?? socket.read()
  }
}

const settings = { allowH2: false, headersTimeout: 0, bodyTimeout: 0 }

/** The agent for all requests, which behaves like Node's `fetch`. Idle sockets do not keep the process alive. */
const agent = new Agent({
  ...settings,
  connect: (options, done) =>
    connect(options, (...outcome: Parameters<typeof done>) => {
      if (outcome[0] === null) watch(outcome[1])
      done(...outcome)
    })
})

/** Returns the index in a URL at which its path starts. URLs are already normalised, because `buildRequest` and `Redirect` encode every part. */
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
    const sent = ["accept-encoding", acceptEncoding, ...("user-agent" in headers ? [] : ["user-agent", "node"])]
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
