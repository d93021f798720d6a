/**
 * What a transport must do, over real sockets: the same for the global `fetch` and for undici.
 */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Stream } from "effect"
import { TestClock } from "effect/testing"
import * as zlib from "node:zlib"
import { bareKey } from "../src/Credential.ts"
import { overUndici } from "../src/node/Transport.ts"
import { overGlobalFetch } from "../src/Transport.ts"
import { json, loopback, nobody, raw, silence } from "./support/loopback.ts"
import { thingsAt } from "./support/things.ts"

const transports = [
  ["the global fetch", overGlobalFetch],
  ["undici", overUndici]
] as const

const key = bareKey("the-key")
const text = <E>(stream: Stream.Stream<Uint8Array, E>) => Stream.mkString(Stream.decodeText(stream))
const head = (length: number | string) =>
  `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`
const chunked = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"

describe.each(transports)("over %s, a call", (_, transport) => {
  it.effect("sends method, path, query, body and credential, and reads the answer", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json({ id: 7 }, 200, { "x-request-id": "r1" }), json({ items: [] }))
      const things = thingsAt(transport, `${server.url}/base`, {}, key)
      const replied = yield* things.replace.withResponse({ id: "a/b ü", body: { name: "ü" } })
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

  it.effect("sends a form with its files", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json({ id: 7 }))
      const csv = new File(["a\nb"], "ids.csv", { type: "text/csv" })
      yield* thingsAt(transport, server.url, {}, key).upload({ body: { json: '{"x":1}', csv } })
      const [sent] = server.arrived
      assert.match(sent?.headers["content-type"] ?? "", /^multipart\/form-data; boundary=/)
      assert.strictEqual(sent?.headers.authorization, "the-key")
      assert.include(sent?.body.toString(), '{"x":1}')
      assert.include(sent?.body.toString(), 'filename="ids.csv"')
    })
  )

  it.effect("reads a body of a megabyte whose characters are cut at every place", () =>
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
      const thing = yield* thingsAt(transport, server.url).get({ id: 7 })
      assert.isTrue(thing.name === name)
    })
  )

  it.effect.each([
    ["200 without a length", json(undefined)],
    ["200 with length 0", json(undefined, 200, { "content-length": 0 })],
    ["204", json(undefined, 204)],
    ["200 that is coded", json(undefined, 200, { "content-encoding": "gzip", "content-length": 0 })]
  ] as const)("reads an empty %s", ([, answer]) =>
    Effect.gen(function* () {
      const server = yield* loopback(answer)
      const value: unknown = yield* thingsAt(transport, server.url, { onDrift: () => undefined }).get({ id: 7 })
      assert.isUndefined(value)
    })
  )

  it.effect("reads past a byte order mark", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json('\uFEFF{"id":7}'))
      assert.deepStrictEqual(yield* thingsAt(transport, server.url).get({ id: 7 }), { id: 7 })
    })
  )

  it.effect.each([
    ["gzip", zlib.gzipSync],
    ["x-gzip", zlib.gzipSync],
    ["deflate", zlib.deflateSync],
    ["deflate", zlib.deflateRawSync],
    ["br", zlib.brotliCompressSync],
    ["GZIP", zlib.gzipSync]
  ] as const)("reads a body in %s", ([coding, code]) =>
    Effect.gen(function* () {
      const name = "ü".repeat(200_000)
      const server = yield* loopback(
        json(code(JSON.stringify({ id: 7, name })), 200, { "content-encoding": coding, vary: "accept-encoding" })
      )
      const thing = yield* thingsAt(transport, server.url).get({ id: 7 })
      assert.isTrue(thing.name === name)
      assert.include(server.arrived[0]?.headers["accept-encoding"], "gzip")
    })
  )

  it.effect("keeps its connections, and no cookies", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json({ id: 7 }, 200, { "set-cookie": ["a=1", "b=2"] }))
      const things = thingsAt(transport, server.url)
      const { headers } = yield* things.get.withResponse({ id: 7 })
      assert.strictEqual(headers.get("set-cookie"), "a=1, b=2")
      for (let id = 0; id < 20; id++) yield* things.get({ id })
      assert.strictEqual(server.arrived.length, 21)
      // A connection is free again a turn after its answer: calls in one breath take turns on two or three.
      assert.isAtMost(Math.max(...server.arrived.map(({ connection }) => connection)), 3)
      assert.isTrue(server.arrived.every(({ headers }) => headers.cookie === undefined && headers.expect === undefined))
    })
  )

  it.effect("reads past early hints", () =>
    Effect.gen(function* () {
      const early = "HTTP/1.1 103 Early Hints\r\nlink: </x>; rel=preload\r\n\r\n"
      const server = yield* loopback(raw(`${early}${head(8)}{"id":7}`))
      assert.deepStrictEqual(yield* thingsAt(transport, server.url).get({ id: 7 }), { id: 7 })
    })
  )
})

describe.each(transports)("over %s, a redirect", (_, transport) => {
  it.effect("keeps the credential inside its origin, with method and body", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json("moved", 307, { location: "/elsewhere?x=1" }), json({ id: 7 }))
      yield* thingsAt(transport, server.url, {}, key).replace({ id: 7, body: { name: "x" } })
      assert.deepInclude(server.arrived[1], { method: "PUT", url: "/elsewhere?x=1", body: Buffer.from('{"name":"x"}') })
      assert.strictEqual(server.arrived[1]?.headers.authorization, "the-key")
      assert.strictEqual(server.arrived[1]?.headers["content-type"], "application/json")
    })
  )

  it.effect("to another origin goes without the credential", () =>
    Effect.gen(function* () {
      const other = yield* loopback(json({ id: 7 }))
      const server = yield* loopback(json(undefined, 302, { location: `${other.url}/x` }))
      yield* thingsAt(transport, server.url, {}, key).get({ id: 7 })
      assert.strictEqual(server.arrived[0]?.headers.authorization, "the-key")
      assert.isUndefined(other.arrived[0]?.headers.authorization)
    })
  )

  it.effect("of a write by 302 is refused", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json(undefined, 302, { location: "/x" }))
      const error = yield* Effect.flip(thingsAt(transport, server.url).create({ body: { name: "x" } }))
      assert.strictEqual(error.reason._tag, "RedirectError")
      assert.strictEqual(server.arrived.length, 1)
    })
  )

  it.effect("whose body does not end is followed, and its connection closed", () =>
    Effect.gen(function* () {
      const endless = `HTTP/1.1 302 Found\r\nlocation: /x\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n`
      const server = yield* loopback(raw(endless), json({ id: 7 }))
      assert.deepStrictEqual(yield* thingsAt(transport, server.url).get({ id: 7 }), { id: 7 })
      yield* Effect.promise(() => server.closed)
    })
  )
})

describe.each(transports)("over %s, a call that breaks", (_, transport) => {
  it.effect.each([
    ["is closed before an answer", raw("", "end")],
    ["is reset before an answer", raw("", "reset")],
    ["is reset inside the headers", raw("HTTP/1.1 200 OK\r\ncontent-", "reset")],
    ["has a length that is no number", raw(`${head("abc")}{"id":7}`)],
    ["is answered by what is not HTTP", raw("SSH-2.0-OpenSSH\r\n")]
  ] as const)("where it %s has no answer, and a write is ambiguous", ([, answer]) =>
    Effect.gen(function* () {
      const server = yield* loopback(answer)
      const things = thingsAt(transport, server.url)
      const { reason } = yield* Effect.flip(things.get({ id: 7 }))
      assert.deepInclude(reason, { _tag: "TransportError", sent: true })
      assert.isFalse("status" in reason && reason.status !== undefined)
      const write = yield* Effect.flip(things.create({ body: { name: "x" } }))
      assert.strictEqual(write.reason._tag, "AmbiguousWriteError")
      assert.strictEqual(server.arrived.length, 2)
    })
  )

  it.effect.each([
    ["is cut short of its length", raw(`${head(100)}{"id":7}`, "end")],
    ["is reset inside the body", raw(`${head(100)}{"id":7}`, "reset")],
    ["is reset before the body", raw(head(100), "reset")],
    ["ends between two chunks", raw(`${chunked}5\r\n{"id"\r\n`, "end")],
    ["has a chunk that cannot be read", raw(`${chunked}5\r\n{"id"\r\nzz\r\n`)]
  ] as const)("where it %s has the status of the answer, and a write is ambiguous", ([, answer]) =>
    Effect.gen(function* () {
      const server = yield* loopback(answer)
      const things = thingsAt(transport, server.url)
      const error = yield* Effect.flip(things.get({ id: 7 }))
      assert.deepInclude(error.reason, { _tag: "TransportError", sent: true, status: 200 })
      assert.include(error.message, "broke inside the body of a 200")
      const write = yield* Effect.flip(things.create({ body: { name: "x" } }))
      assert.strictEqual(write.reason._tag, "AmbiguousWriteError")
      assert.strictEqual(server.arrived.length, 2)
    })
  )

  it.effect("with a failing status is read by its status", () =>
    Effect.gen(function* () {
      const server = yield* loopback(raw(`${head(100).replace("200 OK", "404 Not Found")}{"det`, "end"))
      const error = yield* Effect.flip(thingsAt(transport, server.url).get({ id: 7 }))
      assert.strictEqual(error.reason._tag, "NotFoundError")
    })
  )

  it.effect("with more bytes than its length does not spoil the next one", () =>
    Effect.gen(function* () {
      const server = yield* loopback(raw(`${head(8)}{"id":7}garbage`), json({ id: 8 }))
      const things = thingsAt(transport, server.url)
      assert.deepStrictEqual(yield* things.get({ id: 7 }), { id: 7 })
      assert.deepStrictEqual(yield* things.get({ id: 8 }), { id: 8 })
      assert.notStrictEqual(server.arrived[1]?.connection, 1)
    })
  )

  it.effect("because nobody listens has sent nothing", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(thingsAt(transport, yield* nobody).create({ body: { name: "x" } }))
      assert.deepInclude(error.reason, { _tag: "TransportError", sent: false, code: "ECONNREFUSED" })
    })
  )

  it.effect("inside JSON keeps the beginning of the body", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json('{"id": 7, '))
      const error = yield* Effect.flip(thingsAt(transport, server.url).get({ id: 7 }))
      assert.deepInclude(error.reason, { _tag: "ContractError", kind: "malformed", prefix: '{"id": 7, ' })
    })
  )

  it.effect("by a status reads its headers and body", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json({ detail: "slow down" }, 429, { "retry-after": "90" }))
      const error = yield* Effect.flip(thingsAt(transport, server.url).get({ id: 7 }))
      assert.deepInclude(error.reason, { _tag: "RateLimitError", retryAfterMillis: 90_000 })
      assert.include(error.message, "slow down")
    })
  )
})

describe.each(transports)("over %s, a call that is given up", (_, transport) => {
  const stalls = [
    ["headers", silence],
    ["body", raw(`${head(100)}{"id":`)]
  ] as const

  it.effect.each(stalls)("for want of its %s closes the socket, and the next one connects anew", ([phase, answer]) =>
    Effect.gen(function* () {
      const server = yield* loopback(answer, json({ id: 8 }))
      const { received, watched } = watch(transport)
      const things = thingsAt(watched, server.url, { timeoutMillis: 2500 })
      const fiber = yield* Effect.forkChild(Effect.flip(things.get({ id: 7 })))
      yield* Effect.promise<unknown>(() => (phase === "headers" ? server.next() : received))
      yield* TestClock.adjust(2500)
      const error = yield* Fiber.join(fiber)
      assert.deepInclude(error.reason, { _tag: "TimeoutError", phase })
      yield* Effect.promise(() => server.closed)
      assert.deepStrictEqual(yield* things.get({ id: 8 }), { id: 8 })
      assert.notStrictEqual(server.arrived[1]?.connection, 1)
    })
  )

  it.effect.each(stalls)("by its caller while it waits for its %s closes the socket", ([phase, answer]) =>
    Effect.gen(function* () {
      const server = yield* loopback(answer)
      const { received, watched } = watch(transport)
      const fiber = yield* Effect.forkChild(thingsAt(watched, server.url).get({ id: 7 }))
      yield* Effect.promise<unknown>(() => (phase === "headers" ? server.next() : received))
      yield* Fiber.interrupt(fiber)
      yield* Effect.promise(() => server.closed)
    })
  )
})

describe.each(transports)("over %s, a call that is given up at once", (_, transport) => {
  it.effect("sends nothing, also where it was waiting for its connection", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json({ id: 7 }))
      const things = thingsAt(transport, server.url)
      // What has to be loaded first is loaded.
      yield* things.get({ id: 1 })
      const elsewhere = yield* loopback(json({ id: 7 }))
      const others = thingsAt(transport, elsewhere.url)
      const fiber = yield* Effect.forkChild(others.get({ id: 2 }))
      yield* Effect.yieldNow
      yield* Fiber.interrupt(fiber)
      yield* others.get({ id: 3 })
      assert.deepStrictEqual(
        elsewhere.arrived.map(({ url }) => url),
        ["/things/3"]
      )
    })
  )
})

describe.each(transports)("over %s, a download", (_, transport) => {
  const csv = (response: Parameters<ReturnType<typeof json>>[0], headers: Record<string, string> = {}) =>
    response.writeHead(200, { "content-type": "text/csv", ...headers })

  it.effect("gives what has come while the rest has not", () =>
    Effect.gen(function* () {
      const { promise: goOn, resolve: release } = Promise.withResolvers<void>()
      const server = yield* loopback((response) => {
        csv(response).write("a,b\n")
        void goOn.then(() => response.end("1,2\n"))
      })
      const parts: Array<string> = []
      yield* Stream.runForEach(thingsAt(transport, server.url).bytes(), (chunk) =>
        Effect.sync(() => {
          parts.push(Buffer.from(chunk).toString())
          release()
        })
      )
      assert.deepStrictEqual(parts, ["a,b\n", "1,2\n"])
    })
  )

  it.effect.each([["plain"], ["gzip"]] as const)("of 32 MB that is %s comes whole, and is not held", ([coding]) =>
    Effect.gen(function* () {
      const block = Buffer.alloc(1024 * 1024, "0123456789abcdef")
      const server = yield* loopback((response) => {
        const out = coding === "gzip" ? zlib.createGzip({ level: 1 }) : response
        csv(response, coding === "gzip" ? { "content-encoding": "gzip" } : {})
        if (out !== response) out.pipe(response)
        const write = (left: number): void => {
          if (left === 0) out.end()
          else out.write(block, () => write(left - 1))
        }
        write(32)
      })
      let length = 0
      let largest = 0
      yield* Stream.runForEach(thingsAt(transport, server.url).bytes(), (chunk) =>
        Effect.sync(() => {
          length += chunk.length
          largest = Math.max(largest, chunk.length)
        })
      )
      assert.strictEqual(length, 32 * 1024 * 1024)
      assert.isAtMost(largest, 1024 * 1024)
    })
  )

  it.effect("that is not read holds up the service", () =>
    Effect.gen(function* () {
      const { promise: full, resolve: stuck } = Promise.withResolvers<void>()
      const block = Buffer.alloc(1024 * 1024)
      const server = yield* loopback((response, _, socket) => {
        csv(response)
        const fill = () => {
          while (response.write(block));
        }
        response.on("drain", fill)
        fill()
        // A second of bytes on this machine would be gigabytes: what stays here for many turns is held up.
        let turns = 0
        let before = -1
        const look = () => {
          turns = socket.bytesWritten - socket.writableLength === before ? turns + 1 : 0
          before = socket.bytesWritten - socket.writableLength
          if (turns > 500) stuck()
          else setImmediate(look)
        }
        look()
      })
      const first = Stream.mapEffect(thingsAt(transport, server.url).bytes(), () => Effect.promise(() => full))
      yield* Stream.runDrain(Stream.take(first, 1))
      yield* Effect.promise(() => server.closed)
    })
  )

  it.effect("left early closes the socket", () =>
    Effect.gen(function* () {
      const server = yield* loopback((response) => void csv(response).write("a,b\n"))
      yield* Stream.runDrain(Stream.take(thingsAt(transport, server.url).bytes(), 1))
      yield* Effect.promise(() => server.closed)
    })
  )

  it.effect("that breaks fails with the status of its answer", () =>
    Effect.gen(function* () {
      const server = yield* loopback((response, _, socket) => {
        csv(response).write("a,b\n", () => socket.resetAndDestroy())
      })
      const error = yield* Effect.flip(text(thingsAt(transport, server.url).bytes()))
      assert.deepInclude(error.reason, { _tag: "TransportError", status: 200 })
      assert.strictEqual(server.arrived.length, 1)
    })
  )

  it.effect("that stalls times out, and closes the socket", () =>
    Effect.gen(function* () {
      const server = yield* loopback((response) => void csv(response).write("a,b\n"))
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      const bytes = Stream.tap(thingsAt(transport, server.url, { timeoutMillis: 2500 }).bytes(), () =>
        Effect.sync(begin)
      )
      const fiber = yield* Effect.forkChild(Effect.flip(text(bytes)))
      yield* Effect.promise(() => begun)
      yield* TestClock.adjust(2500)
      const error = yield* Fiber.join(fiber)
      assert.deepInclude(error.reason, { _tag: "TimeoutError", phase: "body" })
      yield* Effect.promise(() => server.closed)
    })
  )

  it.effect("that fails is read by its body", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json({ detail: "gone" }, 404))
      const error = yield* Effect.flip(text(thingsAt(transport, server.url).bytes()))
      assert.strictEqual(error.reason._tag, "NotFoundError")
      assert.include(error.message, "gone")
    })
  )
})

/** The same transport, telling when headers have come. */
function watch(transport: typeof overGlobalFetch) {
  const { promise: received, resolve } = Promise.withResolvers<void>()
  const watched: typeof overGlobalFetch = async (request) => {
    const reply = await transport(request)
    // Not before who called has gone on to the body.
    setImmediate(resolve)
    return reply
  }
  return { received, watched }
}
