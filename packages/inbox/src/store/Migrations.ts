/**
 * Brings a database to the newest schema. A migration that was ever released is never changed: add another.
 */
import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { Migrator, SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { insertRow } from "./Columns.ts"
import { integer, type Row } from "./Engine.ts"
import { identityName } from "./Properties.ts"
import { StoreBrokenError, StoreError } from "./StoreError.ts"
import { createChanged, createCopy, tracked } from "./CheckpointTables.ts"
import {
  checkpointHead,
  counter,
  createProjections,
  inSet,
  installedProjection,
  logHead,
  logTables,
  projectionTables,
  projector,
  property,
  surveyMark
} from "./Tables.ts"
import { createTable, type Dialect, type Table } from "./Table.ts"

const initial = (dialect: Dialect): ReadonlyArray<string> => [
  ...[...logTables, property, counter, projector, surveyMark].map((table) => createTable(dialect, table, table.name)),
  "CREATE UNIQUE INDEX message_digest ON message (digest)",
  "CREATE INDEX message_stream ON message (stream, sequence)",
  // The number of the feed grows whenever readers must begin it anew.
  insertRow(property, { name: identityName, value: randomUUID() }),
  insertRow(logHead, { id: 1, sequence: 0, last_order: 0, newest_order: 0, newest_ahead: 0 }),
  insertRow(counter, { name: "feed", value: 0, complement: 0 }),
  ...createProjections(dialect, "live", "0"),
  `CREATE TABLE checkpoint (part ${dialect === "sqlite" ? "INTEGER" : "BIGINT"} PRIMARY KEY, body ${dialect === "sqlite" ? "BLOB" : "BYTEA"} NOT NULL)`
]

/** Only adds: a program from before goes on with it. */
const ofOtherPackages = (dialect: Dialect): ReadonlyArray<string> => [
  createTable(dialect, installedProjection, installedProjection.name)
]

/** Checkpoints were compressed lines. One that is there becomes a copy of the projections as they are, because its evidence may be pruned. */
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
    // Items that are the same are found by their length.
    "CREATE INDEX quarantine_length ON quarantine (length(document))",
    "CREATE INDEX message_kept ON message (sequence) WHERE evidence <> 'pruned'"
  ]
}

const migrations = [
  ["initial", initial],
  ["projections of other packages", ofOtherPackages],
  ["incremental checkpoints", incrementalCheckpoints]
] as const

/** What tells a store of an inbox from any other database. */
export const migrationsTable = "fieldwork_inbox_migrations"

export const noStore: Effect.Effect<never, StoreError> = Effect.fail(
  new StoreError({ operation: "open", reason: new StoreBrokenError({ detail: "it holds no inbox" }) })
)

const refused = (detail: string): StoreError =>
  new StoreError({ operation: "migrate", reason: new StoreBrokenError({ detail }) })

/** The number of the newest migration that was run; 0 where there is no table of them. */
const newestRun = (client: SqlClient.SqlClient): Effect.Effect<number, SqlError> => {
  const table = client.onDialectOrElse({
    pg: () => client.unsafe<Row>("SELECT to_regclass($1) IS NOT NULL AS found", [migrationsTable]),
    orElse: () => client.unsafe<Row>("SELECT count(*) AS found FROM sqlite_master WHERE name = ?", [migrationsTable])
  })
  const newest = client.unsafe<Row>(`SELECT max(migration_id) AS newest FROM ${migrationsTable}`)
  return Effect.flatMap(table, ([row]) =>
    Number(row?.["found"]) === 0 ? Effect.succeed(0) : Effect.map(newest, ([found]) => integer(found, "newest"))
  )
}

/**
 * Fails when the schema is newer than this program, which would accept what it can never write; and when it is older, for a program that must not
 * change it, since others may be running.
 */
const requireSchema = Effect.fnUntraced(function* (client: SqlClient.SqlClient, mayMigrate: boolean) {
  const newest = yield* newestRun(client)
  if (newest > migrations.length) {
    yield* refused(`its schema (${newest}) is newer than this program (${migrations.length}): start the newer version`)
  }
  if (!mayMigrate && newest < migrations.length) {
    yield* refused(
      `its schema (${newest}) is older than this program (${migrations.length}): start \`serve\` of this version once, which brings it up to date`
    )
  }
})

/** Brings the schema up to date where that is allowed, and otherwise only looks. */
export const prepareSchema = (client: SqlClient.SqlClient, mayMigrate: boolean) =>
  Effect.andThen(requireSchema(client, mayMigrate), mayMigrate ? Effect.asVoid(migrate(client)) : Effect.void)

/** Returns the migrations that were run now. */
const migrate = (client: SqlClient.SqlClient) => {
  const dialect = client.onDialectOrElse({ pg: (): Dialect => "postgres", orElse: (): Dialect => "sqlite" })
  const run = (statements: ReadonlyArray<string>) =>
    Effect.forEach(statements, (statement) => client.unsafe(statement), { discard: true })
  return Migrator.make({})({
    table: migrationsTable,
    loader: Effect.succeed(
      migrations.map(
        ([name, statements], index) => [index + 1, name, Effect.succeed(run(statements(dialect)))] as const
      )
    )
  }).pipe(Effect.provideService(SqlClient.SqlClient, client))
}
