/** Serves the sandbox over HTTP with node:http. */
import type { IncomingMessage, ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { pipeline, Readable } from "node:stream"
import { type AllowedOrigin, corsHeaders, isPreflight, preflightHeaders } from "./http/Cors.ts"
import type { Encoded, Incoming } from "./http/Message.ts"
import { makeRequestOrigin } from "./http/RequestOrigin.ts"
import { firstHalf } from "./http/Respond.ts"

// Importing `node:http` would also load Node's WebSocket implementation, which takes a tenth of the startup time.
const { createServer } = process.getBuiltinModule("node:http")

/** The address and port on which the server listens. */
export interface ListenOptions {
  /** The port. Default: 0, which selects a free port. */
  readonly port?: number
  /**
   * The address. Default: `127.0.0.1`. The control API does not require credentials, so do not expose the port to networks that you do not trust.
   */
  readonly host?: string
  /** The origin whose pages may call the sandbox from a browser, such as `https://docs.example`, or `*` for any origin. Default: none. */
  readonly cors?: AllowedOrigin | undefined
}

/** A sandbox that is listening for HTTP requests. */
export interface SandboxServer {
  /** The base URL of the server, in the form `http://host:port`. */
  readonly url: string
  readonly port: number
  /** Stops the server and closes open connections. */
  readonly close: () => Promise<void>
}

/**
 * The maximum size of a request body in bytes. No operation accepts a longer body. A request that exceeds the limit gets status 413 before its body
 * has been read in full.
 */
const maximumBody = 64 * 1024 * 1024

/** Reads the body of a request. Calls `done` with the body, or with undefined if the body exceeds the limit. */
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

/** Returns the response headers as a flat array of alternating names and values, which `node:http` accepts without conversion. */
const headOf = (headers: Encoded["headers"], length?: number): Array<string> => {
  const head = ["server", "fieldwork-sandbox"]
  for (const name in headers) head.push(name, headers[name] ?? "")
  if (length !== undefined) head.push("content-length", String(length))
  return head
}

const isBuffered = (body: Encoded["body"]): body is string | Uint8Array =>
  typeof body === "string" || body instanceof Uint8Array

/** Resets the connection, or sends only the headers and the first half of the body. */
const applyConnectionFault = (response: ServerResponse, { body, connection, headers, status }: Encoded): void => {
  if (connection === "reset") {
    response.socket?.resetAndDestroy()
    return
  }
  response.writeHead(status, headOf(headers, isBuffered(body) ? Math.max(Buffer.byteLength(body), 1) : undefined))
  // The second half of the body is never sent. The connection stays open until the client disconnects or the server closes.
  response.write(firstHalf(body))
}

const send = (response: ServerResponse, reply: Encoded) => {
  const { body, connection, headers, status } = reply
  if (connection !== undefined) applyConnectionFault(response, reply)
  else if (isBuffered(body)) {
    const length = Buffer.byteLength(body)
    response.writeHead(status, headOf(headers, length))
    // A string whose length in bytes equals its length in characters is ASCII. node:http writes ASCII faster with the latin1 encoding.
    response.end(body, length === body.length ? "latin1" : "utf8")
  } else {
    response.writeHead(status, headOf(headers))
    // If the client disconnects, the remaining chunks are not generated.
    pipeline(Readable.from(body), response, () => {})
  }
}

const failure = (status: number, detail: string): Encoded => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ detail })
})

/** Starts an HTTP server. Rejects with the system error if the port is in use. */
export const listen = (
  handle: (incoming: Incoming) => Encoded | Promise<Encoded>,
  options: ListenOptions = {}
): Promise<SandboxServer> => {
  const { cors, host = "127.0.0.1" } = options
  let origin = `http://${host}`
  const originOf = makeRequestOrigin()
  // Idle connections never time out. A connection that the server closes while a client is writing would look like an injected fault.
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
    const respond = (body: Uint8Array | undefined) => {
      try {
        const reply =
          body === undefined
            ? failure(413, `The body must have at most ${maximumBody} bytes.`)
            : handle(toIncoming(request, originOf(request.headers.host, origin), body))
        if (reply instanceof Promise) reply.then((known) => send(response, known)).catch(failed)
        else send(response, reply)
      } catch (cause) {
        failed(cause)
      }
    }
    const { headers } = request
    const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined
    if (hasBody) readBody(request, respond, failed)
    else respond(none)
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
