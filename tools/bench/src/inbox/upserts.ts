/**
 * Ten thousand guarded upserts in one transaction, which replace a survey unless the stored one is newer.
 *
 * The floor has one table with the key, the order key and a payload. Ours has fifteen columns, an index for the feed of
 * changes, and the document in a table of its own; the peer writes those from a bare loop in the same thread. None waits for
 * the disk: what is projected can be computed again.
 */
import { PgClient } from "@effect/sql-pg"
import { PostgresStore, SqliteStore, type Store } from "@fieldwork/inbox"
import { buildOpportunities } from "@fieldwork/webhooks/testing"
import { Effect, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { interleave, median } from "../interleave.ts"
import type { Case } from "../Report.ts"
import { withDatabase } from "./database.ts"
import type { Ground } from "./index.ts"
import { batchOf } from "./projectionBatch.ts"
import { acquireLease, open, timed } from "./store.ts"

const count = 10_000
const rounds = 7
/** Transactions in a row at each turn, as a projector commits them: one after a pause pays for a thread that was asleep. */
const inARow = 3
const sizes = [
  { name: "200 B", documents: [] as ReadonlyArray<Buffer>, payload: "p".repeat(150) },
  { name: "4 KB", documents: buildOpportunities(count).map((one) => Buffer.from(JSON.stringify(one))), payload: "" }
] as const

/** A database that is used again has older rounds than the next; of what is older nothing would be written. */
const before = Math.floor(Date.now() / 1000)

type Size = (typeof sizes)[number]
/** Milliseconds of one transaction. */
type Variant = (size: Size) => Promise<number>

/** Measures a store; each call is one transaction. */
const measureStore = async (store: Store) => {
  let lease = await acquireLease(store)
  let round = before
  return (size: Size) => {
    round += 1
    const batch = { ...batchOf({ ...size, count, first: 1, round }), position: { sequence: 0, item: round } }
    return timed(async () => {
      lease = await Effect.runPromise(store.commit(lease, batch, 1000))
    })
  }
}

const columns = "(survey_id, signed_at, sequence, item, payload)"
const guarded = (marks: string) => `INSERT INTO floor ${columns} ${marks}
  ON CONFLICT (survey_id) DO UPDATE SET signed_at = excluded.signed_at, sequence = excluded.sequence,
    item = excluded.item, payload = excluded.payload
  WHERE (excluded.signed_at, excluded.sequence, excluded.item) >= (floor.signed_at, floor.sequence, floor.item)`

/** A round's rows, ready to be written. */
type Ready = (size: Size, round: number) => () => void

const bareSqlite = (path: string, prepare: (database: DatabaseSync) => Ready) => {
  const database = new DatabaseSync(path)
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0")
  const ready = prepare(database)
  let round = before
  return async (size: Size) => {
    round += 1
    const write = ready(size, round)
    const taken = await timed(() => {
      database.exec("BEGIN IMMEDIATE")
      write()
      database.exec("COMMIT")
    })
    database.exec("PRAGMA wal_checkpoint(RESTART)")
    return taken
  }
}

const oneTable = (database: DatabaseSync): Ready => {
  database.exec(
    `CREATE TABLE floor (survey_id INTEGER PRIMARY KEY, signed_at INTEGER, sequence INTEGER, item INTEGER, payload TEXT)`
  )
  const statement = database.prepare(guarded("VALUES (?, ?, ?, ?, CAST(? AS TEXT))"))
  return ({ documents, payload }, round) =>
    () => {
      const small = Buffer.from(payload)
      for (let id = 1; id <= count; id++) statement.run(id, round, round, id, documents[id - 1] ?? small)
    }
}

/** The tables that the store has made in this file. */
const ourTables = (database: DatabaseSync): Ready => {
  const names = Object.keys(batchOf({ count: 1, first: 1, round: 1, documents: [] }).opportunities[0] ?? {})
  const others = names.filter((name) => name !== "survey_id").map((name) => `${name} = excluded.${name}`)
  const key = (of: string) => `(${of}.signed_at, ${of}.sequence, ${of}.item)`
  const row = database.prepare(
    `INSERT INTO opportunity (${names.join()}) VALUES (${names.map(() => "?").join()})
      ON CONFLICT (survey_id) DO UPDATE SET ${others.join()} WHERE ${key("excluded")} >= ${key("opportunity")}`
  )
  const document = database.prepare(
    `INSERT INTO opportunity_document (survey_id, document) VALUES (?, CAST(? AS TEXT))
      ON CONFLICT (survey_id) DO UPDATE SET document = excluded.document`
  )
  return ({ documents }, round) => {
    const batch = batchOf({ count, first: 1, round, documents })
    return () => {
      for (const fields of batch.opportunities) row.run(...Object.values(fields))
      for (const one of batch.documents) document.run(one.survey_id, one.document)
    }
  }
}

const barePostgres = Effect.fnUntraced(function* (url: string) {
  const client = yield* PgClient.make({ url: Redacted.make(url), maxConnections: 1 }).pipe(
    Effect.provide(Reactivity.layer)
  )
  yield* Effect.acquireRelease(
    client.unsafe(
      `CREATE TABLE floor (survey_id bigint PRIMARY KEY, signed_at bigint, sequence bigint, item bigint, payload text)`
    ),
    // The database may be one that is used again.
    () => Effect.orDie(client.unsafe("DROP TABLE floor"))
  )
  const statement = guarded(
    "SELECT unnest($1::bigint[]), unnest($2::bigint[]), unnest($3::bigint[]), unnest($4::bigint[]), unnest($5::text[])"
  )
  let round = BigInt(before)
  return ({ documents, payload }: Size) => {
    round += 1n
    const ids = Array.from({ length: count }, (_, index) => BigInt(index + 1))
    const same = ids.map(() => round)
    const texts = ids.map((_, index) => documents[index]?.toString() ?? payload)
    const write = client.withTransaction(
      Effect.andThen(
        client.unsafe("SET LOCAL synchronous_commit = off"),
        client.unsafe(statement, [ids, same, same, ids, texts])
      )
    )
    return timed(() => Effect.runPromise(write))
  }
})

export const upserts = ({ folder }: Ground): Promise<ReadonlyArray<Case>> => withDatabase((url) => measure(folder, url))

const takeTurn = async (run: Variant, size: Size): Promise<number> => {
  const taken: Array<number> = []
  while (taken.length < inARow) taken.push(await run(size))
  return median(taken)
}

const measure = async (folder: string, url: string): Promise<ReadonlyArray<Case>> => {
  const sqlite = await open(SqliteStore.make({ path: join(folder, "ours.db") }))
  const postgres = await open(PostgresStore.make({ url: Redacted.make(url), maxConnections: 1 }))
  const bare = await open(barePostgres(url))
  const tables = join(folder, "tables.db")
  await open(SqliteStore.make({ path: tables })).then(({ close }) => close())
  const engines: ReadonlyArray<{ readonly name: string; readonly variants: Readonly<Record<string, Variant>> }> = [
    {
      name: "SQLite",
      variants: {
        ours: await measureStore(sqlite.opened),
        floor: bareSqlite(join(folder, "floor.db"), oneTable),
        "our tables, blocking": bareSqlite(tables, ourTables)
      }
    },
    { name: "PostgreSQL", variants: { ours: await measureStore(postgres.opened), floor: bare.opened } }
  ]
  const cases: Array<Case> = []
  for (const { name, variants } of engines) {
    for (const size of sizes) {
      const runs = Object.entries(variants).map(([variant, run]) => [variant, () => takeTurn(run, size)] as const)
      const { floor, ours = Number.NaN, ...peers } = await interleave<string>(Object.fromEntries(runs), rounds)
      const what = `10,000 guarded upserts of ${size.name} on ${name}`
      const least = floor === undefined ? {} : { floor }
      cases.push({ case: what, unit: "ms", better: "lower", ours, ...least, peers, n: rounds })
    }
  }
  await Promise.all([sqlite.close(), postgres.close(), bare.close()])
  return cases
}
