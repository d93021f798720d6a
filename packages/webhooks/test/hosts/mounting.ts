/**
 * The dimensions of the test matrix: the hosts (frameworks and platforms), and the ways in which a receiver can be mounted on each host.
 */
import { createServer, request as httpRequest, type RequestListener } from "node:http"
import * as http2 from "node:http2"
import type { AddressInfo, Server } from "node:net"
import { inject } from "light-my-request"
import type { ReceiverOptions } from "../../src/node.ts"

export const mountings = [
  "body parser before",
  "raw body kept",
  "hooks",
  "compression",
  "inject",
  "HTTP/2",
  "failing listeners",
  "locked body"
] as const

export type Mounting = (typeof mountings)[number]

export type Headers = Readonly<Record<string, string>>

export interface Mounted {
  /** Sends a callback and resolves with the status code of the response. */
  readonly post: (headers: Headers, body: Uint8Array<ArrayBuffer>) => Promise<number>
  readonly close?: () => unknown
}

export interface Host {
  readonly name: string
  /**
   * The mountings (ways of mounting the receiver) that lose the signed bytes, so the response to a genuine callback is 500 with the cause. With all
   * other mountings, the response is 200.
   */
  readonly gone: ReadonlyArray<Mounting>
  readonly mount: Readonly<Record<Mounting, (options: ReceiverOptions) => Promise<Mounted> | Mounted>>
}

export const path = "/callbacks"

export const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return (server.address() as AddressInfo).port
}

/** Sends callbacks to a port, with a `Content-Length`. */
const postTo =
  (port: number): Mounted["post"] =>
  async (headers, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body })
    await response.arrayBuffer()
    return response.status
  }

export const overHttp = async (listener: RequestListener): Promise<Mounted> => {
  const server = createServer(listener)
  return { post: postTo(await listen(server)), close: () => server.close() }
}

/** Returns the mounted receiver for a host that already listens on `port`. */
export const atPort = (port: number, close: () => unknown): Mounted => ({ post: postTo(port), close })

/** Calls the listener with simulated requests and responses, without a connection. */
export const injected = (listener: RequestListener): Mounted => ({
  post: async (headers, body) => {
    const response = await inject(listener as Parameters<typeof inject>[0], {
      method: "POST",
      url: path,
      headers: { ...headers },
      payload: Buffer.from(body)
    })
    return response.statusCode
  }
})

/** Sends callbacks over HTTP/2 without TLS. */
export const http2To = (port: number, close: () => unknown): Mounted => {
  const session = http2.connect(`http://127.0.0.1:${port}`)
  return {
    post: (headers, body) =>
      new Promise((resolve, reject) => {
        const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
        const stream = session.request({ ...lower, ":method": "POST", ":path": path })
        let status = 0
        stream.on("response", (response) => (status = Number(response[":status"])))
        stream.on("error", reject).on("end", () => resolve(status))
        stream.resume().end(body)
      }),
    close: () => {
      session.destroy()
      return close()
    }
  }
}

export const overHttp2 = async (
  listener: (request: http2.Http2ServerRequest, response: http2.Http2ServerResponse) => unknown
): Promise<Mounted> => {
  const server = http2.createServer((request, response) => void listener(request, response))
  return http2To(await listen(server), () => server.close())
}

/** Starts a proxy that terminates HTTP/2, for hosts that do not support it. The host receives the body without a `Content-Length`. */
export const behindHttp2Proxy = async (listener: RequestListener): Promise<Mounted> => {
  const inner = createServer(listener)
  const port = await listen(inner)
  const proxy = http2.createServer((request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(":")))
    const forwarded = httpRequest({ port, host: "127.0.0.1", path, method: "POST", headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502)
      answer.resume().on("end", () => response.end())
    })
    request.pipe(forwarded)
  })
  return http2To(await listen(proxy), () => {
    proxy.close()
    inner.closeAllConnections()
    inner.close()
  })
}
