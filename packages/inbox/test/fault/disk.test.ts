import { assert, describe, it } from "@effect/vitest"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { join } from "node:path"
import type { Worker } from "node:worker_threads"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { encodeText } from "../../src/BodyCodec.ts"
import { isSafeVersion } from "../../src/sqlite/Database.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { openThread } from "../../src/sqlite/Worker.ts"
import { makeReceiver } from "../../src/receive/Receiver.ts"
import { folder } from "../support/folder.ts"
import { makeKey, signedRequest, survey } from "../support/sender.ts"

const key = await makeKey("key-disk")

const entry = (signedAt: number) =>
  Effect.map(
    Effect.promise(() => encodeText("opportunities", signedAt, "[]")),
    ({ digest }) => ({
      digest,
      body: randomBytes(20_000),
      stream: "opportunities" as const,
      kind: "callback" as const,
      signedAt,
      keyId: "",
      signature: "",
      signedForm: "stored" as const,
      timing: "fresh" as const,
      receivedAt: signedAt,
      bytes: 2
    })
  )

describe("a disk that refuses writes (F5)", () => {
  it.effect(
    "a full SQLite inbox refuses further callbacks, keeps the stored ones, and accepts more once old bodies are pruned",
    () =>
      Effect.gen(function* () {
        const path = join(yield* folder, "inbox.db")
        const store = yield* SqliteStore.make({ path, pragmas: { max_page_count: 100 } })
        let taken = 0
        const fill = Effect.gen(function* () {
          for (;;) {
            yield* store.append(yield* entry(taken + 1))
            taken += 1
          }
        })
        assert.strictEqual((yield* Effect.flip(fill)).reason._tag, "StoreFullError")
        assert.isAbove(taken, 3)
        assert.strictEqual((yield* store.entries({ limit: 100 })).length, taken)
        assert.strictEqual(yield* store.prune({ before: 99_000, throughSequence: 2, limit: 9 }), 2)
        const { known, sequence } = yield* store.append(yield* entry(1000))
        assert.deepStrictEqual({ known, sequence }, { known: false, sequence: taken + 1 })
      })
  )

  it.effect(
    "an inbox with a full database keeps every callback acknowledged with 200, and responds 503 until bodies are pruned",
    () =>
      Effect.gen(function* () {
        const path = join(yield* folder, "inbox.db")
        const store = yield* SqliteStore.make({ path, pragmas: { max_page_count: 150 } })
        const receiver = yield* makeReceiver(store, { keys: [key] })
        const send = (timestamp: number) =>
          Effect.promise(async () => {
            const body = [survey(1, { survey_name: randomBytes(10_000).toString("hex") })]
            const request = await signedRequest("opportunities", { body, keys: [key], timestamp })
            return (await receiver.receive("opportunities", request)).status
          })
        const statuses: Array<number> = []
        while (statuses.at(-1) !== 503) statuses.push(yield* send(statuses.length + 1))
        assert.strictEqual(receiver.recentFailure(), "StoreFullError")
        const taken = statuses.length - 1
        assert.isAbove(taken, 3)
        assert.deepStrictEqual(statuses.slice(0, -1), Array<number>(taken).fill(200))
        // The last accepted callbacks are still in the spool, and all further callbacks are refused.
        const count = Effect.map(store.entries({ limit: 100 }), ({ length }) => length)
        assert.isBelow(yield* count, taken)
        assert.strictEqual(yield* send(taken + 2), 503)

        yield* store.prune({ before: Number.MAX_SAFE_INTEGER, throughSequence: taken, limit: 100 })
        assert.strictEqual(yield* send(taken + 1), 200)
        assert.isUndefined(receiver.recentFailure())
        while ((yield* count) <= taken) yield* TestClock.adjust("1 second")
      })
  )

  it.effect("an inbox with a read-only SQLite database refuses callbacks with StoreReadOnlyError", () =>
    Effect.gen(function* () {
      const path = join(yield* folder, "inbox.db")
      yield* Effect.scoped(SqliteStore.make({ path }))
      const error = yield* Effect.flip(
        Effect.gen(function* () {
          const store = yield* SqliteStore.make({ path, pragmas: { query_only: "ON" } })
          yield* store.append(yield* entry(1))
        })
      )
      assert.strictEqual(error.reason._tag, "StoreReadOnlyError")
    })
  )

  it.effect("an inbox whose database file cannot be opened fails at startup with StoreUnavailableError", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(SqliteStore.make({ path: join(yield* folder, "no", "such", "folder.db") }))
      assert.strictEqual(error.reason._tag, "StoreUnavailableError")
    })
  )

  it.effect("when the SQLite thread of the inbox has exited, the next query starts a new thread", () =>
    Effect.gen(function* () {
      const path = join(yield* folder, "inbox.db")
      const started = once(process, "worker")
      const connection = yield* Effect.promise(() => openThread({ path }))
      yield* Effect.promise(() => connection.exec("CREATE TABLE t (x INTEGER)"))
      const [thread] = (yield* Effect.promise(() => started)) as [Worker]
      yield* Effect.promise(() => thread.terminate())
      assert.deepStrictEqual([...(yield* Effect.promise(() => connection.query("SELECT * FROM t", [])))], [])
      yield* Effect.promise(() => connection.close())
    })
  )
})

describe("isSafeVersion", () => {
  it.each([
    ["3.51.3", true],
    ["3.51.10", true],
    ["3.52.0", true],
    ["4.0.0", true],
    ["3.51.2", false],
    ["3.50.9", false],
    ["3.9.99", false]
  ])("isSafeVersion classifies SQLite %s as safe for the inbox: %s", (version, safe) =>
    assert.strictEqual(isSafeVersion(version), safe)
  )
})
