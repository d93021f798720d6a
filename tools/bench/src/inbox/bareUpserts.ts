/**
 * Upserts in a plain loop: into one narrow table, which is the baseline, and into tables like those of the inbox's store.
 */
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import type { SqlError } from "effect/sql/SqlError"
import { DatabaseSync } from "node:sqlite"
import { batchOf } from "./projectionBatch.ts"
import { timed } from "./store.ts"

export const count = 10_000

export interface Size {
  readonly name: string
  /** One document per survey, or an empty list to write rows without documents. */
  readonly documents: ReadonlyArray<Buffer>
  /** The string that the baseline writes if there are no documents. */
  readonly payload: string
}

/**
 * The timestamp of the rows in the first round, in Unix seconds. It is the current time because, in a database that an earlier benchmark has used,
 * rows with older timestamps would not be written.
 */
export const before = Math.floor(Date.now() / 1000)

const columns = "(survey_id, signed_at, sequence, item, payload)"
const guarded = (marks: string) => `INSERT INTO floor ${columns} ${marks}
  ON CONFLICT (survey_id) DO UPDATE SET signed_at = excluded.signed_at, sequence = excluded.sequence,
    item = excluded.item, payload = excluded.payload
  WHERE (excluded.signed_at, excluded.sequence, excluded.item) >= (floor.signed_at, floor.sequence, floor.item)`

/** Prepares the rows of a round, and returns a function that writes them. */
type Ready = (size: Size, round: number) => () => void

export const bareSqlite = (path: string, prepare: (database: DatabaseSync) => Ready) => {
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

export const oneTable = (database: DatabaseSync): Ready => {
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

const sample = Object.entries(batchOf({ count: 1, first: 1, round: 1, documents: [] }).opportunities[0] ?? {})
const names = sample.map(([name]) => name)

const upsertOfOurs = (table: string, values: string): string => {
  const others = names.filter((name) => name !== "survey_id").map((name) => `${name} = excluded.${name}`)
  const key = (of: string) => `(${of}.signed_at, ${of}.sequence, ${of}.item)`
  return `INSERT INTO ${table} (${names.join()}) ${values}
    ON CONFLICT (survey_id) DO UPDATE SET ${others.join()} WHERE ${key("excluded")} >= ${key(table)}`
}

const upsertOfDocument = (table: string, values: string): string =>
  `INSERT INTO ${table} (survey_id, document) ${values} ON CONFLICT (survey_id) DO UPDATE SET document = excluded.document`

/** Prepares the upserts into the tables that the inbox's store has created in this database file. */
export const ourTables = (database: DatabaseSync): Ready => {
  const row = database.prepare(upsertOfOurs("opportunity", `VALUES (${names.map(() => "?").join()})`))
  const document = database.prepare(upsertOfDocument("opportunity_document", "VALUES (?, CAST(? AS TEXT))"))
  return ({ documents }, round) => {
    const batch = batchOf({ count, first: 1, round, documents })
    return () => {
      for (const fields of batch.opportunities) row.run(...Object.values(fields))
      for (const one of batch.documents) document.run(one.survey_id, one.document)
    }
  }
}

/** Runs writes in a transaction whose commit does not wait for the disk. */
const bareTransaction = (client: PgClient.PgClient, writes: ReadonlyArray<Effect.Effect<unknown, SqlError>>) =>
  timed(() =>
    Effect.runPromise(
      client.withTransaction(
        Effect.andThen(client.unsafe("SET LOCAL synchronous_commit = off"), Effect.all(writes, { discard: true }))
      )
    )
  )

const clientOf = (url: string) =>
  PgClient.make({ url: Redacted.make(url), maxConnections: 1 }).pipe(Effect.provide(Reactivity.layer))

/** Creates the tables for the benchmark, and drops them when the scope closes, because the database may be reused. */
const createTables = (client: PgClient.PgClient, tables: Readonly<Record<string, string>>) =>
  Effect.forEach(Object.entries(tables), ([name, definition]) =>
    Effect.acquireRelease(client.unsafe(`CREATE TABLE ${name} (${definition})`), () =>
      Effect.orDie(client.unsafe(`DROP TABLE ${name}`))
    )
  )

const idsOfAll = Array.from({ length: count }, (_, index) => BigInt(index + 1))

export const barePostgres = Effect.fnUntraced(function* (url: string) {
  const client = yield* clientOf(url)
  yield* createTables(client, {
    floor: "survey_id bigint PRIMARY KEY, signed_at bigint, sequence bigint, item bigint, payload text"
  })
  const statement = guarded(
    "SELECT unnest($1::bigint[]), unnest($2::bigint[]), unnest($3::bigint[]), unnest($4::bigint[]), unnest($5::text[])"
  )
  let round = BigInt(before)
  return ({ documents, payload }: Size) => {
    round += 1n
    const same = idsOfAll.map(() => round)
    const texts = idsOfAll.map((_, index) => documents[index]?.toString() ?? payload)
    return bareTransaction(client, [client.unsafe(statement, [idsOfAll, same, same, idsOfAll, texts])])
  }
})

/** Creates, in a PostgreSQL database, tables and indexes like those of the inbox's store, and returns a function that writes one round. */
export const ourTablesInPostgres = Effect.fnUntraced(function* (url: string) {
  const client = yield* clientOf(url)
  yield* createTables(client, {
    bare_opportunity: "LIKE opportunity INCLUDING ALL",
    bare_document: "LIKE opportunity_document INCLUDING ALL"
  })
  const arrays = sample.map(
    ([, value], index) => `unnest($${index + 1}::${typeof value === "number" ? "bigint" : "text"}[])`
  )
  const rows = upsertOfOurs("bare_opportunity", `SELECT ${arrays.join()}`)
  const texts = upsertOfDocument("bare_document", "SELECT unnest($1::bigint[]), unnest($2::text[])")
  let round = before
  return ({ documents }: Size) => {
    round += 1
    const { opportunities } = batchOf({ count, first: 1, round, documents })
    const columns = sample.map(([name, value]) =>
      opportunities.map((row) => {
        const given = (row as Readonly<Record<string, unknown>>)[name]
        return typeof value === "number" ? BigInt(given as number) : given
      })
    )
    const written = documents.map((document) => document.toString())
    return bareTransaction(client, [
      client.unsafe(rows, columns),
      ...(documents.length === 0 ? [] : [client.unsafe(texts, [idsOfAll, written])])
    ])
  }
})
