import { assert, describe, it } from "@effect/vitest"
import { randomBytes } from "node:crypto"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Effect, Exit, Redacted, Scope } from "effect"
import { inject } from "vitest"
import * as PostgresStore from "../../src/postgres/PostgresStore.ts"
import { makeReceiver } from "../../src/receive/Receiver.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import type { Store } from "../../src/store/Store.ts"
import { folder } from "../support/folder.ts"
import { makeSchema } from "../support/postgres.ts"
import { makeKey, signedRequest, survey } from "../support/sender.ts"
import { startSilentProxy } from "../support/silentProxy.ts"
import { database } from "../support/spools.ts"

const key = await makeKey("key-away")
let sent = Math.floor(Date.now() / 1000) - 200

/**
 * Sends callbacks of about 100 KB that do not compress well. Returns the status codes and the longest response time in milliseconds.
 */
const sendTo = Effect.fnUntraced(function* (store: Store, count: number, bytes = 50_000) {
  const receiver = yield* makeReceiver(store, { keys: [key] })
  const statuses: Array<number> = []
  let slowest = 0
  for (let at = 0; at < count; at++) {
    const body = [survey(at, { survey_name: randomBytes(bytes).toString("hex") })]
    const request = yield* Effect.promise(() =>
      signedRequest("opportunities", { body, keys: [key], timestamp: (sent += 1) })
    )
    const started = performance.now()
    statuses.push((yield* Effect.promise(() => receiver.receive("opportunities", request))).status)
    slowest = Math.max(slowest, performance.now() - started)
  }
  return { statuses, slowest }
})

const allLogged = Effect.fnUntraced(function* (store: Store, count: number) {
  while ((yield* store.entries({ limit: 100 })).length < count) yield* Effect.sleep(50)
})

describe("a database that is locked or unavailable (F18)", () => {
  it.live(
    "an inbox whose SQLite file is locked refuses no callback while the spool has room, and stores all of them afterwards",
    () =>
      Effect.gen(function* () {
        const path = yield* database
        const store = yield* SqliteStore.make({ path })
        assert.deepStrictEqual((yield* sendTo(store, 1)).statuses, [200])
        const other = new DatabaseSync(path, { timeout: 5000 })
        other.exec("BEGIN IMMEDIATE")
        const { slowest, statuses } = yield* sendTo(store, 20)
        assert.deepStrictEqual(statuses, Array<number>(20).fill(200))
        assert.isBelow(slowest, 2000)
        other.exec("ROLLBACK")
        other.close()
        yield* allLogged(store, 21)
      })
  )

  it.live("an inbox with a full spool refuses callbacks with 503 and loses none that it accepted", () =>
    Effect.gen(function* () {
      const path = yield* database
      const store = yield* SqliteStore.make({ path, spool: { capacity: 16 * 1024 * 1024 } })
      yield* sendTo(store, 1)
      const other = new DatabaseSync(path, { timeout: 5000 })
      other.exec("BEGIN IMMEDIATE")
      const { statuses } = yield* sendTo(store, 10, 2_000_000)
      const taken = statuses.filter((status) => status === 200).length
      assert.isAbove(taken, 4)
      assert.deepStrictEqual(statuses, [...Array<number>(taken).fill(200), ...Array<number>(10 - taken).fill(503)])
      other.exec("ROLLBACK")
      other.close()
      yield* allLogged(store, taken + 1)
    })
  )

  it.live(
    "an inbox whose PostgreSQL is unavailable refuses no callback if it has a spool, and stores all after a restart",
    () =>
      Effect.gen(function* () {
        const schema = yield* makeSchema
        const target = new URL(inject("databaseUrl"))
        const proxy = yield* Effect.acquireRelease(
          Effect.promise(() => startSilentProxy({ host: target.hostname, port: Number(target.port) })),
          ({ close }) => Effect.promise(close)
        )
        target.port = String(proxy.port)
        const open = PostgresStore.make({
          url: Redacted.make(target.href),
          startupParameters: { search_path: schema },
          spool: { path: join(yield* folder, "spool") }
        })
        const scope = yield* Scope.make()
        const store = yield* Scope.provide(open, scope)
        assert.deepStrictEqual((yield* sendTo(store, 2)).statuses, [200, 200])
        proxy.refuse()
        assert.deepStrictEqual((yield* sendTo(store, 5)).statuses, Array<number>(5).fill(200))
        yield* Scope.close(scope, Exit.void)
        const next = yield* open
        assert.deepStrictEqual((yield* sendTo(next, 3)).statuses, Array<number>(3).fill(200))
        proxy.restore()
        yield* allLogged(next, 10)
      })
  )

  it.live("an inbox whose PostgreSQL restarts within two seconds refuses no callback, even without a spool", () =>
    Effect.gen(function* () {
      const schema = yield* makeSchema
      const target = new URL(inject("databaseUrl"))
      const proxy = yield* Effect.acquireRelease(
        Effect.promise(() => startSilentProxy({ host: target.hostname, port: Number(target.port) })),
        ({ close }) => Effect.promise(close)
      )
      target.port = String(proxy.port)
      const store = yield* PostgresStore.make({
        url: Redacted.make(target.href),
        startupParameters: { search_path: schema }
      })
      proxy.refuse()
      setTimeout(proxy.restore, 2000)
      assert.deepStrictEqual((yield* sendTo(store, 1)).statuses, [200])
    })
  )
})
