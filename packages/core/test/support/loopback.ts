/**
 * A server on the local machine, for behaviour that only a real socket shows. It reports everything through events, so no test waits on a clock.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo, Socket } from "node:net"
import { Effect } from "effect"

export interface Arrived {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** The number of the connection that carried the request, counted from 1. */
  readonly connection: number
}

export interface Loopback {
  readonly url: string
  readonly arrived: ReadonlyArray<Arrived>
  /** Resolves with the next request that is received in full. */
  readonly next: () => Promise<Arrived>
  /** Resolves when the connection of the first request is closed. */
  readonly closed: Promise<void>
}

export type Responder = (response: ServerResponse, arrived: Arrived, socket: Socket) => void

const whole = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const open = async (responders: ReadonlyArray<Responder>) => {
  const arrived: Array<Arrived> = []
  const connections: Array<Socket> = []
  const waiting: Array<(arrived: Arrived) => void> = []
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await whole(request)
    const { headers, method, socket, url } = request
    const one = { method, url, headers, body, connection: connections.indexOf(socket) + 1 }
    if (arrived.push(one) === 1) socket.once("close", () => close())
    responders[Math.min(arrived.length, responders.length) - 1]?.(response, one, socket)
    waiting.shift()?.(one)
  }
  const server = createServer((request, response) => void serve(request, response))
  server.on("connection", (socket) => {
    connections.push(socket)
    socket.on("error", () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const self: Loopback = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    closed
  }
  return { self, server }
}

/** Starts a server. Each request receives the next response, and the last response repeats for all further requests. */
export const loopback = (...responders: ReadonlyArray<Responder>) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.promise(() => open(responders)),
      ({ server }) =>
        Effect.promise(async () => {
          server.closeAllConnections()
          await new Promise((resolve) => server.close(resolve))
        })
    ),
    ({ self }) => self
  )

type HeadersOut = Readonly<Record<string, string | number | ReadonlyArray<string>>>

export const json =
  (body: unknown, status = 200, headers: HeadersOut = {}): Responder =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers } as Record<string, string>)
    response.end(
      body === undefined ? undefined : typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body)
    )
  }

/** Sends the given bytes instead of a response, and then ends the connection, resets it or leaves it open. */
export const raw =
  (text: string, end: "end" | "reset" | "open" = "open"): Responder =>
  (_, __, socket) => {
    socket.write(text, () => {
      if (end === "end") socket.end()
      if (end === "reset") socket.resetAndDestroy()
    })
  }

/** Never responds. */
export const noResponse: Responder = () => undefined

/** A URL on the local machine without a listening server. */
export const unusedAddress = Effect.promise(async () => {
  const { self, server } = await open([])
  await new Promise((resolve) => server.close(resolve))
  return self.url
})
