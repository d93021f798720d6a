import { Effect, Layer, Logger, Stream } from "effect"
import { HttpRouter, HttpServer, HttpServerRequest } from "effect/http"
import { Readable } from "node:stream"
import { describe, expect, it } from "vitest"
import { callbackRoute, type CallbackRouteOptions, Webhooks } from "../src/effect.ts"
import { signCallback, testKeys } from "../src/testing.ts"

const keys = [testKeys.current]

type Read = (request: HttpServerRequest.HttpServerRequest) => Effect.Effect<unknown, unknown>

/** Sends a callback, with its signature or without it, through middleware that reads its body first. Returns the response, its accepted bodies and the log. */
const receive = async (read: Read, { isUnsigned = false }: { readonly isUnsigned?: boolean } = {}) => {
  const bodies: Array<unknown> = []
  const log: Array<string> = []
  const accept: CallbackRouteOptions<never, never>["accept"] = ({ payload }) =>
    Effect.sync(() => bodies.push(payload.json()))
  const routes = HttpRouter.addAll(Effect.map(callbackRoute("/callbacks", { accept }), (route) => [route]))
  const middleware = HttpRouter.middleware(
    (app) =>
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const result = yield* Effect.orDie(read(request))
        const passedOn = (read === readByNode ? result : request) as typeof request
        return yield* Effect.provideService(app, HttpServerRequest.HttpServerRequest, passedOn)
      }),
    { global: true }
  )
  const { dispose, handler } = HttpRouter.toWebHandler(
    Layer.mergeAll(routes, middleware).pipe(
      Layer.provide(Webhooks.layer({ keys })),
      Layer.provideMerge(HttpServer.layerServices),
      Layer.provideMerge(Logger.layer([Logger.make(({ message }) => void log.push(String(message)))]))
    ),
    { disableLogger: true }
  )
  const { body, headers } = await signCallback({ keys, body: "[]" })
  const sent = { method: "POST", body, ...(!isUnsigned && { headers }) }
  const response = await handler(new Request("http://receiver/callbacks", sent))
  await dispose()
  return { status: response.status, bodies, log: log.join("\n") }
}

/** Returns a request whose source is one of Node's HTTP server that other code has read completely. */
const readByNode: Read = (request) =>
  Effect.promise(async () => {
    const source = Readable.from([Buffer.from("[]")])
    for await (const _ of source) continue
    return Object.create(request, {
      source: { value: source },
      method: { value: request.method },
      headers: { value: request.headers },
      stream: { value: Stream.empty },
      arrayBuffer: { value: Effect.succeed(new ArrayBuffer(0)) }
    })
  })

describe("a callback route behind middleware that reads the body", () => {
  it.each<readonly [string, Read]>([
    ["text", (request) => request.text],
    ["json", (request) => request.json],
    ["arrayBuffer", (request) => request.arrayBuffer]
  ])("accepts a callback whose %s the middleware has read, because Effect keeps the bytes", async (_, read) => {
    const { bodies, status } = await receive(read)
    expect([status, bodies]).toEqual([200, [[]]])
  })

  it.each<readonly [string, Read]>([
    ["the stream of a Fetch request", (request) => Stream.runDrain(request.stream)],
    ["the stream of a Node request", readByNode]
  ])("responds with 500 and logs the cause if the middleware has read %s", async (_, read) => {
    const { log, status } = await receive(read)
    expect(status).toBe(500)
    expect(log).toContain("its bytes are lost")
  })

  it("refuses a request without a signature with 400, although its bytes are lost", async () => {
    expect((await receive(({ stream }) => Stream.runDrain(stream), { isUnsigned: true })).status).toBe(400)
  })
})
