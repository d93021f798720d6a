import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Layer, Stream } from "effect"
import { FetchHttpClient, HttpClient, HttpClientResponse } from "effect/http"
import { httpClientFetch } from "../../src/transport/httpClientFetch.ts"
import { fetchTransport } from "../../src/transport/fetchTransport.ts"
import { promiseClient } from "../../src/promise/promiseClient.ts"
import { json, loopback, noResponse, type Responder } from "../support/loopback.ts"
import { makeThingsAt } from "../support/thingService.ts"

const withClient = <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.provide(effect, FetchHttpClient.layer)

describe("httpClientFetch", () => {
  it.effect(
    "a client over Effect's HttpClient sends requests, receives responses and follows redirects as it does over fetch",
    () =>
      withClient(
        Effect.gen(function* () {
          const server = yield* loopback(
            json({ id: 7 }),
            json("", 307, { location: "/things/8" }),
            json({ id: 8 }),
            json("a,b\n1,2\n", 200, { "content-type": "text/csv" })
          )
          const things = makeThingsAt(fetchTransport(yield* httpClientFetch), server.url)
          assert.deepStrictEqual(yield* things.create({ body: { name: "ü" } }), { id: 7 })
          assert.deepStrictEqual(yield* things.get({ id: 7 }), { id: 8 })
          const bytes = yield* Stream.runCollect(things.bytes())
          assert.strictEqual(Buffer.concat(bytes).toString(), "a,b\n1,2\n")
          const [created, ...others] = server.arrived
          assert.strictEqual(created?.body.toString(), '{"name":"ü"}')
          assert.strictEqual(created?.headers["content-type"], "application/json")
          assert.deepStrictEqual(
            others.map(({ url }) => url),
            ["/things/7", "/things/8", "/things.csv"]
          )
        })
      )
  )

  it.effect("an interrupted call over Effect's HttpClient closes its connection", () =>
    withClient(
      Effect.gen(function* () {
        const server = yield* loopback(noResponse)
        const arrived = server.next()
        const fiber = yield* Effect.forkChild(
          makeThingsAt(fetchTransport(yield* httpClientFetch), server.url).get({ id: 7 })
        )
        yield* Effect.promise(() => arrived)
        yield* Fiber.interrupt(fiber)
        yield* Effect.promise(() => server.closed)
      })
    )
  )

  /** Sends the headers and the first row of a file that never ends. */
  const endlessFile: Responder = (response) => {
    response.writeHead(200, { "content-type": "text/csv" })
    response.write("a,b\n")
  }

  it.effect("a download over Effect's HttpClient that is closed early closes its connection", () =>
    withClient(
      Effect.gen(function* () {
        const server = yield* loopback(endlessFile)
        const things = makeThingsAt(fetchTransport(yield* httpClientFetch), server.url)
        assert.strictEqual((yield* Stream.runCollect(Stream.take(things.bytes(), 1))).length, 1)
        yield* Effect.promise(() => server.closed)
      })
    )
  )

  it.effect("a download over Effect's HttpClient that is cancelled before its first read closes its connection", () =>
    withClient(
      Effect.gen(function* () {
        const server = yield* loopback(endlessFile)
        const things = promiseClient(makeThingsAt(fetchTransport(yield* httpClientFetch), server.url))
        const { data } = yield* Effect.promise(() => things.bytes.withResponse())
        yield* Effect.promise(() => data.toArray({ max: 0 }))
        yield* Effect.promise(() => server.closed)
      })
    )
  )

  it.effect("the body of a redirect over Effect's HttpClient is cancelled", () =>
    withClient(
      Effect.gen(function* () {
        const endlessRedirect: Responder = (response) => {
          response.writeHead(307, { location: "/things/8" })
          response.write("moved")
        }
        const server = yield* loopback(endlessRedirect, json({ id: 8 }))
        const things = makeThingsAt(fetchTransport(yield* httpClientFetch), server.url)
        assert.deepStrictEqual(yield* things.get({ id: 7 }), { id: 8 })
        yield* Effect.promise(() => server.closed)
      })
    )
  )

  it.effect("a client over Effect's HttpClient returns the response of a test double that implements HttpClient", () =>
    Effect.gen(function* () {
      const things = makeThingsAt(fetchTransport(yield* httpClientFetch), "https://things.example")
      assert.deepStrictEqual(yield* things.get({ id: 9 }), { id: 9 })
    }).pipe(
      Effect.provide(
        Layer.succeed(
          HttpClient.HttpClient,
          HttpClient.make((request) => Effect.succeed(HttpClientResponse.fromWeb(request, Response.json({ id: 9 }))))
        )
      )
    )
  )
})
