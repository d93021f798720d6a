/** Migrates a database to the newest schema. Never change a released migration. Add a new one instead. */
import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { insertRow } from "./Columns.ts"
import { type Engine, integer, type Step, type Value } from "./Engine.ts"
import { identityName } from "./Properties.ts"
import { StoreBrokenError, StoreError } from "./StoreError.ts"
import { createChanged, createCopy, tracked } from "./CheckpointTables.ts"
import {
  checkpointHead,
  counter,
  createProjections,
  feedDifference,
  inSet,
  installedProjection,
  logHead,
  logTables,
  projectionTables,
  projector,
  property,
  reader,
  surveyMark
} from "./Tables.ts"
import { createTable, type Dialect, type Table } from "./Table.ts"

const initial = (dialect: Dialect): ReadonlyArray<string> => [
  ...[...logTables, property, counter, projector, surveyMark].map((table) => createTable(dialect, table, table.name)),
  "CREATE UNIQUE INDEX message_digest ON message (digest)",
  "CREATE INDEX message_stream ON message (stream, sequence)",
  // A new store gets a random identity, and a feed number of 0. Each rebuild that changes the projections increments the feed number.
  insertRow(property, { name: identityName, value: randomUUID() }),
  insertRow(logHead, { id: 1, sequence: 0, last_order: 0, newest_order: 0, newest_ahead: 0 }),
  insertRow(counter, { name: "feed", value: 0, complement: 0 }),
  ...createProjections(dialect, "live", "0"),
  `CREATE TABLE checkpoint (part ${dialect === "sqlite" ? "INTEGER" : "BIGINT"} PRIMARY KEY, body ${dialect === "sqlite" ? "BLOB" : "BYTEA"} NOT NULL)`
]

/** This migration only adds to the schema, so older versions of the program keep working. */
const ofOtherPackages = (dialect: Dialect): ReadonlyArray<string> => [
  createTable(dialect, installedProjection, installedProjection.name)
]

/**
 * Earlier checkpoints were stored as compressed lines. An existing checkpoint is replaced with a copy of the current projections, because the bodies
 * from which it could be computed may have been pruned.
 */
const incrementalCheckpoints = (dialect: Dialect): ReadonlyArray<string> => {
  const position = (part: string, stream: string): string =>
    `COALESCE((SELECT ${part} FROM projector WHERE projection = '${stream}'), 0)`
  const names = ({ columns }: Table): string => columns.map(({ name }) => name).join(", ")
  return [
    ...projectionTables.map((table) => createCopy(dialect, table)),
    ...tracked([]).map((table) => createChanged(dialect, table)),
    createTable(dialect, checkpointHead, checkpointHead.name),
    ...projectionTables.map(
      (table) => `INSERT INTO ${inSet("checkpoint", table)} (${names(table)}) SELECT ${names(table)} FROM ${table.name}
        WHERE EXISTS (SELECT 1 FROM checkpoint WHERE part = 0)`
    ),
    `INSERT INTO checkpoint_head (id, generation, opportunities_sequence, opportunities_item, outcomes_sequence, outcomes_item, projections, written_at)
      SELECT 1, 0, ${position("sequence", "opportunities")}, ${position("item", "opportunities")},
        ${position("sequence", "outcomes")}, ${position("item", "outcomes")}, '{}', (SELECT count(*) FROM checkpoint WHERE part = 0)`,
    "DROP TABLE checkpoint",
    // The search for quarantined items with identical bytes compares the lengths of the documents first.
    "CREATE INDEX quarantine_length ON quarantine (length(document))",
    "CREATE INDEX message_kept ON message (sequence) WHERE evidence <> 'pruned'"
  ]
}

/** This migration only adds to the schema, so older versions of the program keep working. */
const namedReaders = (dialect: Dialect): ReadonlyArray<string> =>
  [reader, feedDifference].map((table) => createTable(dialect, table, table.name))

const migrations = [
  ["initial", initial],
  ["projections of other packages", ofOtherPackages],
  ["incremental checkpoints", incrementalCheckpoints],
  ["named readers", namedReaders]
] as const

/** The table of completed migrations, which identifies a database as an inbox store. */
export const migrationsTable = "fieldwork_inbox_migrations"

export const noStore: Effect.Effect<never, StoreError> = Effect.fail(
  new StoreError({ operation: "open", reason: new StoreBrokenError({ detail: "it does not contain an inbox" }) })
)

const refused = (detail: string): StoreError =>
  new StoreError({ operation: "migrate", reason: new StoreBrokenError({ detail }) })

/** A database engine whose schema version has not been checked yet. */
export type BareEngine = Pick<Engine, "name" | "query" | "transact">

const run = (sql: string, params: ReadonlyArray<Value> = []): Step => ({ sql, params })

/** Returns the number of the newest completed migration, or 0 if the table of migrations does not exist. */
export const newestRun = Effect.fnUntraced(function* ({
  name,
  query
}: Pick<Engine, "name" | "query">): Effect.fn.Return<number, StoreError> {
  const isThere =
    name === "postgres"
      ? "SELECT 1 AS found WHERE to_regclass(?) IS NOT NULL"
      : "SELECT 1 AS found FROM sqlite_master WHERE name = ?"
  if ((yield* query("open", isThere, [migrationsTable])).length === 0) return 0
  const [row] = yield* query("open", `SELECT max(migration_id) AS newest FROM ${migrationsTable}`, [])
  return integer(row, "newest")
})

/**
 * Returns the reason why this program cannot use a schema with this number. Returns undefined if the program can use the schema, possibly after a
 * migration.
 */
export const schemaProblem = (newest: number, mayMigrate: boolean): string | undefined => {
  if (newest > migrations.length) {
    return `its schema (${newest}) is newer than this program (${migrations.length}): start the newer version`
  }
  if (mayMigrate || newest === migrations.length) return undefined
  return `its schema (${newest}) is older than this program (${migrations.length}): start \`serve\` of this version once, which upgrades it`
}

/** The columns of this table must stay in the same order as in earlier versions. */
const createMigrations: Readonly<Record<Dialect, string>> = {
  sqlite: `CREATE TABLE IF NOT EXISTS ${migrationsTable} (migration_id integer PRIMARY KEY NOT NULL,
    created_at datetime NOT NULL DEFAULT current_timestamp, name VARCHAR(255) NOT NULL)`,
  postgres: `CREATE TABLE IF NOT EXISTS ${migrationsTable} (migration_id integer PRIMARY KEY,
    created_at timestamp with time zone NOT NULL DEFAULT now(), name text NOT NULL)`
}

/**
 * If two processes migrate the same PostgreSQL database, the second process waits for this lock. SQLite does not need a lock, because it has only one
 * writer.
 */
const lock: Readonly<Record<Dialect, ReadonlyArray<Step>>> = {
  sqlite: [],
  postgres: [run("SELECT pg_advisory_xact_lock(?)::text", [7_254_810_923])]
}

/**
 * Migrates the schema if `mayMigrate` is true, and otherwise only checks it. Fails if the schema is newer than this program, because the program
 * would accept callbacks that it could never write. Also fails if the schema is older and `mayMigrate` is false, because other programs may still be
 * using the older schema.
 */
export const prepareSchema = Effect.fnUntraced(function* (
  engine: BareEngine,
  mayMigrate: boolean
): Effect.fn.Return<void, StoreError> {
  for (;;) {
    const newest = yield* newestRun(engine)
    const problem = schemaProblem(newest, mayMigrate)
    if (problem !== undefined) yield* refused(problem)
    if (newest === migrations.length) break
    const { unmet } = yield* engine.transact("migrate", [
      ...lock[engine.name],
      run(createMigrations[engine.name]),
      {
        sql: `SELECT newest FROM (SELECT COALESCE(max(migration_id), 0) AS newest FROM ${migrationsTable}) AS run WHERE newest = ?`,
        params: [newest],
        expect: "one"
      },
      ...migrations
        .slice(newest)
        .flatMap(([name, statements], index) => [
          run(`INSERT INTO ${migrationsTable} (migration_id, name) VALUES (?, ?)`, [newest + index + 1, name]),
          ...statements(engine.name).map((sql) => run(sql))
        ])
    ])
    // If `unmet` is set, another process has migrated the schema since its version was read, so the schema is checked again.
    if (unmet === undefined) break
  }
})
