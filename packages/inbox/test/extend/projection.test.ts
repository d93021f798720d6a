/**
 * Tests projections from another package on both engines. Crashes and kills are tested in test/project/crash.test.ts and test/fault/kill.test.ts.
 */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Option, type Scope } from "effect"
import { TestClock } from "effect/testing"
import type { Projection } from "../../src/projection.ts"
import { checkpoint } from "../../src/operate/Checkpoint.ts"
import { erase } from "../../src/operate/erase.ts"
import { prune } from "../../src/operate/prune.ts"
import { listQuarantine } from "../../src/operate/Quarantine.ts"
import { rebuild } from "../../src/operate/rebuild.ts"
import { fingerprint } from "../../src/operate/TableDump.ts"
import { isIntact, verify } from "../../src/operate/VerifyStore.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import type { Store } from "../../src/store/Store.ts"
import type { StoreError } from "../../src/store/StoreError.ts"
import { bodiesOf, populated } from "../support/history.ts"
import { acceptedIn } from "../support/observe.ts"
import { live, makeSchema, openSchema } from "../support/postgres.ts"
import { outcome, survey } from "../support/sender.ts"
import { database } from "../support/spools.ts"
import { note, requireTallies, tallies, tally } from "../support/tallies.ts"
import { makeTestInbox } from "../support/testInbox.ts"

/** Opens the same database with other projections, in the same way as another program would. */
type Open = (projections: ReadonlyArray<Projection>, create?: boolean) => Effect.Effect<Store, StoreError, Scope.Scope>

const itOnBothEngines = (name: string, test: (open: Open) => Effect.Effect<void, unknown, Scope.Scope>): void => {
  it.effect(`${name} (SQLite)`, () =>
    Effect.flatMap(database, (path) =>
      test((projections, create) => SqliteStore.make({ path, projections, create, spool: false, threads: false }))
    )
  )
  it.effect(`${name} (PostgreSQL)`, () =>
    Effect.flatMap(live(makeSchema), (schema) =>
      test((projections, create) => live(openSchema(schema, { projections, create })))
    )
  )
}

const damage = (store: Store) =>
  store.sql.transact("damage", [{ sql: "UPDATE tally_session SET weighed = weighed + 1", params: [] }])

describe("custom projections", () => {
  itOnBothEngines(
    "a custom projection of the inbox receives every message in log order, and a rebuild restores it after damage",
    (open) =>
      Effect.gen(function* () {
        const store = yield* open(tallies)
        yield* populated(store)
        const accepted = yield* acceptedIn(store)
        yield* requireTallies(store, accepted)
        assert.isTrue(isIntact(yield* verify(store)))
        yield* damage(store)
        assert.deepStrictEqual((yield* verify(store)).damage, [
          "the projections do not match the evidence: run `rebuild`"
        ])
        assert.isFalse((yield* rebuild(store)).identical)
        yield* requireTallies(store, accepted)
        assert.isTrue((yield* rebuild(store)).identical)
      })
  )

  itOnBothEngines(
    "a custom projection of the inbox is rebuilt from the checkpoint after the callbacks it was built from were pruned",
    (open) =>
      Effect.gen(function* () {
        const store = yield* open(tallies)
        const { receive } = yield* populated(store)
        const accepted = yield* acceptedIn(store)
        yield* TestClock.adjust("80 days")
        assert.isAbove((yield* prune(store, 75, undefined, { trustClock: true })).bodies, 0)
        const now = 81 * 86_400
        yield* receive(now, [outcome("r1", { client_status: 12 })], "outcomes")
        yield* damage(store)
        assert.isFalse((yield* rebuild(store)).identical)
        const bodies = new Map(accepted.map(({ body, digest }) => [digest, body]))
        yield* requireTallies(store, yield* acceptedIn(store, bodies))
        assert.isTrue((yield* rebuild(store)).identical)
        assert.isTrue(isIntact(yield* verify(store)))
      })
  )

  itOnBothEngines(
    "erasing a respondent removes them from the tables, checkpoint and records of a custom projection",
    (open) =>
      Effect.gen(function* () {
        const store = yield* open(tallies)
        yield* populated(store)
        yield* store.sql.transact("note", [{ sql: "INSERT INTO tally_note VALUES ('r1', 'pid-a')", params: [] }])
        yield* checkpoint(store)
        yield* erase(store, "pid-a")
        for (const table of ["tally_entry", "tally_note"]) {
          const rows = yield* store.sql.query("look", `SELECT * FROM ${table}`, [])
          assert.notInclude(JSON.stringify(rows.map((row) => row["panelist_id"])), "pid-a")
        }
        assert.isTrue((yield* rebuild(store)).identical)
        yield* store.clearCheckpoint()
        assert.isTrue((yield* rebuild(store)).identical)
      })
  )

  itOnBothEngines(
    "a person who is named only in the records of a custom projection is erased, and the records of others are kept",
    (open) =>
      Effect.gen(function* () {
        const store = yield* open(tallies)
        yield* populated(store)
        yield* store.sql.transact("note", [
          { sql: "INSERT INTO tally_note VALUES ('r8', 'only-in-records'), ('r9', 'other')", params: [] }
        ])
        assert.strictEqual((yield* Effect.flip(erase(store, "nobody")))._tag, "UnknownIdentifierError")
        yield* erase(store, "only-in-records")
        const rows = yield* store.sql.query("look", "SELECT panelist_id FROM tally_note ORDER BY respondent_id", [])
        assert.include(JSON.stringify(rows), "other")
        assert.notInclude(JSON.stringify(rows), "only-in-records")
      })
  )

  for (const [when, prepare] of [
    ["from the log", () => Effect.void],
    ["from a checkpoint whose evidence is pruned", (store: Store) => prune(store, 0, undefined, { trustClock: true })]
  ] as const) {
    itOnBothEngines(`a rebuild ${when} fills a custom projection that was added to a store with history`, (open) =>
      Effect.gen(function* () {
        const first = yield* open([])
        yield* populated(first)
        const accepted = yield* acceptedIn(first)
        yield* TestClock.adjust("1 day")
        yield* prepare(first)
        const store = yield* open([tally])
        const { receive } = yield* makeTestInbox(store)
        yield* receive(90_000, [outcome("r2", { client_status: 70 })], "outcomes")
        assert.isAbove((yield* store.installed)[0]?.since ?? 0, 0)
        // A checkpoint of an incomplete projection must not be treated as complete.
        yield* checkpoint(store)
        assert.isTrue(isIntact(yield* verify(store)))
        yield* rebuild(store)
        assert.deepStrictEqual(yield* store.installed, [{ name: "tally", version: 1, since: 0 }])
        const bodies = new Map(accepted.map(({ body, digest }) => [digest, body]))
        const all = yield* acceptedIn(store, bodies)
        const found = yield* store.sql.query(
          "look",
          "SELECT sequence, item FROM tally_entry ORDER BY sequence, item",
          []
        )
        const sent = all
          .filter(({ stream }) => stream === "outcomes")
          .flatMap(({ body, sequence }) =>
            (JSON.parse(body) as ReadonlyArray<unknown>).map((_, item) => ({ sequence, item }))
          )
        assert.deepStrictEqual(
          found.map((row) => ({ sequence: Number(row["sequence"]), item: Number(row["item"]) })),
          sent
        )
        assert.isTrue((yield* rebuild(store)).identical)
        assert.isTrue(isIntact(yield* verify(store)))
      })
    )
  }

  itOnBothEngines(
    "a program that lacks a custom projection of its inbox can receive and read, but is refused maintenance before anything changes",
    (open) =>
      Effect.gen(function* () {
        const owner = yield* open(tallies)
        const held = yield* owner.acquireLease({ stream: "outcomes", set: "live", holder: "a", leaseMillis: 60_000 })
        const plain = yield* open([], false)
        yield* populated(owner)
        assert.strictEqual((yield* plain.outcomes({}, { limit: 9 })).length, 2)
        yield* TestClock.adjust("1 second")
        const before = [yield* bodiesOf(owner), yield* fingerprint(owner), yield* owner.checkpointHead]
        const refused = [
          yield* Effect.flip(checkpoint(plain)),
          yield* Effect.flip(prune(plain, 0, undefined, { trustClock: true })),
          yield* Effect.flip(rebuild(plain)),
          yield* Effect.flip(erase(plain, "pid-a")),
          yield* Effect.flip(erase(plain, "only-in-records"))
        ]
        for (const { message } of refused) {
          assert.include(message, "the store has the projection mention, which this program does not contain")
        }
        assert.deepStrictEqual([yield* bodiesOf(owner), yield* fingerprint(owner), yield* owner.checkpointHead], before)
        assert.deepStrictEqual(yield* owner.entries({ kind: "erasure", limit: 9 }), [])
        assert.isTrue(Option.isSome(held))
      })
  )

  itOnBothEngines(
    "adding a custom projection to an inbox ends the leases of programs that do not have this projection",
    (open) =>
      Effect.gen(function* () {
        const old = yield* open([])
        const lease = Option.getOrThrow(
          yield* old.acquireLease({ stream: "outcomes", set: "live", holder: "a", leaseMillis: 60_000 })
        )
        yield* open(tallies)
        const error = yield* Effect.flip(old.renewLease(lease, 60_000))
        assert.strictEqual(error.reason._tag, "FencedError")
      })
  )

  itOnBothEngines(
    "a custom projection with a higher version starts from scratch, and one with a lower version is refused",
    (open) =>
      Effect.gen(function* () {
        const store = yield* open([tally])
        yield* populated(store)
        yield* checkpoint(store)
        const newer = { ...tally, version: 2 }
        const later = yield* open([newer])
        assert.strictEqual((yield* later.sql.query("look", "SELECT * FROM tally_entry", [])).length, 0)
        yield* rebuild(later)
        yield* requireOutcomes(later)
        const refused = yield* Effect.flip(checkpoint(yield* open([tally])))
        assert.include(refused.message, "start the newer program")
      })
  )

  itOnBothEngines(
    "a program whose custom projection has other settings than the store's is refused maintenance until its version is increased",
    (open) =>
      Effect.gen(function* () {
        const inUtc = { ...tally, settings: "UTC" }
        const owner = yield* open([inUtc])
        yield* populated(owner)
        yield* rebuild(yield* open([inUtc], false))
        for (const create of [true, false]) {
          const refused = yield* Effect.flip(rebuild(yield* open([{ ...tally, settings: "CET" }], create)))
          assert.include(refused.message, "with the settings UTC, and this program has the settings CET")
        }
        yield* rebuild(yield* open([{ ...tally, settings: "CET", version: 2 }]))
      })
  )

  itOnBothEngines(
    "a program whose custom projection has settings with the same meaning as the store's may do maintenance",
    (open) =>
      Effect.gen(function* () {
        const isSameSettings = (stored: string, own: string): boolean => stored.toLowerCase() === own.toLowerCase()
        yield* populated(yield* open([{ ...tally, settings: "UTC", isSameSettings }]))
        yield* rebuild(yield* open([{ ...tally, settings: "utc", isSameSettings }], false))
        const refused = yield* Effect.flip(rebuild(yield* open([{ ...tally, settings: "CET", isSameSettings }])))
        assert.include(refused.message, "with the settings UTC, and this program has the settings CET")
      })
  )

  itOnBothEngines(
    "the settings of a custom projection that an earlier version of the inbox installed are stored by the first program that may install",
    (open) =>
      Effect.gen(function* () {
        const inUtc = { ...tally, settings: "UTC" }
        const owner = yield* open([inUtc])
        yield* owner.sql.transact("test", [{ sql: "DELETE FROM property WHERE name LIKE 'projection/%'", params: [] }])
        const refused = yield* Effect.flip(rebuild(yield* open([inUtc], false)))
        assert.include(refused.message, "start the service that uses it once with this version")
        yield* open([inUtc])
        yield* rebuild(yield* open([inUtc], false))
      })
  )

  itOnBothEngines(
    "superseded messages about sessions expire, and the store records it, unless a custom projection that needs them is installed",
    (open) =>
      Effect.gen(function* () {
        const days = 86_400
        const first = yield* open([tally])
        const { receive } = yield* populated(first)
        yield* receive(100 * days, [outcome("r3")], "outcomes")
        yield* receive(101 * days, [outcome("r2", { client_status: 12 })], "outcomes")
        assert.strictEqual(yield* first.expiredThrough, 0)
        const messages = first.sql.query("look", "SELECT count(*) AS messages FROM outcome_message", [])
        const count = Effect.map(messages, ([row]) => Number(row?.["messages"]))
        const needing = yield* open([{ ...tally, needsHistory: true }])
        const before = yield* count
        yield* prune(needing, 75, undefined, { historyDays: 75 })
        assert.deepStrictEqual([yield* count, yield* needing.expiredThrough], [before, 0])
        yield* prune(first, 75, undefined, { historyDays: 75 })
        // The superseded messages about r1 and r2 have been removed. The newest message about r2 is the latest about these sessions.
        assert.deepStrictEqual([yield* count, yield* first.expiredThrough], [before - 2, 101 * days * 1000])
      })
  )

  itOnBothEngines(
    "quarantined outcomes of both streams do not expire while a custom projection that needs the history is installed",
    (open) =>
      Effect.gen(function* () {
        const day = 86_400
        const store = yield* open([{ ...tally, needsHistory: true }])
        const { receive } = yield* makeTestInbox(store)
        yield* receive(1 * day, [{ survey_id: "old" }, outcome("r1")])
        yield* receive(1 * day, [outcome("r2", { rpi: 7 }), { respondent_pids: ["p"] }], "outcomes")
        yield* receive(31 * day, [survey(1)])
        yield* prune(store, 20, undefined, { historyDays: 10 })
        const held = yield* listQuarantine(store)
        assert.deepStrictEqual(
          held.map(({ item, sequence }) => [sequence, item]),
          [
            [1, 1],
            [2, 0]
          ]
        )
        assert.isTrue((yield* rebuild(store)).identical)
        assert.deepStrictEqual(yield* listQuarantine(store), held)
        yield* prune(yield* open([tally]), 20, undefined, { historyDays: 10 })
        assert.deepStrictEqual(yield* listQuarantine(store), [])
      })
  )

  itOnBothEngines(
    "a record table that a higher version of a custom projection adds is created, and the others are kept",
    (open) =>
      Effect.gen(function* () {
        const store = yield* open([tally])
        yield* store.sql.transact("write", [
          { sql: "INSERT INTO tally_note (respondent_id, panelist_id) VALUES ('r', 'p')", params: [] }
        ])
        const added = { ...note, name: "tally_added" }
        const later = yield* open([{ ...tally, version: 2, records: [note, added] }])
        const read = (name: string) => later.sql.query("look", `SELECT respondent_id FROM ${name}`, [])
        assert.deepStrictEqual([yield* read("tally_note"), yield* read("tally_added")], [[{ respondent_id: "r" }], []])
      })
  )

  itOnBothEngines("removing a custom projection drops its tables and keeps its records", (open) =>
    Effect.gen(function* () {
      const store = yield* open(tallies)
      yield* populated(store)
      yield* checkpoint(store)
      yield* store.removeProjection("tally")
      yield* store.removeProjection("mention")
      const plain = yield* open([])
      assert.isTrue((yield* rebuild(plain)).identical)
      assert.deepStrictEqual(yield* plain.sql.query("look", "SELECT * FROM tally_note", []), [])
      const error = yield* Effect.flip(plain.sql.query("look", "SELECT * FROM tally_entry", []))
      assert.strictEqual(error.reason._tag, "StoreBrokenError")
    })
  )
})

const requireOutcomes = Effect.fnUntraced(function* (store: Store) {
  const [row] = yield* store.sql.query("look", "SELECT count(*) AS entries FROM tally_entry", [])
  assert.strictEqual(Number(row?.["entries"]), 3)
})
