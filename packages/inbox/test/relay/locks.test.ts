import { assert, it } from "@effect/vitest"
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { DatabaseSync } from "node:sqlite"
import { join } from "node:path"
import { inject } from "vitest"
import { relay } from "../../src/relay/Relay.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import type { Store } from "../../src/store/Store.ts"
import { folder } from "../support/folder.ts"
import { live, makeSchema, openSchema } from "../support/postgres.ts"
import { memorySink } from "../support/relay/memorySink.ts"
import { survey } from "../support/sender.ts"
import { makeWorld } from "../support/world.ts"

/** Delivers and commits one change, and fails when that waits for a lock. */
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

it.effect("over a file, a relay delivers and commits while a projector holds the write lock", () =>
  Effect.gen(function* () {
    const path = join(yield* folder, "inbox.db")
    const store = yield* SqliteStore.make({ path, spool: false })
    const { receive } = yield* makeWorld(store)
    yield* receive(10, [survey(1)])
    const other = new DatabaseSync(path)
    other.exec("BEGIN IMMEDIATE")
    yield* delivered(store)
    other.exec("ROLLBACK")
    other.close()
  })
)

it.effect(
  "over PostgreSQL, a relay delivers and commits while a projector holds its row and the tables that it writes",
  () =>
    Effect.gen(function* () {
      const schema = yield* makeSchema
      const store = yield* live(openSchema(schema))
      const { receive } = yield* makeWorld(store)
      yield* receive(10, [survey(1)])
      const client = yield* live(
        PgClient.make({ url: Redacted.make(inject("databaseUrl")), maxConnections: 1 }).pipe(
          Effect.provide(Reactivity.layer)
        )
      )
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
