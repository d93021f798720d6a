import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Effect, Fiber, Stream } from "effect"
import { execFile } from "node:child_process"
import { createRequire } from "node:module"
import { promisify } from "node:util"
import * as zlib from "node:zlib"
import * as other from "../../../src/index.ts"
import * as entry from "../../../src/index.node.ts"
import { nodeTransport } from "../../../src/transport/node/nodeTransport.ts"
import { json, loopback } from "../../support/loopback.ts"
import { ok, script } from "../../support/Script.ts"
import { makeThings, makeThingsAt } from "../../support/thingService.ts"

const globals = globalThis as unknown as Record<symbol, unknown>
const place = Symbol.for("undici.globalDispatcher.1")

// Node installs its own dispatcher when any part of `fetch` is first used.
assert.isFunction(globalThis.Headers)
const nodes = globals[place]

// Later test files must not receive a module that was loaded for another version of Node.
afterEach(() => void vi.resetModules())

/** Loads the transport again, as in a process that has not sent a request. */
const fresh = Effect.promise(async () => {
  vi.resetModules()
  return (await import("../../../src/transport/node/nodeTransport.ts")).nodeTransport
})

/** Checks whether a request was sent by Node's `fetch`, which sends its mode in a header. */
const isFetch = (headers: object | undefined) => "sec-fetch-mode" in (headers ?? {})

const body = JSON.stringify({ id: 7, name: "ü".repeat(50_000) })
const coded = (coding: string, bytes: Buffer) => json(bytes, 200, { "content-encoding": coding })

describe("the entry for Node", () => {
  it("Node resolves core to its Node entry point, which has the same exports as the entry point for other runtimes", () => {
    assert.match(createRequire(import.meta.url).resolve("@fieldwork/core"), /index\.node\.ts$/)
    assert.deepStrictEqual(Object.keys(entry).toSorted(), Object.keys(other).toSorted())
    assert.deepStrictEqual(Object.keys(entry.Api).toSorted(), Object.keys(other.Api).toSorted())
    assert.notStrictEqual(entry.Api.make, other.Api.make)
  })
})

describe("nodeTransport", () => {
  it.effect("the Node transport sends with undici and not with fetch", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json({ id: 7 }))
      yield* makeThingsAt(nodeTransport, server.url).get({ id: 7 })
      assert.isFalse(isFetch(server.arrived[0]?.headers))
      assert.strictEqual(server.arrived[0]?.headers["user-agent"], "node")
    })
  )

  it("loading the Node transport does not change the global dispatcher of fetch", async () => {
    const source = JSON.stringify(new URL("../../../src/transport/node/undiciTransport.ts", import.meta.url).href)
    const code = `
      const place = Symbol.for("undici.globalDispatcher.1")
      globalThis[place] = "a proxy"
      await import(${source})
      console.log(globalThis[place])`
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code])
    assert.strictEqual(stdout.trim(), "a proxy")
  })

  const versions = [
    ["20.19.0", "fetch"],
    ["22.18.0", "fetch"],
    ["22.19.0", "undici"],
    ["26.0.0", "undici"]
  ] as const

  /** Simulates the given version of Node, and returns a client with a transport that has not sent a request. */
  const on = (node: string, baseUrl: string) =>
    Effect.gen(function* () {
      vi.stubGlobal("process", Object.create(process, { versions: { value: { ...process.versions, node } } }))
      yield* Effect.addFinalizer(() => Effect.sync(() => vi.unstubAllGlobals()))
      return makeThingsAt(yield* fresh, baseUrl)
    })

  it.effect.each(versions)("the transport on Node %s sends requests with %s", ([node, by]) =>
    Effect.gen(function* () {
      const server = yield* loopback(json({ id: 7 }))
      const service = yield* on(node, server.url)
      yield* service.get({ id: 7 })
      assert.strictEqual(isFetch(server.arrived[0]?.headers), by === "fetch")
    })
  )

  it.effect.each(versions)(
    "the transport on Node %s, which uses %s, sends nothing for a call that is interrupted before the transport is chosen",
    ([node]) =>
      Effect.gen(function* () {
        const server = yield* loopback(json({ id: 7 }))
        const service = yield* on(node, server.url)
        const fiber = yield* Effect.forkChild(service.get({ id: 1 }))
        yield* Effect.yieldNow
        yield* Fiber.interrupt(fiber)
        yield* service.get({ id: 2 })
        yield* service.get({ id: 3 })
        assert.deepStrictEqual(
          server.arrived.map(({ url }) => url),
          ["/things/2", "/things/3"]
        )
      })
  )

  it.effect("the Node transport sends with fetch when undici cannot be loaded", () =>
    Effect.gen(function* () {
      vi.doMock("../../../src/transport/node/undiciTransport.ts", () => {
        throw new Error("not found")
      })
      yield* Effect.addFinalizer(() => Effect.sync(() => vi.doUnmock("../../../src/transport/node/undiciTransport.ts")))
      const server = yield* loopback(json({ id: 7 }))
      yield* makeThingsAt(yield* fresh, server.url).get({ id: 7 })
      assert.isTrue(isFetch(server.arrived[0]?.headers))
    })
  )

  it.effect("the Node transport uses the global dispatcher that was set for fetch", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json({ id: 7 }))
      const paths: Array<string> = []
      const { Agent, getGlobalDispatcher, setGlobalDispatcher } = yield* Effect.promise(() => import("undici"))
      const before = getGlobalDispatcher()
      const proxy = new Agent().compose((dispatch) => (options, handler) => {
        paths.push(options.path)
        return dispatch(options, handler)
      })
      setGlobalDispatcher(proxy)
      yield* Effect.addFinalizer(() =>
        Effect.sync(() => {
          setGlobalDispatcher(before)
          globals[place] = nodes
        })
      )
      yield* makeThingsAt(nodeTransport, server.url).get({ id: 7 })
      assert.deepStrictEqual(paths, ["/things/7"])
    })
  )

  it.effect("the Node transport sends a request with a multipart form through fetch", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json({ id: 7 }))
      yield* makeThingsAt(nodeTransport, server.url).upload({ body: { json: "{}" } })
      assert.isTrue(isFetch(server.arrived[0]?.headers))
    })
  )

  it.effect("a fetch in the client settings takes precedence over the Node transport", () =>
    Effect.gen(function* () {
      const fakeServer = script(ok({ id: 7 }))
      assert.deepStrictEqual(yield* makeThings(fakeServer).get({ id: 7 }), { id: 7 })
      const server = yield* loopback(json({ id: 8 }))
      const service = makeThingsAt(nodeTransport, server.url, { fetch: fakeServer.fetch })
      assert.deepStrictEqual(yield* service.get({ id: 7 }), { id: 7 })
      assert.strictEqual(server.arrived.length, 0)
    })
  )

  it.effect("a replaced global fetch takes precedence over the Node transport until it is restored", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json({ id: 8 }))
      const service = makeThingsAt(nodeTransport, server.url)
      const fakeServer = script(ok({ id: 7 }))
      vi.stubGlobal("fetch", fakeServer.fetch)
      assert.deepStrictEqual(yield* service.get({ id: 7 }), { id: 7 })
      vi.unstubAllGlobals()
      assert.deepStrictEqual(yield* service.get({ id: 7 }), { id: 8 })
    }).pipe(Effect.ensuring(Effect.sync(() => vi.unstubAllGlobals())))
  )

  it.effect.each([
    ["zstd", (text: string) => zlib.zstdCompressSync(text)],
    ["br", (text: string) => zlib.brotliCompressSync(text)]
  ] as const)("the Node transport accepts and decodes the content coding %s", ([coding, code]) =>
    Effect.gen(function* () {
      const server = yield* loopback(coded(coding, code(body)))
      const thing = yield* makeThingsAt(nodeTransport, server.url).get({ id: 7 })
      assert.isTrue(JSON.stringify(thing) === body)
      assert.include(server.arrived[0]?.headers["accept-encoding"], coding)
    })
  )

  it.effect.each([
    [
      "in a coding that was not accepted",
      coded("compress", Buffer.from(body)),
      /content coding "compress" cannot be read/
    ],
    [
      "with two content codings",
      coded("gzip, br", zlib.brotliCompressSync(zlib.gzipSync(body))),
      /content coding "gzip, br"/
    ],
    ["that does not match its coding", coded("gzip", Buffer.from(body)), /incorrect header check/],
    [
      "whose compressed data is incomplete",
      coded("gzip", zlib.gzipSync(body).subarray(0, 60)),
      /unexpected end of file/
    ]
  ] as const)("the Node transport fails for a response body %s", ([, responder, message]) =>
    Effect.gen(function* () {
      const server = yield* loopback(responder)
      const error = yield* Effect.flip(makeThingsAt(nodeTransport, server.url).get({ id: 7 }))
      assert.deepInclude(error.reason, { _tag: "TransportError", sent: true, status: 200 })
      assert.match(error.message, message)
      const stream = yield* Effect.flip(Stream.runDrain(makeThingsAt(nodeTransport, server.url).bytes()))
      assert.match(stream.message, message)
    })
  )

  it.effect("the Node transport aborts a response body that exceeds the memory limit and does not retry the call", () =>
    Effect.gen(function* () {
      const megabyte = zlib.gzipSync(Buffer.alloc(1024 * 1024))
      const bomb = Buffer.concat(Array.from({ length: 300 }, () => megabyte))
      const server = yield* loopback(coded("gzip", bomb))
      const service = makeThingsAt(nodeTransport, server.url, { retry: { maxAttempts: 4 } })
      const error = yield* Effect.flip(service.get({ id: 7 }))
      assert.deepInclude(error.reason, { _tag: "TransportError", code: "BODY_TOO_LARGE", isRetryable: false })
      assert.strictEqual(server.arrived.length, 1)
    })
  )

  it.effect("the Node transport streams a response body that is larger than its memory limit", () =>
    Effect.gen(function* () {
      const megabyte = zlib.gzipSync(Buffer.alloc(1024 * 1024))
      const server = yield* loopback(coded("gzip", Buffer.concat(Array.from({ length: 300 }, () => megabyte))))
      const length = yield* Stream.runFold(
        makeThingsAt(nodeTransport, server.url).bytes(),
        () => 0,
        (sum, chunk) => sum + chunk.length
      )
      assert.strictEqual(length, 300 * 1024 * 1024)
    })
  )
})
