import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import * as zlib from "node:zlib"
import { withResponse } from "../../../src/operation/withResponse.ts"
import { json, loopback, raw } from "../../support/loopback.ts"
import { makeThingsAt } from "../../support/thingService.ts"
import { head, key, transports } from "./transports.ts"

describe.each(transports)("calls over %s", (_, transport) => {
  it.effect("a call sends its method, path, query, body and credential and reads the response", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json({ id: 7 }, 200, { "x-request-id": "r1" }), json({ items: [] }))
      const things = makeThingsAt(transport, `${server.url}/base`, {}, key)
      const replied = yield* withResponse(things.replace)({ id: "a/b ü", body: { name: "ü" } })
      assert.deepInclude(replied, { data: { id: 7 }, status: 200 })
      assert.strictEqual(replied.headers.get("X-Request-Id"), "r1")
      assert.isNull(replied.headers.get("x-absent"))
      yield* things.list({ name: "a&b" }).page(2)
      const [put, get] = server.arrived
      assert.deepInclude(put, { method: "PUT", url: "/base/things/a%2Fb%20%C3%BC", body: Buffer.from('{"name":"ü"}') })
      assert.deepInclude(put?.headers, {
        authorization: "the-key",
        accept: "application/json, text/plain",
        "content-type": "application/json",
        "content-length": "13"
      })
      assert.strictEqual(get?.url, "/base/things?name=a%26b&page=2&page_size=100")
      assert.isUndefined(get?.headers["content-type"])
    })
  )

  it.effect("a call sends a multipart form with its files", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json({ id: 7 }))
      const csv = new File(["a\nb"], "ids.csv", { type: "text/csv" })
      yield* makeThingsAt(transport, server.url, {}, key).upload({ body: { json: '{"x":1}', csv } })
      const [sent] = server.arrived
      assert.match(sent?.headers["content-type"] ?? "", /^multipart\/form-data; boundary=/)
      assert.strictEqual(sent?.headers.authorization, "the-key")
      assert.include(sent?.body.toString(), '{"x":1}')
      assert.include(sent?.body.toString(), 'filename="ids.csv"')
    })
  )

  it.effect("a call reads a response body of a megabyte whose multibyte characters are split between chunks", () =>
    Effect.gen(function* () {
      const name = "aü€😀".repeat(100_000)
      const body = Buffer.from(JSON.stringify({ id: 7, name }))
      const server = yield* loopback((response) => {
        response.writeHead(200, { "content-type": "application/json" })
        const write = (from: number): void => {
          if (from >= body.length) response.end()
          else response.write(body.subarray(from, from + 65_537), () => write(from + 65_537))
        }
        write(0)
      })
      const thing = yield* makeThingsAt(transport, server.url).get({ id: 7 })
      assert.isTrue(thing.name === name)
    })
  )

  it.effect.each([
    ["200 without a length", json(undefined)],
    ["200 with length 0", json(undefined, 200, { "content-length": 0 })],
    ["204", json(undefined, 204)],
    ["200 with a content coding", json(undefined, 200, { "content-encoding": "gzip", "content-length": 0 })]
  ] as const)("a call returns undefined for an empty response: %s", ([, responder]) =>
    Effect.gen(function* () {
      const server = yield* loopback(responder)
      const value: unknown = yield* makeThingsAt(transport, server.url, { onDrift: () => undefined }).get({ id: 7 })
      assert.isUndefined(value)
    })
  )

  it.effect("a call reads JSON after a byte order mark", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json('\uFEFF{"id":7}'))
      assert.deepStrictEqual(yield* makeThingsAt(transport, server.url).get({ id: 7 }), { id: 7 })
    })
  )

  it.effect.each([
    ["gzip", zlib.gzipSync],
    ["x-gzip", zlib.gzipSync],
    ["deflate", zlib.deflateSync],
    ["deflate", zlib.deflateRawSync],
    ["br", zlib.brotliCompressSync],
    ["GZIP", zlib.gzipSync]
  ] as const)("a call reads a response body with content coding %s", ([coding, code]) =>
    Effect.gen(function* () {
      const name = "ü".repeat(200_000)
      const server = yield* loopback(
        json(code(JSON.stringify({ id: 7, name })), 200, { "content-encoding": coding, vary: "accept-encoding" })
      )
      const thing = yield* makeThingsAt(transport, server.url).get({ id: 7 })
      assert.isTrue(thing.name === name)
      assert.include(server.arrived[0]?.headers["accept-encoding"], "gzip")
    })
  )

  it.effect("sequential client calls reuse their connections and send no cookies that a response has set", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json({ id: 7 }, 200, { "set-cookie": ["a=1", "b=2"] }))
      const things = makeThingsAt(transport, server.url)
      const { headers } = yield* withResponse(things.get)({ id: 7 })
      assert.strictEqual(headers.get("set-cookie"), "a=1, b=2")
      for (let id = 0; id < 20; id++) yield* things.get({ id })
      assert.strictEqual(server.arrived.length, 21)
      // A connection becomes free one turn of the event loop after its response, so sequential calls alternate between two or three connections.
      assert.isAtMost(Math.max(...server.arrived.map(({ connection }) => connection)), 3)
      assert.isTrue(server.arrived.every(({ headers }) => headers.cookie === undefined && headers.expect === undefined))
    })
  )

  it.effect("a call ignores an Early Hints response and reads the final one", () =>
    Effect.gen(function* () {
      const early = "HTTP/1.1 103 Early Hints\r\nlink: </x>; rel=preload\r\n\r\n"
      const server = yield* loopback(raw(`${early}${head(8)}{"id":7}`))
      assert.deepStrictEqual(yield* makeThingsAt(transport, server.url).get({ id: 7 }), { id: 7 })
    })
  )
})

describe.each(transports)("redirects over %s", (_, transport) => {
  it.effect("a redirect within the origin keeps the method, the body and the credential", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json("moved", 307, { location: "/elsewhere?x=1" }), json({ id: 7 }))
      yield* makeThingsAt(transport, server.url, {}, key).replace({ id: 7, body: { name: "x" } })
      assert.deepInclude(server.arrived[1], { method: "PUT", url: "/elsewhere?x=1", body: Buffer.from('{"name":"x"}') })
      assert.strictEqual(server.arrived[1]?.headers.authorization, "the-key")
      assert.strictEqual(server.arrived[1]?.headers["content-type"], "application/json")
    })
  )

  it.effect("a redirect to another origin is followed without the credential", () =>
    Effect.gen(function* () {
      const other = yield* loopback(json({ id: 7 }))
      const server = yield* loopback(json(undefined, 302, { location: `${other.url}/x` }))
      yield* makeThingsAt(transport, server.url, {}, key).get({ id: 7 })
      assert.strictEqual(server.arrived[0]?.headers.authorization, "the-key")
      assert.isUndefined(other.arrived[0]?.headers.authorization)
    })
  )

  it.effect("a redirect of a write with 302 is refused", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json(undefined, 302, { location: "/x" }))
      const error = yield* Effect.flip(makeThingsAt(transport, server.url).create({ body: { name: "x" } }))
      assert.strictEqual(error.reason._tag, "RedirectError")
      assert.strictEqual(server.arrived.length, 1)
    })
  )

  it.effect("a redirect whose body does not end is followed and its connection is closed", () =>
    Effect.gen(function* () {
      const endless = `HTTP/1.1 302 Found\r\nlocation: /x\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n`
      const server = yield* loopback(raw(endless), json({ id: 7 }))
      assert.deepStrictEqual(yield* makeThingsAt(transport, server.url).get({ id: 7 }), { id: 7 })
      yield* Effect.promise(() => server.closed)
    })
  )
})
