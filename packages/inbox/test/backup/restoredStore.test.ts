import { assert, describe, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { copyFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { inject } from "vitest"
import { backup } from "../../src/backup/backup.ts"
import { restoreToFile, restoreToPostgres } from "../../src/backup/Restore.ts"
import * as PostgresStore from "../../src/postgres/PostgresStore.ts"
import { epochOf } from "../../src/query/Feed.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import type { Store } from "../../src/store/Store.ts"
import { folder } from "../support/folder.ts"
import { makeSchema } from "../support/postgres.ts"
import { entryOf } from "../support/spools.ts"

const open = (path: string) => SqliteStore.make({ path, spool: false, threads: false })
const append = (store: Store, number: number) =>
  Effect.flatMap(
    Effect.promise(() => entryOf(`[${number}]`, number)),
    store.append
  )
const epoch = (store: Store) => Effect.map(epochOf(store), (epoch) => epoch(0))
const stampOf = (store: Store) =>
  Effect.map(
    store.sql.query("test", "SELECT name, value FROM property WHERE name IN ('backup', 'restored_from')", []),
    (rows) => rows.map(({ name }) => name)
  )

const made = Effect.gen(function* () {
  const at = yield* folder
  const original = yield* open(join(at, "original.db"))
  yield* append(original, 1)
  yield* backup(original, join(at, "one"))
  return { at, original, one: join(at, "one") }
})

describe("a restored inbox store", () => {
  it.live("a file copy of a restored inbox store is not accepted as a backup", () =>
    Effect.gen(function* () {
      const { at, one } = yield* made
      yield* restoreToFile(one, join(at, "restored.db"))
      const store = yield* open(join(at, "restored.db"))
      copyFileSync(join(at, "restored.db"), join(at, "copy"))
      const error = yield* Effect.flip(restoreToFile(join(at, "copy"), join(at, "inbox.db")))
      assert.match(error.message, /was not made by `fieldwork-inbox backup`: it is a store/)
      assert.deepStrictEqual(yield* stampOf(store), ["restored_from"])
    })
  )

  it.live("a restored inbox store can be backed up and restored again, and each restore starts a new epoch", () =>
    Effect.gen(function* () {
      const { at, one, original } = yield* made
      yield* restoreToFile(one, join(at, "restored.db"))
      const restored = yield* open(join(at, "restored.db"))
      yield* append(restored, 2)
      yield* backup(restored, join(at, "two"))
      assert.deepInclude(yield* restoreToFile(join(at, "two"), join(at, "again.db")), { sequence: 2 })
      const again = yield* open(join(at, "again.db"))
      assert.deepStrictEqual(yield* stampOf(again), ["restored_from"])
      assert.strictEqual(new Set([yield* epoch(original), yield* epoch(restored), yield* epoch(again)]).size, 3)
    })
  )

  it.live(
    "an inbox store that an earlier version restored keeps its epoch, and restoring from it as a backup after a new entry is refused",
    () =>
      Effect.gen(function* () {
        const { at, one } = yield* made
        yield* restoreToFile(one, join(at, "restored.db"))
        const expected = yield* Effect.scoped(Effect.flatMap(open(join(at, "restored.db")), epoch))
        const database = new DatabaseSync(join(at, "restored.db"))
        database.exec("UPDATE property SET name = 'backup' WHERE name = 'restored_from'")
        database.close()
        yield* Effect.scoped(
          Effect.gen(function* () {
            const store = yield* open(join(at, "restored.db"))
            assert.strictEqual(yield* epoch(store), expected)
            yield* append(store, 2)
          })
        )
        const error = yield* Effect.flip(restoreToFile(join(at, "restored.db"), join(at, "inbox.db")))
        assert.match(error.message, /was not made by `fieldwork-inbox backup`: it is a store/)
      })
  )

  it.live(
    "restoring one inbox backup both into PostgreSQL and to a file gives the two restored stores the same epoch",
    () =>
      Effect.gen(function* () {
        const { at, one } = yield* made
        const url = Redacted.make(inject("databaseUrl"))
        const startupParameters = { search_path: yield* makeSchema }
        yield* restoreToPostgres(one, url, startupParameters)
        const inPostgres = yield* PostgresStore.make({ url, startupParameters })
        assert.deepStrictEqual(yield* stampOf(inPostgres), ["restored_from"])
        yield* restoreToFile(one, join(at, "restored.db"))
        assert.strictEqual(yield* epoch(inPostgres), yield* epoch(yield* open(join(at, "restored.db"))))
      })
  )
})
