/**
 * A proxy that forwards traffic unchanged and reports each interaction.
 */
import {
  Agent as HttpAgent,
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse
} from "node:http"
import { Agent as HttpsAgent, request as httpsRequest } from "node:https"
import type { AddressInfo } from "node:net"
import type { Interaction } from "./Har.ts"
import { awaitEarlyResponse } from "./earlyResponse.ts"
import { decodedBody } from "./decodedBody.ts"
import { flatHeaders, forwardedHeaders } from "./forwardedHeaders.ts"

export interface ProxyOptions {
  /** The base URL of the service. Its path is prepended to the path of each request. */
  readonly target: string
  /** The port of the proxy. Default: 0, which selects a free port. */
  readonly port?: number
  /** The address on which the proxy listens. Default: `127.0.0.1`. The proxy itself does not authenticate clients. */
  readonly host?: string
  /** Called after each response. A body that exceeds the size limit is omitted. */
  readonly onInteraction: (interaction: Interaction, startedAt: Date, milliseconds: number) => void
}

export interface Proxy {
  readonly url: string
  readonly close: () => Promise<void>
}

/** The maximum size in bytes of a body that is validated. Larger bodies are only forwarded. */
const maxBytes = 16 * 1024 * 1024

/**
 * Returns the path and query of a request target, which is an absolute URL if a client uses this server as an HTTP proxy. Returns undefined for a
 * target without a path, such as `*`.
 */
const pathOf = (target: string): string | undefined => {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, "")
  if (path.startsWith("/")) return path
  return path === target ? undefined : `/${path}`
}

/**
 * Collects the chunks of a message while it is forwarded. Returns a function that returns the body, or undefined if the body exceeds the size limit.
 */
const keep = (message: IncomingMessage): (() => Buffer | undefined) => {
  const chunks: Array<Buffer> = []
  let length = 0
  message.on("data", (chunk: Buffer) => {
    length += chunk.length
    if (length <= maxBytes) chunks.push(chunk)
  })
  return () => (length > maxBytes ? undefined : chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))
}

/** Responds with an error of the proxy itself, or closes the connection if a part of the response has already been sent. */
const fail = (outgoing: ServerResponse, status: number, detail: string): void => {
  if (outgoing.headersSent) outgoing.destroy()
  else outgoing.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ detail }))
}

/** Starts the proxy. Rejects with the operating system's error if the port is in use. */
export const startProxy = ({ host = "127.0.0.1", onInteraction, port = 0, target }: ProxyOptions): Promise<Proxy> => {
  const base = new URL(target)
  const isSecure = base.protocol === "https:"
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: 256 })
  const send = isSecure ? httpsRequest : httpRequest
  const prefix = base.pathname.replace(/\/+$/, "")
  const where = { protocol: base.protocol, hostname: base.hostname, port: base.port, agent }

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const [startedAt, begun] = [new Date(), performance.now()]
    const sentBody = keep(incoming)
    const requested = pathOf(incoming.url ?? "/")
    if (requested === undefined) {
      fail(outgoing, 400, "fieldwork-contract forwards only requests for a path")
      return
    }
    const path = `${prefix}${requested}`
    const headers = [...forwardedHeaders(incoming, (name) => name === "host"), "Host", base.host]
    if (incoming.headers["transfer-encoding"] !== undefined) headers.push("Transfer-Encoding", "chunked")
    const upstream = send({ ...where, method: incoming.method, path, headers })
    let isResponding = false
    const stopUpload = () => {
      incoming.unpipe(upstream)
      // The rest of the body is read and discarded, because some clients read the response only after they have sent the entire body.
      incoming.resume()
    }
    awaitEarlyResponse(upstream, stopUpload)
    upstream.on("response", (response) => {
      isResponding = true
      const receivedBody = keep(response)
      try {
        outgoing.writeHead(response.statusCode ?? 0, forwardedHeaders(response))
      } catch (cause) {
        // Node reads messages that it does not write, such as a response with the status code 099.
        upstream.destroy()
        fail(outgoing, 502, `fieldwork-contract could not forward the response: ${(cause as Error).message}`)
        return
      }
      response.pipe(outgoing)
      response.on("error", () => outgoing.destroy())
      response.on("end", () => {
        const { headers: received, statusCode: status = 0 } = response
        const sentEncoding = incoming.headers["content-encoding"]
        onInteraction(
          {
            request: {
              method: incoming.method ?? "GET",
              url: `${base.origin}${path}`,
              headers: flatHeaders(incoming),
              // If the service responds before it has received the entire body, the body is not known.
              body: incoming.readableEnded ? decodedBody(sentBody(), sentEncoding, maxBytes) : undefined
            },
            response: {
              status,
              headers: flatHeaders(response),
              body: decodedBody(receivedBody(), received["content-encoding"], maxBytes)
            }
          },
          startedAt,
          performance.now() - begun
        )
      })
    })
    upstream.on("upgrade", (_, socket) => {
      socket.destroy()
      fail(
        outgoing,
        502,
        "fieldwork-contract could not forward the response: 101 Switching Protocols was not requested"
      )
    })
    upstream.on("error", (cause: NodeJS.ErrnoException) => {
      stopUpload()
      // A response that has begun is complete, or reports the error itself.
      if (!isResponding)
        fail(outgoing, 502, `fieldwork-contract could not reach ${base.origin}: ${cause.code ?? cause.message}`)
    })
    outgoing.on("close", () => {
      if (!outgoing.writableFinished) upstream.destroy()
    })
    incoming.pipe(upstream)
  }

  const server = createServer({ keepAliveTimeout: 0 }, forward)
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, () => {
      server.off("error", reject)
      const { port: taken } = server.address() as AddressInfo
      resolve({
        url: `http://${host.includes(":") ? `[${host}]` : host}:${taken}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done())
            server.closeAllConnections()
            agent.destroy()
          })
      })
    })
  })
}
