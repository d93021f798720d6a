import { assert, describe, it } from "@effect/vitest"
import { createServer, type Server } from "node:http"
import { connect } from "node:net"
import { gzipSync } from "node:zlib"
import { Effect, Fiber, Option } from "effect"
import { TestClock } from "effect/testing"
import { createKeyStore } from "@fieldwork/webhooks"
import { signCallback } from "@fieldwork/webhooks/testing"
import { unpack } from "../../src/Evidence.ts"
import { rebuild } from "../../src/operate/Rebuild.ts"
import { makeReceiver, type ReceiverOptions } from "../../src/receive/Receiver.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import type { Store } from "../../src/store/Store.ts"
import {
  StoreBrokenError,
  StoreError,
  StoreFullError,
  StoreReadOnlyError,
  StoreUnavailableError
} from "../../src/store/StoreError.ts"
import { makeKey, outcome, type Sent, signedRequest, survey } from "../support/sender.ts"
import { key, makeWorld } from "../support/world.ts"

const [old, next, stranger] = await Promise.all([makeKey("old-key-1"), makeKey("new-key-2"), makeKey("strange-3")])

/** Unix seconds at which every test begins. */
const start = 1_800_000_000

interface World {
  readonly store?: (store: Store) => Store
  readonly options?: Partial<ReceiverOptions>
}

const world = Effect.fnUntraced(function* ({ options, store: wrap = (store) => store }: World = {}) {
  yield* TestClock.setTime(start * 1000)
  const store = wrap(yield* SqliteStore.make({ path: ":memory:", threads: false }))
  const receiver = yield* makeReceiver(store, { keys: [old], ...options })
  const send = (sent: Partial<Sent> = {}) =>
    Effect.promise(async () => {
      const request = await signedRequest("opportunities", {
        body: [survey(1)],
        keys: [old],
        timestamp: start,
        ...sent
      })
      return receiver.receive("opportunities", request)
    })
  const rows = Effect.map(store.entries({ limit: 100 }), (entries) => entries.length)
  return { store, receiver, send, rows }
})

describe("what is answered", () => {
  it.effect("a genuine callback is durable before 200 is said, with all that proves it", () =>
    Effect.gen(function* () {
      const { send, store } = yield* world()
      const response = yield* send({ body: '[{"survey_id": 1}]' })
      assert.strictEqual(response.status, 200)
      const entry = Option.getOrThrow(yield* store.entry(1))
      assert.strictEqual(entry.keyId, "old-key-1")
      assert.strictEqual(entry.signedAt, start)
      assert.match(entry.signature, /^t:1800000000,v1:old-key-:/)
      const body = yield* Effect.promise(async () => unpack(Option.getOrThrow(await Effect.runPromise(store.body(1)))))
      assert.strictEqual(Buffer.from(body).toString(), '[{"survey_id": 1}]')
    })
  )

  it.effect("a callback with a changed body is 401 and leaves nothing behind", () =>
    Effect.gen(function* () {
      const { receiver, rows } = yield* world()
      const request = yield* Effect.promise(() =>
        signedRequest("opportunities", { body: "[1]", keys: [old], timestamp: start })
      )
      const forged = new Request(request.url, { method: "POST", headers: request.headers, body: "[2]" })
      assert.strictEqual((yield* Effect.promise(() => receiver.receive("opportunities", forged))).status, 401)
      assert.strictEqual(yield* rows, 0)
    })
  )
})

describe("too large and too much (F6)", () => {
  it.effect("a body over the limit is 413 and an unreadable coding is 415", () =>
    Effect.gen(function* () {
      const { receiver, rows, send } = yield* world({ options: { maxBodyBytes: 100 } })
      assert.strictEqual((yield* send({ body: "x".repeat(101) })).status, 413)
      const request = yield* Effect.promise(() =>
        signedRequest("opportunities", { body: "[]", keys: [old], timestamp: start })
      )
      request.headers.set("content-encoding", "zip")
      assert.strictEqual((yield* Effect.promise(() => receiver.receive("opportunities", request))).status, 415)
      assert.strictEqual(yield* rows, 0)
    })
  )

  it.effect("a small body that inflates beyond the limit is 413", () =>
    Effect.gen(function* () {
      const { receiver } = yield* world({ options: { maxBodyBytes: 1_000_000 } })
      const bomb = gzipSync(Buffer.alloc(50_000_000))
      const request = yield* Effect.promise(() =>
        signedRequest("opportunities", { body: bomb, keys: [old], timestamp: start })
      )
      request.headers.set("content-encoding", "gzip")
      assert.strictEqual((yield* Effect.promise(() => receiver.receive("opportunities", request))).status, 413)
    })
  )
})

describe("duplicates (F2)", () => {
  it.effect("the same callback again, at once or an hour later, is 200 and no second row", () =>
    Effect.gen(function* () {
      const { rows, send } = yield* world()
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

  it.effect("the same body signed anew is a new message, as a price may go back", () =>
    Effect.gen(function* () {
      const { rows, send } = yield* world()
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
    { held: [old, next], signed: [stranger], status: 401 },
    { held: [old], signed: [stranger, old], status: 200 }
  ])("$held.length held, signed by $signed.length: $status", ({ held, signed, status }) =>
    Effect.gen(function* () {
      const { rows, send } = yield* world({ options: { keys: held } })
      assert.strictEqual((yield* send({ keys: signed })).status, status)
      assert.strictEqual(yield* rows, status === 200 ? 1 : 0)
    })
  )

  it.effect("one signature that matches suffices beside one that does not", () =>
    Effect.gen(function* () {
      const impostor = yield* Effect.promise(() => makeKey("new-key-2"))
      const { send } = yield* world({ options: { keys: [old, next] } })
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
  ])("signed $age s ago is stored and marked $timing", ({ age, timing }) =>
    Effect.gen(function* () {
      const { send, store } = yield* world()
      assert.strictEqual((yield* send({ timestamp: start - age })).status, 200)
      assert.strictEqual(Option.getOrThrow(yield* store.entry(1)).timing, timing)
    })
  )

  it.effect("what is signed far ahead counts from when it came, and does not outrank what is signed after", () =>
    Effect.gen(function* () {
      const store = yield* SqliteStore.make({ path: ":memory:", threads: false })
      const { project } = yield* makeWorld(store)
      const { receive } = yield* makeReceiver(store, { keys: [key] })
      const send = (timestamp: number, client_status: number) =>
        Effect.promise(async () => {
          const body = [outcome("r1", { client_status })]
          return receive("outcomes", await signedRequest("outcomes", { body, keys: [key], timestamp }))
        })
      yield* TestClock.setTime(start * 1000)
      yield* send(start + 86_400, 10)
      yield* TestClock.setTime((start + 60) * 1000)
      yield* send(start + 60, 26)
      yield* project("outcomes")
      const { client_status, signed_at } = Option.getOrThrow(yield* store.outcome("r1"))
      assert.deepStrictEqual([client_status, signed_at], [26, start + 60])
      assert.isTrue((yield* rebuild(store)).identical)
    })
  )

  it.effect("a strict receiver refuses what is outside the tolerance", () =>
    Effect.gen(function* () {
      const { rows, send } = yield* world({ options: { untimely: "refuse" } })
      assert.strictEqual((yield* send({ timestamp: start - 301 })).status, 401)
      assert.strictEqual((yield* send({ timestamp: start + 301 })).status, 401)
      assert.strictEqual((yield* send({ timestamp: start - 300 })).status, 200)
      assert.strictEqual(yield* rows, 1)
    })
  )
})

describe("what is kept beside the body", () => {
  it.effect("the key of an accepted callback, however it is held", () =>
    Effect.gen(function* () {
      const keys = createKeyStore({ fetchKeys: async () => [old, next] })
      const { send, store } = yield* world({ options: { keys } })
      yield* send({ keys: [stranger] })
      yield* send({ keys: [next] })
      yield* send({ keys: [next], body: [] })
      assert.deepStrictEqual(yield* store.keys, [{ key_id: next.keyId, public_key: next.publicKey }])
    })
  )

  it.effect.each([
    { what: "was signed compressed", form: "encoded", compress: (body: Uint8Array<ArrayBuffer>) => gzipSync(body) },
    { what: "a proxy has decoded", form: "stored", compress: (body: Uint8Array<ArrayBuffer>) => body }
  ])("whether the body as stored is what was signed, of one that $what", ({ compress, form }) =>
    Effect.gen(function* () {
      const { receiver, store } = yield* world()
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

describe("strangers", () => {
  it.effect("take no place while the exchange is asked for their keys", () =>
    Effect.gen(function* () {
      let answer = (): void => {}
      const asked = new Promise<void>((resolve) => (answer = resolve))
      const keys = createKeyStore({ initialKeys: [old], fetchKeys: () => asked.then(() => [old]) })
      const { receiver, send } = yield* world({ options: { keys, maxCallbacks: 2 } })
      const strangers = yield* Effect.forkChild(
        Effect.all(
          [1, 2, 3, 4].map((at) => send({ keys: [stranger], timestamp: start - at })),
          { concurrency: 4 }
        )
      )
      assert.strictEqual((yield* send()).status, 200)
      assert.strictEqual(receiver.gate.callbacks, 0)
      answer()
      assert.deepStrictEqual(
        (yield* Fiber.join(strangers)).map(({ status }) => status),
        [401, 401, 401, 401]
      )
    })
  )
})

describe("overload and a store that fails", () => {
  /** A store in which the first append waits until it is told to go on. */
  const stalling = () => {
    const gate = { arrive: (): void => {}, goOn: (): void => {} }
    const arrived = new Promise<void>((resolve) => (gate.arrive = resolve))
    const released = new Promise<void>((resolve) => (gate.goOn = resolve))
    const stalled = Effect.promise(() => {
      gate.arrive()
      return released
    })
    return {
      arrived: Effect.promise(() => arrived),
      goOn: Effect.sync(() => gate.goOn()),
      wrap: (store: Store): Store => ({ ...store, append: (entry) => Effect.andThen(stalled, store.append(entry)) })
    }
  }

  it.effect("what is over the limit is 503 with Retry-After, and there is room again when the first is done", () =>
    Effect.gen(function* () {
      const { arrived, goOn, wrap } = stalling()
      const { rows, send } = yield* world({ options: { maxCallbacks: 1 }, store: wrap })
      const first = yield* Effect.forkChild(send())
      yield* arrived
      const second = yield* send()
      assert.strictEqual(second.status, 503)
      assert.isAtLeast(Number(second.headers.get("retry-after")), 1)
      yield* goOn
      assert.strictEqual((yield* Fiber.join(first)).status, 200)
      assert.strictEqual((yield* send({ timestamp: start + 1 })).status, 200)
      assert.strictEqual(yield* rows, 2)
    })
  )

  const detail = "injected"
  it.effect.each([
    { what: "is full", reason: new StoreFullError({ detail }) },
    { what: "cannot sync its file", reason: new StoreUnavailableError({ detail }) },
    { what: "may only be read", reason: new StoreReadOnlyError({ detail }) },
    { what: "is broken", reason: new StoreBrokenError({ detail }) }
  ])("a store that $what is 503 with Retry-After, never 200, and works again by itself (F5)", ({ reason }) =>
    Effect.gen(function* () {
      let fails = true
      const { rows, send } = yield* world({
        store: (store) => ({
          ...store,
          append: (entry) =>
            fails ? Effect.fail(new StoreError({ operation: "append", reason })) : store.append(entry)
        })
      })
      const refused = yield* send()
      assert.strictEqual(refused.status, 503)
      assert.isAtLeast(Number(refused.headers.get("retry-after")), 1)
      assert.strictEqual(yield* rows, 0)
      fails = false
      assert.strictEqual((yield* send()).status, 200)
      assert.strictEqual(yield* rows, 1)
    })
  )

  it.effect(
    "an answer that is lost after the commit costs nothing: the callback is known when it comes again (F11)",
    () =>
      Effect.gen(function* () {
        let breaks = true
        const { rows, send } = yield* world({
          store: (store) => ({
            ...store,
            append: (entry) =>
              Effect.tap(store.append(entry), () => {
                if (!breaks) return Effect.void
                breaks = false
                return Effect.fail(
                  new StoreError({ operation: "append", reason: new StoreFullError({ detail: "gone" }) })
                )
              })
          })
        })
        assert.strictEqual((yield* send()).status, 503)
        assert.strictEqual((yield* send()).status, 200)
        assert.strictEqual(yield* rows, 1)
      })
  )

  it.effect("a draining receiver finishes what it accepted and takes no more", () =>
    Effect.gen(function* () {
      const { arrived, goOn, wrap } = stalling()
      const { receiver, rows, send } = yield* world({ store: wrap })
      const first = yield* Effect.forkChild(send())
      yield* arrived
      const drained = yield* Effect.forkChild(Effect.andThen(receiver.drain, rows), { startImmediately: true })
      assert.strictEqual((yield* send({ timestamp: start + 1 })).status, 503)
      yield* goOn
      assert.strictEqual((yield* Fiber.join(first)).status, 200)
      assert.strictEqual(yield* Fiber.join(drained), 1)
    })
  )
})

describe("over node:http", () => {
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

  it.effect("a callback is accepted, and a half body is refused and leaves nothing (F6)", () =>
    Effect.gen(function* () {
      const { receiver, rows } = yield* world()
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
