/**
 * The sandbox over HTTP, on node:http alone.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import type { Encoded, Incoming } from "./http/Message.ts"

export interface ListenOptions {
  /** Default 0: a free one. */
  readonly port?: number
  /** Default `127.0.0.1`. The control API has no credential, so think before you open it to a network. */
  readonly host?: string
}

export interface Listening {
  /** `http://host:port` */
  readonly url: string
  readonly port: number
  /** Ends open connections too. */
  readonly close: () => Promise<void>
}

/** No operation takes more; a longer body is cut off with 413 before it is read whole. */
const maximumBody = 64 * 1024 * 1024

/** The whole body, or undefined when it grows past the limit. */
const readBody = (request: IncomingMessage): Promise<Uint8Array | undefined> =>
  new Promise((resolve, reject) => {
    const chunks: Array<Buffer> = []
    let length = 0
    request.on("data", (chunk: Buffer) => {
      length += chunk.length
      if (length > maximumBody) {
        request.removeAllListeners("data")
        request.resume()
        resolve(undefined)
      } else chunks.push(chunk)
    })
    request.on("end", () => {
      const [only] = chunks
      resolve(chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks))
    })
    request.on("error", reject)
    request.on("aborted", () => reject(new Error("the request was aborted")))
  })

const none = new Uint8Array()

const toIncoming = async (request: IncomingMessage, origin: string): Promise<Incoming | undefined> => {
  const target = request.url ?? "/"
  const cut = target.indexOf("?")
  const hasBody = request.headers["content-length"] !== undefined || request.headers["transfer-encoding"] !== undefined
  const body = hasBody ? await readBody(request) : none
  if (body === undefined) return undefined
  return {
    method: request.method ?? "GET",
    path: cut < 0 ? target : target.slice(0, cut),
    query: new URLSearchParams(cut < 0 ? "" : target.slice(cut + 1)),
    headers: request.headers as Readonly<Record<string, string | undefined>>,
    body,
    origin
  }
}

const send = (response: ServerResponse, { body, headers, status }: Encoded) => {
  response.writeHead(status, { server: "fieldwork-sandbox", ...headers, "content-length": Buffer.byteLength(body) })
  response.end(body)
}

const failure = (status: number, detail: string): Encoded => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ detail })
})

/** Rejects with the system's own error when the port is taken. */
export const listen = (
  handle: (incoming: Incoming) => Promise<Encoded>,
  options: ListenOptions = {}
): Promise<Listening> => {
  const host = options.host ?? "127.0.0.1"
  let origin = `http://${host}`
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const incoming = await toIncoming(request, origin)
    send(
      response,
      incoming === undefined ? failure(413, `A body holds at most ${maximumBody} bytes.`) : await handle(incoming)
    )
  }
  const server = createServer((request, response) => {
    serve(request, response).catch((cause: unknown) => {
      if (response.headersSent || response.destroyed) response.destroy()
      else send(response, failure(500, `The sandbox failed: ${cause instanceof Error ? cause.message : String(cause)}`))
    })
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
