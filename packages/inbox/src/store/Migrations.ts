/**
 * Brings a database to the newest schema. A migration that was ever released is never changed: add another.
 */
import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { Migrator, SqlClient } from "effect/sql"
import { identityName } from "./Properties.ts"
import { StoreBrokenError, StoreError } from "./StoreError.ts"
import { bookkeepingTables, createProjections, logTables } from "./Tables.ts"
import { createTable, type Dialect } from "./Table.ts"

const initial = (dialect: Dialect): ReadonlyArray<string> => [
  ...[...logTables, ...bookkeepingTables].map((table) => createTable(dialect, table, table.name)),
  "CREATE UNIQUE INDEX message_digest ON message (digest)",
  "CREATE INDEX message_stream ON message (stream, sequence)",
  // The number of the feed grows whenever readers must begin it anew.
  `INSERT INTO property (name, value) VALUES ('${identityName}', '${randomUUID()}')`,
  "INSERT INTO log_head (id, sequence, last_order, newest_order, newest_ahead) VALUES (1, 0, 0, 0, 0)",
  "INSERT INTO counter (name, value, complement) VALUES ('feed', 0, 0)",
  ...createProjections(dialect, "live", "0")
]

const migrations = [["initial", initial]] as const

/** What tells a store of an inbox from any other database. */
export const migrationsTable = "fieldwork_inbox_migrations"

export const noStore: Effect.Effect<never, StoreError> = Effect.fail(
  new StoreError({ operation: "open", reason: new StoreBrokenError({ detail: "it holds no inbox" }) })
)

/** Answers the migrations that were run now. */
export const migrate = (client: SqlClient.SqlClient) => {
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
