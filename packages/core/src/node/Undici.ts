/**
 * One request over undici. Loading this loads undici, so it is imported with the first request.
 *
 * The import of undici must stand after that of DispatcherBefore.ts: what it replaced is put back below, as a proxy may be set there.
 */
import { before, globals, place } from "./DispatcherBefore.ts"
import { Agent } from "undici"
import type { FetchReply, Request } from "../Transport.ts"
import { accepted } from "./Decoding.ts"
import { Reception } from "./Reception.ts"

if (globals[place] !== before) globals[place] = before

/** Speaks what Node's `fetch` speaks. Idle sockets keep no process alive. */
const agent = new Agent({ allowH2: false, headersTimeout: 0, bodyTimeout: 0 })

export const send = (request: Request): Promise<FetchReply> =>
  new Promise((resolve, reject) => {
    const { body, exchange, method, url } = request
    const reception = new Reception(resolve, reject)
    if (exchange.isAborted) return reception.abort()
    exchange.onAbort(() => reception.abort())
    const { origin, pathname, search } = new URL(url)
    const headers = ["accept-encoding", accepted, "user-agent", "node"]
    request.headers.forEach((value, name) => headers.push(name, value))
    const path = `${pathname}${search}`
    agent.dispatch({ origin, path, method, headers, body: typeof body === "string" ? body : null }, reception)
  })
