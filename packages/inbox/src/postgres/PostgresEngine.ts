/**
 * The engine for several machines: many receivers and projectors share one PostgreSQL database.
 *
 * See Connections.ts and statements.ts.
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
  /** Whether to create the store if the database does not contain one. If false, opening fails in that case and changes nothing. Default true. */
  readonly create?: boolean | undefined
  /** Whether opening succeeds even while the database is down. Each call then tries to connect again. Default false. */
  readonly isAwayAllowed?: boolean | undefined
}

/**
 * The longest time in milliseconds for which a process may be idle within a transaction. A transaction of a receiver locks the last sequence, and one
 * of a projector its lease, so a frozen process would block all others.
 */
const longestPauseMillis = 4000

/** Session parameters that ensure that acknowledged data is on disk, regardless of the settings of the database or the role. */
export const requiredParameters = {
  synchronous_commit: "on",
  idle_in_transaction_session_timeout: String(longestPauseMillis)
}

/** The longest duration of a statement or a transaction, in milliseconds. It is limited because a dead network does not end either. */
const longestCallMillis = 30_000

/** Operations that may take long: they replace projections with the result of a rebuild, or compare them with the checkpoint. */
const longWork: ReadonlySet<string> = new Set(["migrate", "swap", "beginCheckpoint", "writeCheckpoint"])
const longestWorkMillis = 1_800_000

/** Opens the engine. Fails if the database cannot be reached or cannot be migrated to the newest schema. */
export const makePostgresEngine = Effect.fnUntraced(function* ({
  create = true,
  isAwayAllowed = false,
  ...options
}: PostgresOptions): Effect.fn.Return<Engine, StoreError, Scope.Scope> {
  const config: PgClient.PgPoolConfig = {
    applicationName: "fieldwork-inbox",
    maxConnections: 8,
    connectTimeout: "3 seconds",
    keepAlive: "5 seconds",
    // A body can be 40 MiB long, and in the worst case compression hardly reduces it.
    maxMessageSize: 96 * 1024 * 1024,
    ...options,
    startupParameters: { ...requiredParameters, ...options.startupParameters }
  }
  const connections = yield* makeConnections(config).pipe(Effect.mapError((cause) => toStoreError("open", cause)))

  /** Runs a call over a connection and maps its failure to a reason. */
  const call = <A, E>(operation: string, run: (client: PgClient.PgClient) => Effect.Effect<A, E>) =>
    withTimeLimit(
      operation,
      longWork.has(operation) ? longestWorkMillis : longestCallMillis,
      connections.use(run).pipe(
        // The rollback on a lost connection fails too, which the client reports as a defect.
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
    return yield* call("open", hurriedSettings)
  })
  const prepared = yield* once(prepare, isAwayAllowed)
  const ready = <A, E>(operation: string, run: (client: PgClient.PgClient, hurried: string) => Effect.Effect<A, E>) =>
    Effect.flatMap(prepared, (hurried) => call(operation, (client) => run(client, hurried)))

  const query: Engine["query"] = (operation, sql, params) =>
    ready(operation, (client) => client.unsafe<Row>(numbered(sql), params.map(parameter)))

  return {
    name: "postgres",
    grouped: {
      run: query,
      // A commit that writes something waits for the disk, and so makes everything committed before it durable.
      flush: yield* sharedFlush(
        ready("flush", (client) => client.unsafe("SELECT pg_logical_emit_message(true, 'fieldwork-inbox', '')::text"))
      )
    },
    // Nothing to check, because PostgreSQL has its own checksums.
    check: Effect.succeed([]),
    usage: Effect.map(
      ready("usage", (client) => client.unsafe<Row>("SELECT pg_database_size(current_database()) AS size")),
      ([row]) => ({ databaseBytes: integer(row, "size") })
    ),
    snapshot: (file) => Effect.andThen(prepared, snapshotPostgres(patient(config), file)),
    now: "(extract(epoch FROM clock_timestamp()) * 1000)::bigint",
    query,
    transact: (operation, steps, durability) =>
      ready(operation, (client, hurried) =>
        transacted(client, Effect.andThen(hurry(client, durability, hurried), runSteps(client, steps)))
      )
  }
})

/** Returns connection settings for long operations. They use a separate connection, so that they do not block anything else. */
export const patient = (config: PgClient.PgPoolConfig): PgClient.PgPoolConfig => ({
  ...config,
  maxConnections: 1,
  startupParameters: { ...config.startupParameters, idle_in_transaction_session_timeout: "0" }
})

/** Runs a transaction, which is rolled back when an expectation is not met. */
const transacted = (client: SqlClient.SqlClient, work: Effect.Effect<Transacted, SqlError | UnmetExpectation>) =>
  client.withTransaction(work).pipe(Effect.catchTag("UnmetExpectation", ({ transacted }) => Effect.succeed(transacted)))

/**
 * Fails unless the encoding is UTF-8. In other encodings some characters of a document cannot be stored, and an item with such a character would be
 * retried forever.
 */
const requireUtf8 = ([row]: ReadonlyArray<Row>): Effect.Effect<void, StoreError> => {
  const encoding = String(row?.["server_encoding"])
  if (encoding === "UTF8") return Effect.void
  const detail = `its encoding is ${encoding}, and documents are UTF-8: create the database with ENCODING 'UTF8'`
  return Effect.fail(new StoreError({ operation: "open", reason: new StoreBrokenError({ detail }) }))
}

/** Returns an effect with the result of `prepare`, which runs only once: immediately, or at the first call for which the database is available. */
const once = Effect.fnUntraced(function* <A>(
  prepare: Effect.Effect<A, StoreError>,
  isAwayAllowed: boolean
): Effect.fn.Return<Effect.Effect<A, StoreError>, StoreError> {
  const first = yield* Effect.result(prepare)
  if (Result.isSuccess(first)) return Effect.succeed(first.success)
  if (!isAwayAllowed || first.failure.reason._tag !== "StoreUnavailableError") return yield* Effect.fail(first.failure)
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
 * Returns the session settings for writing data that can be computed again. Commits do not wait for the disk, and if the server supports it,
 * documents are compressed with lz4, which takes a fraction of the time.
 */
const hurriedSettings = (client: SqlClient.SqlClient): Effect.Effect<string, SqlError> =>
  Effect.map(
    client.unsafe<Row>("SELECT FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY(enumvals)"),
    ({ length }) =>
      `SELECT set_config('synchronous_commit', 'off', true)${
        length > 0 ? ", set_config('default_toast_compression', 'lz4', true)" : ""
      }`
  )

const hurry = (
  client: SqlClient.SqlClient,
  durability: Durability | undefined,
  settings: string
): Effect.Effect<unknown, SqlError> => (durability === "computable" ? client.unsafe(settings) : Effect.void)
