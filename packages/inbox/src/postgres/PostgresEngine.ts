/**
 * The PostgreSQL engine of the store: any number of receivers and projectors, on any number of machines, share one database.
 *
 * See `Connections.ts` for the connection pool, and `statements.ts` for the translation of statements.
 */
import type { PgClient } from "@effect/sql-pg"
import { Effect, Result, type Scope, Semaphore } from "effect"
import type { SqlClient } from "effect/sql"
import { SqlError } from "effect/sql/SqlError"
import { type Durability, type Engine, integer, type Row, type Transacted } from "../store/Engine.ts"
import { type BareEngine, migrationsTable, noStore, prepareSchema } from "../store/Migrations.ts"
import { StoreBrokenError, StoreError } from "../store/StoreError.ts"
import { withTimeLimit } from "../store/TimeLimit.ts"
import { sharedFlush } from "./sharedFlush.ts"
import { makeConnections } from "./Connections.ts"
import { toStoreError } from "./PostgresErrors.ts"
import { snapshotPostgres } from "./Snapshot.ts"
import { numbered, parameter, runSteps, type UnmetExpectation } from "./statements.ts"

export interface PostgresOptions extends PgClient.PgPoolConfig {
  /** Whether to create the store if the database does not contain one. If `false`, opening fails in that case and changes nothing. Default `true`. */
  readonly create?: boolean | undefined
  /** Whether opening succeeds even if the database is unavailable. Each call then tries to connect again. Default `false`. */
  readonly allowUnavailable?: boolean | undefined
}

/**
 * The maximum time in milliseconds for which a process can be idle within a transaction. A receiver's transaction locks the row that contains the
 * last sequence number, and a projector's transaction locks its lease, so a frozen process would block all others.
 */
const maxIdleMillis = 4000

/** Session parameters that ensure that acknowledged data is on disk, regardless of the settings of the database and the role. */
export const requiredParameters = {
  synchronous_commit: "on",
  idle_in_transaction_session_timeout: String(maxIdleMillis)
}

/** The time limit for a statement or a transaction, in milliseconds. Without a limit, a call over a dead connection would never return. */
const maxCallMillis = 30_000

/**
 * The operations with a longer time limit, because they migrate the schema, replace the projections after a rebuild, or start or write a checkpoint.
 */
const longOperations: ReadonlySet<string> = new Set(["migrate", "swap", "beginCheckpoint", "writeCheckpoint"])
const maxLongOperationMillis = 1_800_000

/** Opens the engine. Fails if the database cannot be reached or its schema cannot be migrated. */
export const makePostgresEngine = Effect.fnUntraced(function* ({
  create = true,
  allowUnavailable = false,
  ...options
}: PostgresOptions): Effect.fn.Return<Engine, StoreError, Scope.Scope> {
  const config: PgClient.PgPoolConfig = {
    applicationName: "fieldwork-inbox",
    maxConnections: 8,
    connectTimeout: "3 seconds",
    keepAlive: "5 seconds",
    // A body can be 40 MiB long and, in the worst case, hardly compressible.
    maxMessageSize: 96 * 1024 * 1024,
    ...options,
    startupParameters: { ...requiredParameters, ...options.startupParameters }
  }
  const connections = yield* makeConnections(config).pipe(Effect.mapError((cause) => toStoreError("open", cause)))

  /** Runs a call over a connection and converts failures into a `StoreError`. */
  const call = <A, E>(operation: string, run: (client: PgClient.PgClient) => Effect.Effect<A, E>) =>
    withTimeLimit(
      operation,
      longOperations.has(operation) ? maxLongOperationMillis : maxCallMillis,
      connections.use(run).pipe(
        // If the connection is lost, the rollback fails as well. The client reports the failed rollback as a defect.
        Effect.catchDefect((defect) => (defect instanceof SqlError ? Effect.fail(defect) : Effect.die(defect))),
        Effect.mapError((cause) => toStoreError(operation, cause))
      )
    )

  const bare: BareEngine = {
    name: "postgres",
    query: (operation, sql, params) =>
      call(operation, (client) => client.unsafe<Row>(numbered(sql), params.map(parameter))),
    transact: (operation, steps) => call(operation, (client) => transacted(client, runSteps(client, steps)))
  }
  const prepare = Effect.gen(function* () {
    if (!create) {
      const found = yield* bare.query("open", "SELECT 1 AS found WHERE to_regclass(?) IS NOT NULL", [migrationsTable])
      if (found.length === 0) return yield* noStore
    }
    yield* requireUtf8(yield* bare.query("open", "SHOW server_encoding", []))
    yield* prepareSchema(bare, create)
    return yield* call("open", readComputableSettings)
  })
  const prepared = yield* once(prepare, allowUnavailable)
  const ready = <A, E>(
    operation: string,
    run: (client: PgClient.PgClient, computableSettings: string) => Effect.Effect<A, E>
  ) => Effect.flatMap(prepared, (computableSettings) => call(operation, (client) => run(client, computableSettings)))

  const query: Engine["query"] = (operation, sql, params) =>
    ready(operation, (client) => client.unsafe<Row>(numbered(sql), params.map(parameter)))

  return {
    name: "postgres",
    grouped: {
      run: query,
      // A commit that writes data returns only after the data is on disk. All earlier commits are then on disk as well.
      flush: yield* sharedFlush(
        ready("flush", (client) => client.unsafe("SELECT pg_logical_emit_message(true, 'fieldwork-inbox', '')::text"))
      )
    },
    // The database is not checked for damage here, because PostgreSQL has its own checksums.
    check: Effect.succeed([]),
    usage: Effect.map(
      ready("usage", (client) => client.unsafe<Row>("SELECT pg_database_size(current_database()) AS size")),
      ([row]) => ({ databaseBytes: integer(row, "size") })
    ),
    snapshot: (file) => Effect.andThen(prepared, snapshotPostgres(longOperationConfig(config), file)),
    now: "(extract(epoch FROM clock_timestamp()) * 1000)::bigint",
    query,
    transact: (operation, steps, durability) =>
      ready(operation, (client, computableSettings) =>
        transacted(
          client,
          Effect.andThen(applyDurability(client, durability, computableSettings), runSteps(client, steps))
        )
      )
  }
})

/** Returns connection settings for long operations, which use a separate connection so that they do not block other operations. */
export const longOperationConfig = (config: PgClient.PgPoolConfig): PgClient.PgPoolConfig => ({
  ...config,
  maxConnections: 1,
  startupParameters: { ...config.startupParameters, idle_in_transaction_session_timeout: "0" }
})

/** Runs a transaction, and rolls it back if one of its statements returns or changes an unexpected number of rows. */
const transacted = (client: SqlClient.SqlClient, work: Effect.Effect<Transacted, SqlError | UnmetExpectation>) =>
  client.withTransaction(work).pipe(Effect.catchTag("UnmetExpectation", ({ transacted }) => Effect.succeed(transacted)))

/**
 * Fails unless the encoding of the database is UTF-8. Other encodings cannot store all characters of a document, and an item with an unsupported
 * character would be retried forever.
 */
const requireUtf8 = ([row]: ReadonlyArray<Row>): Effect.Effect<void, StoreError> => {
  const encoding = String(row?.["server_encoding"])
  if (encoding === "UTF8") return Effect.void
  const detail = `its encoding is ${encoding}, and documents are UTF-8: create the database with ENCODING 'UTF8'`
  return Effect.fail(new StoreError({ operation: "open", reason: new StoreBrokenError({ detail }) }))
}

/**
 * Runs `prepare` once and returns an effect that yields the result. If the database is unavailable and `allowUnavailable` is `true`, the effect runs
 * `prepare` again at each call until it succeeds.
 */
const once = Effect.fnUntraced(function* <A>(
  prepare: Effect.Effect<A, StoreError>,
  allowUnavailable: boolean
): Effect.fn.Return<Effect.Effect<A, StoreError>, StoreError> {
  const first = yield* Effect.result(prepare)
  if (Result.isSuccess(first)) return Effect.succeed(first.success)
  if (!allowUnavailable || first.failure.reason._tag !== "StoreUnavailableError")
    return yield* Effect.fail(first.failure)
  const lock = yield* Semaphore.make(1)
  let found: { readonly value: A } | undefined
  return lock.withPermit(
    Effect.suspend(() =>
      found === undefined
        ? Effect.tap(prepare, (value) => Effect.sync(() => void (found = { value })))
        : Effect.succeed(found.value)
    )
  )
})

/**
 * Returns the statement that sets the transaction options for writing data that can be computed again. Commits do not wait for the disk. If the
 * server supports lz4, documents are compressed with it, because lz4 takes only a fraction of the time that the default method takes.
 */
const readComputableSettings = (client: SqlClient.SqlClient): Effect.Effect<string, SqlError> =>
  Effect.map(
    client.unsafe<Row>("SELECT FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY(enumvals)"),
    ({ length }) =>
      `SELECT set_config('synchronous_commit', 'off', true)${
        length > 0 ? ", set_config('default_toast_compression', 'lz4', true)" : ""
      }`
  )

const applyDurability = (
  client: SqlClient.SqlClient,
  durability: Durability | undefined,
  settings: string
): Effect.Effect<unknown, SqlError> => (durability === "computable" ? client.unsafe(settings) : Effect.void)
