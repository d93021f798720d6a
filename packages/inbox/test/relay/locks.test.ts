import { assert, it } from "@effect/vitest"
import { PgClient } from "@effect/sql-pg"
import { Effect, Option, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { DatabaseSync } from "node:sqlite"
import { join } from "node:path"
import { inject } from "vitest"
import { relay } from "../../src/relay/relay.ts"
import { readersOf } from "../../src/sqlite/paths.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import type { Store } from "../../src/store/Store.ts"
import { folder } from "../support/folder.ts"
import { live, makeSchema, openSchema } from "../support/postgres.ts"
import { memorySink } from "../support/relay/memorySink.ts"
import { survey } from "../support/sender.ts"
import { makeTestInbox } from "../support/testInbox.ts"

/** Delivers one change and commits its position. Fails if the relay waits for a lock. */
const delivered = (store: Store) =>
  Effect.gen(function* () {
    const { envelopes, sink } = memorySink()
    yield* Effect.forkScoped(
      relay(store, sink, { reader: "a", mode: "state", streams: ["opportunities"], pollMillis: 5 })
    )
    for (;;) {
      const [reader] = yield* store.readers.list
      if (envelopes.length > 0 && reader?.cursor !== "") return
      yield* Effect.sleep(5)
    }
  }).pipe(Effect.scoped, Effect.timeout("20 seconds"), live)

const clientOf = live(
  Effect.suspend(() => PgClient.make({ url: Redacted.make(inject("databaseUrl")), maxConnections: 1 })).pipe(
    Effect.provide(Reactivity.layer)
  )
)

it.effect("in a SQLite inbox, a projector commits while a relay holds the lock of the readers table", () =>
  Effect.gen(function* () {
    const path = join(yield* folder, "inbox.db")
    const store = yield* SqliteStore.make({ path, spool: false })
    const { receive } = yield* makeTestInbox(store)
    yield* receive(10, [survey(1)])
    yield* delivered(store)
    const other = new DatabaseSync(readersOf(path))
    other.exec("BEGIN EXCLUSIVE")
    yield* receive(20, [survey(2)])
    other.exec("ROLLBACK")
    other.close()
    assert.isTrue(Option.isSome(yield* store.opportunity(2)))
  })
)

it.effect("in a SQLite inbox, a relay delivers and commits while a projector holds the write lock", () =>
  Effect.gen(function* () {
    const path = join(yield* folder, "inbox.db")
    const store = yield* SqliteStore.make({ path, spool: false })
    const { receive } = yield* makeTestInbox(store)
    yield* receive(10, [survey(1)])
    const other = new DatabaseSync(path)
    other.exec("BEGIN IMMEDIATE")
    yield* delivered(store)
    other.exec("ROLLBACK")
    other.close()
  })
)

it.effect("in a PostgreSQL inbox, a projector commits while a relay holds the lock of the relay's table row", () =>
  Effect.gen(function* () {
    const schema = yield* makeSchema
    const store = yield* live(openSchema(schema))
    const { receive } = yield* makeTestInbox(store)
    yield* receive(10, [survey(1)])
    yield* delivered(store)
    const client = yield* clientOf
    yield* live(client.unsafe("BEGIN"))
    yield* live(client.unsafe(`SELECT * FROM ${schema}.reader FOR UPDATE`))
    yield* receive(20, [survey(2)])
    yield* live(client.unsafe("ROLLBACK"))
    assert.isTrue(Option.isSome(yield* store.opportunity(2)))
  })
)

it.effect(
  "in a PostgreSQL inbox, a relay delivers a change and commits its position while a projector holds its locks",
  () =>
    Effect.gen(function* () {
      const schema = yield* makeSchema
      const store = yield* live(openSchema(schema))
      const { receive } = yield* makeTestInbox(store)
      yield* receive(10, [survey(1)])
      const client = yield* clientOf
      const held = Effect.gen(function* () {
        yield* client.unsafe(`SELECT * FROM ${schema}.projector FOR UPDATE`)
        yield* client.unsafe(`LOCK TABLE ${schema}.opportunity, ${schema}.opportunity_document IN EXCLUSIVE MODE`)
        yield* client.unsafe(`LOCK TABLE ${schema}.message, ${schema}.log_head IN EXCLUSIVE MODE`)
        yield* delivered(store)
      })
      yield* live(client.withTransaction(held))
      assert.strictEqual((yield* store.readers.list).length, 1)
    })
)
