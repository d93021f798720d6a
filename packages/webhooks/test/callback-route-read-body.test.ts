import { ByteSize, Effect, Layer, Logger, Stream } from "effect"
import { HttpRouter, HttpServer, HttpServerRequest } from "effect/http"
import { Readable } from "node:stream"
import { describe, expect, it } from "vitest"
import { callbackRoute, type CallbackRouteOptions, Webhooks } from "../src/effect.ts"
import { signCallback, testKeys } from "../src/testing.ts"

const keys = [testKeys.current]

type Read = (request: HttpServerRequest.HttpServerRequest) => Effect.Effect<unknown, unknown>

interface Sent {
  readonly isUnsigned?: boolean
  /** The body that is sent. Default: `[]`. Null is a request without a body. */
  readonly body?: string | null
  /** The body that the signature matches. Default: `[]`. */
  readonly signed?: string
  /** The limit of the application for the size of a body. */
  readonly limit?: ByteSize.ByteSize | undefined
}

/** Sends a callback, with its signature or without it, through middleware that reads its body first. Returns the response, its accepted bodies and the log. */
const receive = async (read: Read, { body = "[]", isUnsigned = false, limit, signed = "[]" }: Sent = {}) => {
  const bodies: Array<string> = []
  const log: Array<string> = []
  const accept: CallbackRouteOptions<never, never>["accept"] = ({ payload }) =>
    Effect.sync(() => bodies.push(payload.text()))
  const routes = HttpRouter.addAll(Effect.map(callbackRoute("/callbacks", { accept }), (route) => [route]))
  const middleware = HttpRouter.middleware(
    (app) =>
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const result = yield* Effect.orDie(read(request))
        const passedOn = (read === readByNode ? result : request) as typeof request
        return yield* app.pipe(
          Effect.provideService(HttpServerRequest.HttpServerRequest, passedOn),
          Effect.provideService(HttpServerRequest.MaxBodySize, limit)
        )
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
  const { headers } = await signCallback({ keys, body: signed })
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
    expect([status, bodies]).toEqual([200, ["[]"]])
  })

  it.each<readonly [string, Read]>([
    ["the stream of a Fetch request", (request) => Stream.runDrain(request.stream)],
    ["a part of the stream of a Fetch request", (request) => Stream.runDrain(Stream.take(request.stream, 1))],
    ["the stream of a Node request", readByNode]
  ])("responds with 500 and logs the cause if the middleware has read %s", async (_, read) => {
    const { log, status } = await receive(read)
    expect(status).toBe(500)
    expect(log).toContain("its bytes are lost")
  })

  it.each<readonly [string, Read, string | null]>([
    ["is the empty text and has not been read", () => Effect.void, ""],
    ["is absent", () => Effect.void, null],
    ["is empty and has been read as text", (request) => request.text, ""]
  ])("a callback whose body %s is refused with 401, or accepted if the signature matches", async (_, read, body) => {
    const forged = await receive(read, { body })
    expect([forged.status, forged.log]).toEqual([401, expect.stringContaining("Callback refused")])
    expect(await receive(read, { body, signed: "" })).toEqual({ status: 200, bodies: [""], log: "" })
  })

  it.each<readonly [string, Read]>([
    ["all", ({ stream }) => Stream.runDrain(stream)],
    ["none", () => Effect.void]
  ])(
    "a callback route behind middleware that has read %s of the stream treats a callback alike with and without a limit for bodies",
    async (_, read) => {
      const limit = ByteSize.fromInputUnsafe(1000)
      expect(await receive(read, { limit })).toEqual(await receive(read))
    }
  )

  it("refuses a request without a signature with 400, although its bytes are lost", async () => {
    expect((await receive(({ stream }) => Stream.runDrain(stream), { isUnsigned: true })).status).toBe(400)
  })
})
