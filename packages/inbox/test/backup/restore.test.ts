import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Redacted } from "effect"
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { inject } from "vitest"
import { backup } from "../../src/backup/backup.ts"
import { restoreToFile, restoreToPostgres } from "../../src/backup/Restore.ts"
import { erase } from "../../src/operate/erase.ts"
import { prune } from "../../src/operate/prune.ts"
import { fingerprint } from "../../src/operate/TableDump.ts"
import { isIntact, verify } from "../../src/operate/VerifyStore.ts"
import * as PostgresStore from "../../src/postgres/PostgresStore.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { spoolOf } from "../../src/sqlite/paths.ts"
import type { Store } from "../../src/store/Store.ts"
import { itOnBothEngines } from "../support/engines.ts"
import { folder } from "../support/folder.ts"
import { bodiesOf, populated } from "../support/history.ts"
import { inMemoryTallied } from "../support/memory.ts"
import { live, makeSchema, openSchema } from "../support/postgres.ts"
import { entryOf } from "../support/spools.ts"
import { tallies } from "../support/tallies.ts"

const file = (path: string) => SqliteStore.make({ path, spool: false, threads: false, projections: tallies })

/** Returns a store that runs an effect once, immediately after a snapshot is written. */
const disturbed = <E>(store: Store, once: Effect.Effect<unknown, E>): Store => {
  let isDone = false
  return {
    ...store,
    snapshot: (path) =>
      Effect.tap(store.snapshot(path), () => {
        if (isDone) return Effect.void
        isDone = true
        return Effect.orDie(once)
      })
  }
}

describe("backup", () => {
  it.effect(
    "restoring an inbox backup to a file and into PostgreSQL gives the same projections, including custom ones",
    () =>
      Effect.gen(function* () {
        const at = yield* folder
        const store = yield* inMemoryTallied
        yield* populated(store)
        yield* prune(store, 75)
        const expected = yield* fingerprint(store)
        yield* backup(store, join(at, "one"))

        yield* restoreToFile(join(at, "one"), join(at, "inbox.db"))
        const fromFile = yield* file(join(at, "inbox.db"))
        assert.strictEqual(yield* fingerprint(fromFile), expected)
        assert.isTrue(isIntact(yield* verify(fromFile)))

        const url = Redacted.make(inject("databaseUrl"))
        const startupParameters = { search_path: yield* live(makeSchema) }
        yield* live(restoreToPostgres(join(at, "one"), url, startupParameters))
        const inPostgres = yield* live(PostgresStore.make({ url, startupParameters, projections: tallies }))
        assert.strictEqual(yield* fingerprint(inPostgres), expected)
        assert.isTrue(isIntact(yield* verify(inPostgres)))

        yield* live(backup(inPostgres, join(at, "two")))
        yield* restoreToFile(join(at, "two"), join(at, "again.db"))
        const again = yield* file(join(at, "again.db"))
        assert.strictEqual(yield* fingerprint(again), expected)
        assert.isTrue(isIntact(yield* verify(again)))
        const indexes = yield* again.sql.query(
          "test",
          "SELECT name FROM sqlite_master WHERE name LIKE 'tally_entry_0%'",
          []
        )
        assert.strictEqual(indexes.length, 1)
      })
  )

  itOnBothEngines(
    "a backup of the inbox contains the callbacks that were logged while the database was being copied",
    (store) =>
      Effect.gen(function* () {
        const at = yield* folder
        const inbox = yield* populated(store)
        const late = inbox.receive(400, [{ survey_id: 99 }])
        const clock = yield* Clock.Clock
        const source = disturbed(store, Effect.provideService(late, Clock.Clock, clock))
        const made = yield* live(backup(source, join(at, "one")))
        const copy = yield* SqliteStore.make({ path: join(at, "one"), spool: false, threads: false })
        assert.deepStrictEqual(yield* bodiesOf(copy), yield* bodiesOf(store))
        assert.strictEqual(made.sequence, (yield* store.head).sequence)
      })
  )

  itOnBothEngines(
    "a backup of the inbox does not contain a respondent who was erased while the database was being copied",
    (store) =>
      Effect.gen(function* () {
        const at = yield* folder
        yield* populated(store)
        yield* live(backup(disturbed(store, erase(store, "pid-a")), join(at, "one")))
        assert.notInclude(readFileSync(join(at, "one"), "latin1"), "pid-a")
        const copy = yield* SqliteStore.make({ path: join(at, "one"), spool: false, threads: false })
        assert.deepStrictEqual(yield* bodiesOf(copy), yield* bodiesOf(store))
        assert.strictEqual(yield* fingerprint(copy), yield* fingerprint(store))
      })
  )

  it.live("an inbox backup contains callbacks that are only in the spool, and leaves them in the spool", () =>
    Effect.gen(function* () {
      const at = yield* folder
      const path = join(at, "inbox.db")
      const server = yield* SqliteStore.make({ path })
      const other = new DatabaseSync(path, { timeout: 5000 })
      other.exec("BEGIN IMMEDIATE")
      for (let number = 1; number <= 3; number++) {
        yield* server.accept(yield* Effect.promise(() => entryOf(`[${number}]`, number)))
      }
      const source = yield* SqliteStore.make({ path, create: false, spool: false })
      const made = yield* backup(source, join(at, "one"), { spool: spoolOf(path) })
      assert.deepInclude(made, { sequence: 3, spooled: 3 })
      other.close()
      yield* Effect.repeat(server.head, { until: ({ sequence }) => sequence === 3 })
      const copy = yield* SqliteStore.make({ path: join(at, "one"), spool: false, threads: false })
      assert.deepStrictEqual(yield* bodiesOf(copy), ["[1]", "[2]", "[3]"])
    })
  )

  it.effect(
    "an inbox backup is readable only by its owner, never overwrites a file, and removes its partial file when it fails",
    () =>
      Effect.gen(function* () {
        const at = yield* folder
        const store = yield* inMemoryTallied
        yield* backup(store, join(at, "one"))
        assert.strictEqual(statSync(join(at, "one")).mode & 0o777, 0o600)
        const error = yield* Effect.flip(backup(store, join(at, "one")))
        assert.match(error.message, /one already exists: choose another name/)
        const none = yield* Effect.flip(backup(store, join(at, "none", "two")))
        assert.match(none.message, /two cannot be written: the folder .*none does not exist: create it/)
        const fails = { ...store, snapshot: () => store.snapshot(join(at, "none", "x")) }
        yield* Effect.flip(backup(fails, join(at, "three")))
        assert.deepStrictEqual(readdirSync(at), ["one"])
      })
  )
})

describe("a backup of a PostgreSQL schema with user tables", () => {
  const ddl = [
    "CREATE TABLE tally_orders (id serial PRIMARY KEY, placed_at timestamptz DEFAULT now(), total numeric(10, 2))",
    'CREATE TABLE tally_customers (email text COLLATE "C" PRIMARY KEY)',
    'CREATE TABLE checkpoint_tally_copies (email text COLLATE "C" PRIMARY KEY)'
  ]
  const addUserTables = (store: Store) =>
    store.sql.transact("test", [
      ...ddl.map((sql) => ({ sql, params: [] })),
      { sql: "INSERT INTO tally_orders (total) VALUES (12.5)", params: [] },
      { sql: "INSERT INTO tally_note VALUES ('r1', 'pid-a')", params: [] }
    ])
  const tablesIn = (path: string) => {
    const copy = new DatabaseSync(path, { readOnly: true })
    const names = copy.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE '%tally%'").all()
    const [note] = copy.prepare("SELECT panelist_id FROM tally_note").all()
    copy.close()
    return { names: names.map(({ name }) => String(name)).toSorted(), note: note?.["panelist_id"] }
  }
  const ours = ["tally_entry", "tally_session"].flatMap((name) => [`changed_${name}`, `checkpoint_${name}`, name])

  it.live("a backup omits user tables whose names start with the name of a projection, and contains its records", () =>
    Effect.gen(function* () {
      const [at, schema] = [yield* folder, yield* makeSchema]
      const store = yield* openSchema(schema, { projections: tallies })
      yield* addUserTables(store)
      yield* backup(yield* openSchema(schema, { create: false }), join(at, "one"))
      const expected = [...ours, "tally_note"].toSorted()
      assert.deepStrictEqual(tablesIn(join(at, "one")), { names: expected, note: "pid-a" })
      yield* store.removeProjection("tally")
      yield* backup(store, join(at, "two"))
      assert.deepStrictEqual(tablesIn(join(at, "two")), { names: ["tally_note"], note: "pid-a" })
    })
  )

  it.live(
    "a backup of a store whose projections an earlier version installed contains their records and omits tables that the inbox cannot have created",
    () =>
      Effect.gen(function* () {
        const [at, schema] = [yield* folder, yield* makeSchema]
        const store = yield* openSchema(schema, { projections: tallies })
        yield* addUserTables(store)
        yield* store.sql.transact("test", [{ sql: "DELETE FROM property WHERE name LIKE 'projection/%'", params: [] }])
        yield* backup(yield* openSchema(schema, { create: false }), join(at, "one"))
        const expected = [...ours, "tally_customers", "tally_note"].toSorted()
        assert.deepStrictEqual(tablesIn(join(at, "one")), { names: expected, note: "pid-a" })
        // A program with the projections stores the names of their records.
        yield* openSchema(schema, { projections: tallies })
        yield* backup(store, join(at, "two"))
        assert.deepStrictEqual(tablesIn(join(at, "two")).names, [...ours, "tally_note"].toSorted())
      })
  )
})

describe("a refused restore", () => {
  const made = Effect.gen(function* () {
    const at = yield* folder
    yield* Effect.scoped(Effect.flatMap(file(join(at, "source.db")), (store) => backup(store, join(at, "one"))))
    return { at, one: join(at, "one"), path: join(at, "inbox.db") }
  })
  const refused = Effect.fnUntraced(function* (at: string, backup: string, path: string, says: RegExp) {
    const before = readdirSync(at)
    const error = yield* Effect.flip(restoreToFile(backup, path))
    assert.match(error.message, says)
    assert.deepStrictEqual(readdirSync(at), before)
  })

  it.live.each(["", "-wal", "-journal"])(
    "restoring an inbox backup over an existing file inbox.db%s is refused and changes nothing",
    (suffix) =>
      Effect.gen(function* () {
        const { at, one, path } = yield* made
        writeFileSync(`${path}${suffix}`, "")
        yield* refused(at, one, path, /already exists: move it, or restore/)
      })
  )

  it.live(
    "restoring an inbox backup to a path with an existing spool succeeds if the spool is of the same store, and is refused otherwise",
    () =>
      Effect.gen(function* () {
        const { at, one, path } = yield* made
        const other = join(at, "other.db")
        const accept = (at: string) =>
          Effect.scoped(
            Effect.gen(function* () {
              const server = yield* SqliteStore.make({ path: at, projections: tallies })
              const entry = yield* Effect.promise(() => entryOf("[]", 1))
              yield* Effect.flatMap(server.accept(entry), ({ logged }) => logged)
            })
          )
        yield* accept(other)
        copyFileSync(spoolOf(other), spoolOf(path))
        yield* refused(at, one, path, /belongs to another store: move its files elsewhere/)
        yield* accept(join(at, "source.db"))
        copyFileSync(spoolOf(join(at, "source.db")), spoolOf(path))
        assert.deepInclude(yield* restoreToFile(one, path), { hasSpool: true })
      })
  )

  it.live("restoring an inbox backup into a folder that does not exist, or into a file as its folder, is refused", () =>
    Effect.gen(function* () {
      const { at, one } = yield* made
      yield* refused(at, one, join(at, "new", "inbox.db"), /the folder .*new does not exist: create it/)
      yield* refused(at, one, join(one, "inbox.db"), /one is not a folder/)
    })
  )

  it.live(
    "restoring an inbox from a missing, damaged, foreign or newer backup file is refused and changes nothing",
    () =>
      Effect.gen(function* () {
        const { at, one, path } = yield* made
        yield* refused(at, join(at, "none"), path, /The file .* does not exist/)
        yield* refused(at, join(at, "source.db"), path, /was not made by `fieldwork-inbox backup`/)
        writeFileSync(join(at, "text"), "a".repeat(5000))
        yield* refused(at, join(at, "text"), path, /text is not a backup/)
        const bytes = readFileSync(one)
        writeFileSync(join(at, "damaged"), bytes.subarray(0, bytes.length - 8192))
        yield* refused(at, join(at, "damaged"), path, /damaged|malformed/)
        const newer = new DatabaseSync(one)
        newer.exec("INSERT INTO fieldwork_inbox_migrations (migration_id, name) VALUES (7, 'of the future')")
        newer.close()
        yield* refused(at, one, path, /schema \(7\) is newer/)
      })
  )

  it.live(
    "restoring an inbox backup into a PostgreSQL schema that already has a store is refused and changes nothing",
    () =>
      Effect.gen(function* () {
        const { one } = yield* made
        const url = Redacted.make(inject("databaseUrl"))
        const startupParameters = { search_path: yield* makeSchema }
        const store = yield* PostgresStore.make({ url, startupParameters })
        const identity = yield* store.identity
        const error = yield* Effect.flip(restoreToPostgres(one, url, startupParameters))
        assert.match(error.message, /it already contains a store/)
        assert.strictEqual(yield* store.identity, identity)
      })
  )
})

it.live("an interrupted inbox backup leaves no file with the name of the backup", () =>
  Effect.gen(function* () {
    const at = yield* folder
    const store = yield* inMemoryTallied
    const hangs = { ...store, snapshot: () => Effect.never }
    yield* Effect.timeoutOption(backup(hangs, join(at, "one")), 50)
    assert.isFalse(existsSync(join(at, "one")))
  })
)
