/** Serves the sandbox over HTTP with node:http. */
import type { IncomingMessage, ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { pipeline, Readable } from "node:stream"
import { type AllowedOrigin, corsHeaders, isPreflight, preflightHeaders } from "./http/Cors.ts"
import type { Encoded, Incoming } from "./http/Message.ts"
import { makeRequestOrigin } from "./http/RequestOrigin.ts"
import { firstHalf } from "./http/Respond.ts"

// An import of node:http would also load its WebSocket, which takes a tenth of the startup time.
const { createServer } = process.getBuiltinModule("node:http")

/** The address and the port of the server. */
export interface ListenOptions {
  /** The port. Default 0, which selects a free port. */
  readonly port?: number
  /**
   * The address. Default `127.0.0.1`. The control API needs no credentials, so do not expose it to networks that you do
   * not trust.
   */
  readonly host?: string
  /** The origin whose pages may call the sandbox from a browser, such as `https://docs.example`; `*` for any. Default none. */
  readonly cors?: AllowedOrigin | undefined
}

/** A sandbox that serves HTTP. */
export interface Listening {
  /** Its base URL, `http://host:port`. */
  readonly url: string
  readonly port: number
  /** Stops the server, and closes open connections. */
  readonly close: () => Promise<void>
}

/** No operation accepts more. A longer body gets 413 before it is read completely. */
const maximumBody = 64 * 1024 * 1024

/** Calls back with the whole body, or with undefined if it exceeds the limit. */
const readBody = (
  request: IncomingMessage,
  done: (body: Uint8Array | undefined) => void,
  failed: (cause: unknown) => void
) => {
  const chunks: Array<Buffer> = []
  let length = 0
  request.on("data", (chunk: Buffer) => {
    length += chunk.length
    if (length > maximumBody) {
      request.removeAllListeners("data").removeAllListeners("end")
      request.resume()
      done(undefined)
    } else chunks.push(chunk)
  })
  request.on("end", () => {
    const [only] = chunks
    done(chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks))
  })
  request.on("error", failed)
}

const none = new Uint8Array()
const noQuery = new URLSearchParams()

const toIncoming = (request: IncomingMessage, origin: string, body: Uint8Array): Incoming => {
  const target = request.url ?? "/"
  const cut = target.indexOf("?")
  return {
    method: request.method ?? "GET",
    path: cut < 0 ? target : target.slice(0, cut),
    query: cut < 0 ? noQuery : new URLSearchParams(target.slice(cut + 1)),
    search: cut < 0 ? "" : target.slice(cut + 1),
    headers: request.headers as Readonly<Record<string, string | undefined>>,
    body,
    origin
  }
}

/** Returns names and values alternately, which node:http accepts unchanged. */
const headOf = (headers: Encoded["headers"], length?: number): Array<string> => {
  const head = ["server", "fieldwork-sandbox"]
  for (const name in headers) head.push(name, headers[name] ?? "")
  if (length !== undefined) head.push("content-length", String(length))
  return head
}

const isWhole = (body: Encoded["body"]): body is string | Uint8Array =>
  typeof body === "string" || body instanceof Uint8Array

/** Applies a connection fault. */
const breakOff = (response: ServerResponse, { body, connection, headers, status }: Encoded): void => {
  if (connection === "reset") {
    response.socket?.resetAndDestroy()
    return
  }
  response.writeHead(status, headOf(headers, isWhole(body) ? Math.max(Buffer.byteLength(body), 1) : undefined))
  // The rest is never sent. The client disconnects, or the server closes.
  response.write(firstHalf(body))
}

const send = (response: ServerResponse, reply: Encoded) => {
  const { body, connection, headers, status } = reply
  if (connection !== undefined) breakOff(response, reply)
  else if (isWhole(body)) {
    const length = Buffer.byteLength(body)
    response.writeHead(status, headOf(headers, length))
    // Text with as many bytes as characters is ASCII, which node:http writes faster with this encoding.
    response.end(body, length === body.length ? "latin1" : "utf8")
  } else {
    response.writeHead(status, headOf(headers))
    // A client that disconnects ends the generation of the rest.
    pipeline(Readable.from(body), response, () => {})
  }
}

const failure = (status: number, detail: string): Encoded => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ detail })
})

/** Rejects with the system's error if the port is in use. */
export const listen = (
  handle: (incoming: Incoming) => Encoded | Promise<Encoded>,
  options: ListenOptions = {}
): Promise<Listening> => {
  const { cors, host = "127.0.0.1" } = options
  let origin = `http://${host}`
  const originOf = makeRequestOrigin()
  // A connection that is closed while a client writes to it would look like a fault.
  const server = createServer({ optimizeEmptyRequests: true, keepAliveTimeout: 0 }, (request, response) => {
    if (cors !== undefined) {
      for (const [name, value] of Object.entries(corsHeaders(cors, request.headers))) response.setHeader(name, value)
      if (isPreflight(request.method, request.headers)) {
        response.writeHead(204, preflightHeaders(request.headers)).end()
        return
      }
    }
    const failed = (cause: unknown) => {
      if (response.headersSent || response.destroyed) response.destroy()
      else send(response, failure(500, `The sandbox failed: ${cause instanceof Error ? cause.message : String(cause)}`))
    }
    const answer = (body: Uint8Array | undefined) => {
      try {
        const reply =
          body === undefined
            ? failure(413, `A body holds at most ${maximumBody} bytes.`)
            : handle(toIncoming(request, originOf(request.headers.host, origin), body))
        if (reply instanceof Promise) reply.then((known) => send(response, known)).catch(failed)
        else send(response, reply)
      } catch (cause) {
        failed(cause)
      }
    }
    const { headers } = request
    const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined
    if (hasBody) readBody(request, answer, failed)
    else answer(none)
  })
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(options.port ?? 0, host, () => {
      server.off("error", reject)
      const { port } = server.address() as AddressInfo
      origin = `http://${host.includes(":") ? `[${host}]` : host}:${port}`
      resolve({
        url: origin,
        port,
        close: () =>
          new Promise((done) => {
            server.close(() => done())
            server.closeAllConnections()
          })
      })
    })
  })
}
