import { assert, describe, it } from "@effect/vitest"
import { createServer, type Server } from "node:http"
import { connect } from "node:net"
import { gzipSync } from "node:zlib"
import { setImmediate } from "node:timers/promises"
import { Effect, Fiber, Option } from "effect"
import { TestClock } from "effect/testing"
import { createKeyStore } from "@fieldwork/webhooks"
import { signCallback } from "@fieldwork/webhooks/testing"
import { decodeBody } from "../../src/BodyCodec.ts"
import { rebuild } from "../../src/operate/rebuild.ts"
import { makeReceiver } from "../../src/receive/Receiver.ts"
import { inMemory } from "../support/memory.ts"
import { makeKey, outcome, signedRequest, survey } from "../support/sender.ts"
import { key, makeTestInbox } from "../support/testInbox.ts"
import { next, old, receiving, start, unknownKey } from "../support/receiving.ts"

describe("responses of the receiver", () => {
  it.effect(
    "the inbox stores a genuine callback durably, with its key, signature and body, before it responds with 200",
    () =>
      Effect.gen(function* () {
        const { send, store } = yield* receiving()
        const response = yield* send({ body: '[{"survey_id": 1}]' })
        assert.strictEqual(response.status, 200)
        const entry = Option.getOrThrow(yield* store.entry(1))
        assert.strictEqual(entry.keyId, "old-key-1")
        assert.strictEqual(entry.signedAt, start)
        assert.match(entry.signature, /^t:1800000000,v1:old-key-:/)
        const body = yield* Effect.promise(async () =>
          decodeBody(Option.getOrThrow(await Effect.runPromise(store.body(1))))
        )
        assert.strictEqual(Buffer.from(body).toString(), '[{"survey_id": 1}]')
      })
  )

  it.effect("the inbox refuses a callback with an altered body with 401 and stores nothing", () =>
    Effect.gen(function* () {
      const { receiver, rows } = yield* receiving()
      const request = yield* Effect.promise(() =>
        signedRequest("opportunities", { body: "[1]", keys: [old], timestamp: start })
      )
      const forged = new Request(request.url, { method: "POST", headers: request.headers, body: "[2]" })
      assert.strictEqual((yield* Effect.promise(() => receiver.receive("opportunities", forged))).status, 401)
      assert.strictEqual(yield* rows, 0)
    })
  )
})

describe("storing the key of the first callback", () => {
  it.effect("the inbox stores the key of its first callback before it responds", () =>
    Effect.gen(function* () {
      let isRemembered = false
      const slow = Effect.gen(function* () {
        for (let turn = 0; turn < 1000; turn++) yield* Effect.yieldNow
        isRemembered = true
      })
      const { send } = yield* receiving({ store: (store) => ({ ...store, storeKeys: () => slow }) })
      assert.strictEqual((yield* send()).status, 200)
      assert.isTrue(isRemembered)
    })
  )

  it.effect("storing the key of the first callback delays the response of the inbox by at most 250 ms", () =>
    Effect.gen(function* () {
      const { send } = yield* receiving({ store: (store) => ({ ...store, storeKeys: () => Effect.never }) })
      const sent = yield* Effect.forkChild(send(), { startImmediately: true })
      while (sent.pollUnsafe() === undefined) {
        yield* TestClock.adjust("250 millis")
        yield* Effect.promise(() => setImmediate())
      }
      assert.strictEqual((yield* Fiber.join(sent)).status, 200)
    })
  )
})

describe("duplicates (F2)", () => {
  it.effect("a redelivered callback, at once or an hour later, gets 200 and is not stored twice", () =>
    Effect.gen(function* () {
      const { rows, send } = yield* receiving()
      const body = [survey(1)]
      const both = yield* Effect.all([send({ body }), send({ body })], { concurrency: 2 })
      assert.deepStrictEqual(
        both.map(({ status }) => status),
        [200, 200]
      )
      yield* send({ body: [survey(1, { total_remaining: 5 })], timestamp: start + 5 })
      yield* TestClock.adjust("1 hour")
      assert.strictEqual((yield* send({ body })).status, 200)
      assert.strictEqual(yield* rows, 2)
    })
  )

  it.effect("a callback body that is resent with a new signature time is stored as a new message", () =>
    Effect.gen(function* () {
      const { rows, send } = yield* receiving()
      yield* send({ timestamp: start })
      yield* send({ timestamp: start + 1 })
      assert.strictEqual(yield* rows, 2)
    })
  )
})

describe("rotation (F7)", () => {
  it.effect.each([
    { held: [old], signed: [old], status: 200 },
    { held: [old, next], signed: [old], status: 200 },
    { held: [old, next], signed: [old, next], status: 200 },
    { held: [old, next], signed: [next], status: 200 },
    { held: [old], signed: [old, next], status: 200 },
    { held: [next], signed: [old, next], status: 200 },
    { held: [next], signed: [old], status: 401 },
    { held: [old, next], signed: [unknownKey], status: 401 },
    { held: [old], signed: [unknownKey, old], status: 200 }
  ])(
    "an inbox with $held.length keys responds $status to $signed.length signatures: 200 if one of its keys has signed",
    ({ held, signed, status }) =>
      Effect.gen(function* () {
        const { rows, send } = yield* receiving({ options: { keys: held } })
        assert.strictEqual((yield* send({ keys: signed })).status, status)
        assert.strictEqual(yield* rows, status === 200 ? 1 : 0)
      })
  )

  it.effect("a callback with one valid and one invalid signature is accepted by the inbox", () =>
    Effect.gen(function* () {
      const impostor = yield* Effect.promise(() => makeKey("new-key-2"))
      const { send } = yield* receiving({ options: { keys: [old, next] } })
      assert.strictEqual((yield* send({ keys: [impostor, old] })).status, 200)
      assert.strictEqual((yield* send({ keys: [impostor] })).status, 401)
    })
  )
})

describe("time (F8)", () => {
  it.effect.each([
    { age: 300, timing: "fresh" },
    { age: 301, timing: "late" },
    { age: 86_400, timing: "late" },
    { age: -300, timing: "fresh" },
    { age: -301, timing: "ahead" }
  ])("a callback signed $age s before its arrival is stored with the timing $timing", ({ age, timing }) =>
    Effect.gen(function* () {
      const { send, store } = yield* receiving()
      assert.strictEqual((yield* send({ timestamp: start - age })).status, 200)
      assert.strictEqual(Option.getOrThrow(yield* store.entry(1)).timing, timing)
    })
  )

  it.effect.each([
    {
      what: "is ordered as at most five minutes ahead",
      first: [0, 86_400],
      second: [400, 400],
      says: [26, start + 400]
    },
    {
      what: "by exactly the tolerance is older than later callbacks",
      first: [0, 300],
      second: [60, 361],
      says: [26, start + 360]
    }
  ] as const)(
    "the inbox tolerates clock differences: a callback signed in the future $what",
    ({ first, says, second }) =>
      Effect.gen(function* () {
        const store = yield* inMemory
        const { project } = yield* makeTestInbox(store)
        const { receive } = yield* makeReceiver(store, { keys: [key] })
        /** Sends an outcome. `at` is its time of arrival and `signed` its signature time, both in seconds after `start`. */
        const send = Effect.fnUntraced(function* ([at, signed]: readonly [number, number], client_status: number) {
          yield* TestClock.setTime((start + at) * 1000)
          const sent = { body: [outcome("r1", { client_status })], keys: [key], timestamp: start + signed }
          yield* Effect.promise(async () => receive("outcomes", await signedRequest("outcomes", sent)))
        })
        yield* send(first, 10)
        yield* send(second, 26)
        yield* project("outcomes")
        const { client_status, ordered_at } = Option.getOrThrow(yield* store.outcome("r1"))
        assert.deepStrictEqual<ReadonlyArray<number | null>>([client_status, ordered_at], says)
        assert.isTrue((yield* rebuild(store)).identical)
      })
  )

  it.effect("a strict inbox receiver refuses callbacks outside the time tolerance with 401", () =>
    Effect.gen(function* () {
      const { rows, send } = yield* receiving({ options: { untimely: "refuse" } })
      assert.strictEqual((yield* send({ timestamp: start - 301 })).status, 401)
      assert.strictEqual((yield* send({ timestamp: start + 301 })).status, 401)
      assert.strictEqual((yield* send({ timestamp: start - 300 })).status, 200)
      assert.strictEqual(yield* rows, 1)
    })
  )
})

describe("keys and signed forms of stored callbacks", () => {
  it.effect("of the keys that createKeyStore supplies, the inbox stores only the key that verified a callback", () =>
    Effect.gen(function* () {
      const keys = createKeyStore({ fetchKeys: async () => [old, next] })
      const { send, store } = yield* receiving({ options: { keys } })
      yield* send({ keys: [unknownKey] })
      yield* send({ keys: [next] })
      yield* send({ keys: [next], body: [] })
      assert.deepStrictEqual(yield* store.keys, [{ key_id: next.keyId, public_key: next.publicKey }])
    })
  )

  it.effect.each([
    {
      what: "was signed over its compressed body",
      form: "encoded",
      compress: (body: Uint8Array<ArrayBuffer>) => gzipSync(body)
    },
    { what: "was decompressed by a proxy", form: "stored", compress: (body: Uint8Array<ArrayBuffer>) => body }
  ])("the inbox accepts a callback that $what, and stores which form of its body was signed", ({ compress, form }) =>
    Effect.gen(function* () {
      const { receiver, store } = yield* receiving()
      const body = compress(new Uint8Array(Buffer.from(JSON.stringify([survey(1)]))))
      const signed = yield* Effect.promise(() => signCallback({ body, keys: [old], timestamp: start }))
      const request = new Request("http://inbox/", {
        method: "POST",
        headers: { ...signed.headers, "content-encoding": "gzip" },
        body: signed.body
      })
      assert.strictEqual((yield* Effect.promise(() => receiver.receive("opportunities", request))).status, 200)
      assert.strictEqual(Option.getOrThrow(yield* store.entry(1)).signedForm, form)
    })
  )
})

describe("the receiver over node:http", () => {
  const listening = (receiver: { listen: (stream: "opportunities", ...rest: never) => void }) =>
    Effect.acquireRelease(
      Effect.promise(
        () =>
          new Promise<Server>((resolve) => {
            const server = createServer((request, response) =>
              receiver.listen("opportunities", ...([request, response] as never))
            ).listen(0, "127.0.0.1", () => resolve(server))
          })
      ),
      (server) =>
        Effect.promise(
          () =>
            new Promise<void>((resolve) => {
              server.close(() => resolve())
              server.closeAllConnections()
            })
        )
    )
  const portOf = (server: Server): number => {
    const address = server.address()
    return typeof address === "object" && address !== null ? address.port : 0
  }

  it.effect("the inbox accepts a complete callback, and refuses a truncated one and does not store it (F6)", () =>
    Effect.gen(function* () {
      const { receiver, rows } = yield* receiving()
      const server = yield* listening(receiver)
      const request = yield* Effect.promise(() =>
        signedRequest("opportunities", { body: [survey(1)], keys: [old], timestamp: start })
      )
      const signature = request.headers.get("x-platform-signature") ?? ""
      const body = yield* Effect.promise(() => request.text())
      const post = (text: string) =>
        Effect.promise(() =>
          fetch(`http://127.0.0.1:${portOf(server)}/`, {
            method: "POST",
            headers: { "x-platform-signature": signature },
            body: text
          })
        )
      yield* Effect.promise(
        () =>
          new Promise<void>((resolve) => {
            const socket = connect(portOf(server), "127.0.0.1", () => {
              socket.write(
                `POST / HTTP/1.1\r\nhost: x\r\nx-platform-signature: ${signature}\r\ncontent-length: ${body.length}\r\n\r\n`
              )
              socket.end(body.slice(0, 20), () => socket.destroy())
            })
            socket.on("close", () => resolve())
          })
      )
      assert.strictEqual(yield* rows, 0)
      assert.strictEqual((yield* post(body)).status, 200)
      assert.strictEqual(yield* rows, 1)
    })
  )
})
