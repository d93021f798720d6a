/**
 * The engine for more than one machine: many receivers and projectors on one PostgreSQL.
 *
 * Its connections are Connections.ts, its statements statements.ts.
 */
import type { PgClient } from "@effect/sql-pg"
import { Effect, Result, type Scope, Semaphore } from "effect"
import type { SqlClient } from "effect/sql"
import { SqlError } from "effect/sql/SqlError"
import { type Durability, type Engine, integer, type Row, type Transacted } from "../store/Engine.ts"
import { type BareEngine, migrationsTable, noStore, prepareSchema } from "../store/Migrations.ts"
import { StoreBrokenError, StoreError } from "../store/StoreError.ts"
import { withTimeLimit } from "../store/TimeLimit.ts"
import { sharedFlush } from "./SharedFlush.ts"
import { makeConnections } from "./Connections.ts"
import { toStoreError } from "./PostgresErrors.ts"
import { snapshotPostgres } from "./Snapshot.ts"
import { numbered, parameter, runSteps, type UnmetExpectation } from "./statements.ts"

export interface PostgresOptions extends PgClient.PgPoolConfig {
  /** Default true. False fails, and changes nothing, where there is no store of an inbox yet. */
  readonly create?: boolean | undefined
  /** Default false. True succeeds also while the database is away: each call looks again then. */
  readonly isAwayAllowed?: boolean | undefined
}

/**
 * How long, in milliseconds, a process may pause within a transaction. A receiver holds the last sequence there and a
 * projector its lease: one that freezes permanently would hold up all others.
 */
const longestPauseMillis = 4000

/** What is acknowledged is on disk, whatever the database or the role is set to. */
export const requiredParameters = {
  synchronous_commit: "on",
  idle_in_transaction_session_timeout: String(longestPauseMillis)
}

/** How long, in milliseconds, a statement or a transaction may take: a network that is silent ends none. */
const longestCallMillis = 30_000

/** Those that replace projections by what a rebuild has computed, or compare them with the checkpoint. */
const longWork: ReadonlySet<string> = new Set(["migrate", "swap", "beginCheckpoint", "writeCheckpoint"])
const longestWorkMillis = 1_800_000

/** Fails when the database cannot be reached or brought to the newest schema. */
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
    // A body may have 40 MiB and compress to nearly as much.
    maxMessageSize: 96 * 1024 * 1024,
    ...options,
    startupParameters: { ...requiredParameters, ...options.startupParameters }
  }
  const connections = yield* makeConnections(config).pipe(Effect.mapError((cause) => toStoreError("open", cause)))

  /** With a connection, and with the reason of a failure. */
  const call = <A, E>(operation: string, run: (client: PgClient.PgClient) => Effect.Effect<A, E>) =>
    withTimeLimit(
      operation,
      longWork.has(operation) ? longestWorkMillis : longestCallMillis,
      connections.use(run).pipe(
        // A connection that breaks off cannot roll back either, which the client takes for a defect.
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
      // A commit with something to write waits for the disk, and so for all that was committed before.
      flush: yield* sharedFlush(
        ready("flush", (client) => client.unsafe("SELECT pg_logical_emit_message(true, 'fieldwork-inbox', '')::text"))
      )
    },
    // PostgreSQL has checksums of its own.
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

/** For long work over a connection of its own, which holds up nobody. */
export const patient = (config: PgClient.PgPoolConfig): PgClient.PgPoolConfig => ({
  ...config,
  maxConnections: 1,
  startupParameters: { ...config.startupParameters, idle_in_transaction_session_timeout: "0" }
})

/** Rolled back where an expectation is not met. */
const transacted = (client: SqlClient.SqlClient, work: Effect.Effect<Transacted, SqlError | UnmetExpectation>) =>
  client.withTransaction(work).pipe(Effect.catchTag("UnmetExpectation", ({ transacted }) => Effect.succeed(transacted)))

/** In another encoding some characters of a document cannot be stored, and the item with one would be tried for ever. */
const requireUtf8 = ([row]: ReadonlyArray<Row>): Effect.Effect<void, StoreError> => {
  const encoding = String(row?.["server_encoding"])
  if (encoding === "UTF8") return Effect.void
  const detail = `its encoding is ${encoding}, and documents are UTF-8: create the database with ENCODING 'UTF8'`
  return Effect.fail(new StoreError({ operation: "open", reason: new StoreBrokenError({ detail }) }))
}

/** What `prepare` gives, prepared once: now, or with the first call for which the database is there. */
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
 * What can be computed again does not wait for the disk; and its documents are compressed by lz4, which takes a fraction of the time, where
 * the server was built with it.
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
