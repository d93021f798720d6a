import { assert, describe, it } from "@effect/vitest"
import { gzipSync } from "node:zlib"
import { Effect, Fiber } from "effect"
import { createKeyStore } from "@fieldwork/webhooks"
import type { Store } from "../../src/store/Store.ts"
import {
  StoreBrokenError,
  StoreError,
  StoreFullError,
  StoreReadOnlyError,
  StoreUnavailableError
} from "../../src/store/StoreError.ts"
import { signedRequest } from "../support/sender.ts"
import { old, receiving, start, unknownKey } from "../support/receiving.ts"

describe("bodies that are too large (F6)", () => {
  it.effect("a callback body over the size limit gets 413, and one with an unsupported content encoding gets 415", () =>
    Effect.gen(function* () {
      const { receiver, rows, send } = yield* receiving({ options: { maxBodyBytes: 100 } })
      assert.strictEqual((yield* send({ body: "x".repeat(101) })).status, 413)
      const request = yield* Effect.promise(() =>
        signedRequest("opportunities", { body: "[]", keys: [old], timestamp: start })
      )
      request.headers.set("content-encoding", "zip")
      assert.strictEqual((yield* Effect.promise(() => receiver.receive("opportunities", request))).status, 415)
      assert.strictEqual(yield* rows, 0)
    })
  )

  it.effect("a small compressed callback body that inflates beyond the size limit gets 413", () =>
    Effect.gen(function* () {
      const { receiver } = yield* receiving({ options: { maxBodyBytes: 1_000_000 } })
      const bomb = gzipSync(Buffer.alloc(50_000_000))
      const request = yield* Effect.promise(() =>
        signedRequest("opportunities", { body: bomb, keys: [old], timestamp: start })
      )
      request.headers.set("content-encoding", "gzip")
      assert.strictEqual((yield* Effect.promise(() => receiver.receive("opportunities", request))).status, 413)
    })
  )
})

describe("callbacks with unknown keys during a key refresh", () => {
  it.effect("callbacks with unknown keys use no concurrency slot while the key refresh is in progress", () =>
    Effect.gen(function* () {
      let answer = (): void => {}
      const asked = new Promise<void>((resolve) => (answer = resolve))
      const keys = createKeyStore({ initialKeys: [old], fetchKeys: () => asked.then(() => [old]) })
      const { receiver, send } = yield* receiving({ options: { keys, maxCallbacks: 2 } })
      const refused = yield* Effect.forkChild(
        Effect.all(
          [1, 2, 3, 4].map((at) => send({ keys: [unknownKey], timestamp: start - at })),
          { concurrency: 4 }
        )
      )
      assert.strictEqual((yield* send()).status, 200)
      assert.strictEqual(receiver.concurrency.callbacks, 0)
      answer()
      assert.deepStrictEqual(
        (yield* Fiber.join(refused)).map(({ status }) => status),
        // The response is 503 and the receiver keeps the callbacks for a second verification, because the exchange may still publish their key.
        [503, 503, 503, 503]
      )
    })
  )
})

describe("callbacks whose key is not known yet", () => {
  it.effect("a callback refused with 503 for an unknown key is accepted once its key is known", () =>
    Effect.gen(function* () {
      let fetched = 0
      const keys = createKeyStore({
        refreshIntervalMillis: 0,
        fetchKeys: async () => {
          fetched += 1
          if (fetched === 1) throw new Error("not yet")
          return [old]
        }
      })
      const { receiver, rows, send } = yield* receiving({ options: { keys } })
      assert.strictEqual((yield* send()).status, 503)
      assert.deepStrictEqual([fetched, yield* rows, receiver.unverified?.heldCallbacks()], [1, 0, 1])
      yield* Effect.promise(async () => receiver.unverified?.retry())
      assert.deepStrictEqual([yield* rows, receiver.unverified?.heldCallbacks()], [1, 0])
      assert.strictEqual((yield* send()).status, 200)
      assert.strictEqual(yield* rows, 1)
    })
  )
})

describe("overload and failing stores", () => {
  /** Returns a wrapper for a store. The wrapper delays appends of callbacks until `goOn` runs. */
  const stalling = () => {
    const concurrency = { arrive: (): void => {}, goOn: (): void => {} }
    const arrived = new Promise<void>((resolve) => (concurrency.arrive = resolve))
    const released = new Promise<void>((resolve) => (concurrency.goOn = resolve))
    const stalled = Effect.promise(() => {
      concurrency.arrive()
      return released
    })
    return {
      arrived: Effect.promise(() => arrived),
      goOn: Effect.sync(() => concurrency.goOn()),
      wrap: (store: Store): Store => ({ ...store, accept: (entry) => Effect.andThen(stalled, store.accept(entry)) })
    }
  }

  it.effect(
    "a callback over the concurrency limit gets 503 with Retry-After, and later callbacks are accepted again",
    () =>
      Effect.gen(function* () {
        const { arrived, goOn, wrap } = stalling()
        const { rows, send } = yield* receiving({ options: { maxCallbacks: 1 }, store: wrap })
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
    { what: "is read-only", reason: new StoreReadOnlyError({ detail }) },
    { what: "is broken", reason: new StoreBrokenError({ detail }) }
  ])(
    "an inbox whose store $what responds 503 with Retry-After to callbacks until the store works again (F5)",
    ({ reason }) =>
      Effect.gen(function* () {
        let fails = true
        const { rows, send } = yield* receiving({
          store: (store) => ({
            ...store,
            accept: (entry) =>
              fails ? Effect.fail(new StoreError({ operation: "append", reason })) : store.accept(entry)
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

  it.effect("a redelivered callback is recognised after a commit whose response was lost (F11)", () =>
    Effect.gen(function* () {
      let breaks = true
      const { rows, send } = yield* receiving({
        store: (store) => ({
          ...store,
          accept: (entry) =>
            Effect.tap(store.accept(entry), () => {
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

  it.effect(
    "an inbox receiver that is shutting down finishes accepted callbacks and refuses new callbacks with 503",
    () =>
      Effect.gen(function* () {
        const { arrived, goOn, wrap } = stalling()
        const { receiver, rows, send } = yield* receiving({ store: wrap })
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
