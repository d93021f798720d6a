/**
 * The engine for more than one machine: many receivers and projectors on one PostgreSQL.
 *
 * Bulk inserts are one statement each, over arrays. Integers travel as bigints, whatever their size, so that a prepared
 * statement always has the same parameter types.
 */
import { type PgClient, PgTypes } from "@effect/sql-pg"
import { Effect, Result, type Scope, Semaphore } from "effect"
import type { SqlClient } from "effect/sql"
import { SqlError } from "effect/sql/SqlError"
import {
  type Bulk,
  type ColumnType,
  type Durability,
  type Engine,
  integer,
  isBulk,
  type Row,
  type Step,
  type Transacted,
  type Value,
  valueAt
} from "../store/Engine.ts"
import { migrationsTable, noStore, prepareSchema } from "../store/Migrations.ts"
import { type CommonColumns, commonColumnsOf } from "../store/CommonColumns.ts"
import {
  StoreBrokenError,
  StoreError,
  type StoreErrorReason,
  StoreFullError,
  StoreReadOnlyError,
  StoreUnavailableError
} from "../store/StoreError.ts"
import { withTimeLimit } from "../store/TimeLimit.ts"
import { sharedFlush } from "./SharedFlush.ts"
import { makeConnections } from "./Connections.ts"

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
  const connections = yield* makeConnections({
    applicationName: "fieldwork-inbox",
    maxConnections: 8,
    connectTimeout: "3 seconds",
    keepAlive: "5 seconds",
    // A body may have 40 MiB and compress to nearly as much.
    maxMessageSize: 96 * 1024 * 1024,
    ...options,
    startupParameters: {
      // What is acknowledged is on disk, whatever the database or the role is set to.
      synchronous_commit: "on",
      idle_in_transaction_session_timeout: String(longestPauseMillis),
      ...options.startupParameters
    }
  }).pipe(Effect.mapError((cause) => toStoreError("open", cause)))

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

  const prepare = Effect.gen(function* () {
    if (!create) {
      const found = yield* call("open", (client) =>
        client.unsafe<Row>("SELECT WHERE to_regclass($1) IS NOT NULL", [migrationsTable])
      )
      if (found.length === 0) return yield* noStore
    }
    yield* requireUtf8(yield* call("open", (client) => client.unsafe<Row>("SHOW server_encoding")))
    yield* call("migrate", (client) => prepareSchema(client, create))
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
    now: "(extract(epoch FROM clock_timestamp()) * 1000)::bigint",
    query,
    transact: (operation, steps, durability) =>
      ready(operation, (client, hurried) =>
        client
          .withTransaction(Effect.andThen(hurry(client, durability, hurried), runSteps(client, steps)))
          .pipe(Effect.catchTag("UnmetExpectation", ({ transacted }) => Effect.succeed(transacted)))
      )
  }
})

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

/** Rolls the transaction back; never seen outside. */
interface UnmetExpectation {
  readonly _tag: "UnmetExpectation"
  readonly transacted: Transacted
}

const runSteps = Effect.fnUntraced(function* (
  client: SqlClient.SqlClient,
  steps: ReadonlyArray<Step>
): Effect.fn.Return<Transacted, SqlError | UnmetExpectation> {
  const rows: Array<ReadonlyArray<Row>> = []
  for (const [index, step] of steps.entries()) {
    if (isBulk(step)) {
      rows.push([])
      const columns = commonColumnsOf(step)
      const sql = bulkSql(step, columns)
      for (let at = 0; at < step.count; at += rowsAtOnce) yield* client.unsafe(sql, bulkParameters(step, columns, at))
      continue
    }
    const found = yield* client.unsafe<Row>(numbered(step.sql), step.params.map(parameter))
    rows.push(found)
    if (step.expect !== undefined && found.length !== (step.expect === "one" ? 1 : 0)) {
      return yield* Effect.fail<UnmetExpectation>({ _tag: "UnmetExpectation", transacted: { rows, unmet: index } })
    }
  }
  return { rows, unmet: undefined }
})

const numberedTexts = new Map<string, string>()

/** `?` to `$1`. No statement of ours has a question mark elsewhere. */
const numbered = (sql: string): string => {
  const known = numberedTexts.get(sql)
  if (known !== undefined) return known
  let mark = 0
  const text = sql.replaceAll("?", () => `$${++mark}`)
  if (numberedTexts.size > 500) numberedTexts.clear()
  numberedTexts.set(sql, text)
  return text
}

const parameter = (value: Value): unknown => (typeof value === "number" ? BigInt(value) : value)

/** What one message to the server holds of a bulk: documents of a megabyte or two. */
const rowsAtOnce = 500

const { OID } = PgTypes
interface SqlType {
  readonly name: string
  readonly oid: number
  readonly array: number
}
const bytea: SqlType = { name: "bytea", oid: OID.bytea, array: OID.byteaArray }
const sqlTypes: Readonly<Record<ColumnType, SqlType>> = {
  integer: { name: "bigint", oid: OID.int8, array: OID.int8Array },
  text: { name: "text", oid: OID.text, array: OID.textArray },
  utf8: bytea,
  bytes: bytea
}

/**
 * In a select list the arrays are unnested row by row; in a FROM they would first be written out as a table. What all rows
 * have in common is given once.
 */
const bulkSql = ({ conflict, table }: Bulk, { common, own }: CommonColumns): string => {
  const columns = [...common, ...own]
  const names = columns.map(({ name }) => name).join(", ")
  const given = columns.map(({ name, type }, index) => {
    const mark = `$${index + 1}::${sqlTypes[type].name}`
    return `${index < common.length ? mark : `unnest(${mark}[])`} AS ${name}`
  })
  const values = columns.map(({ name, type }) => (type === "utf8" ? `convert_from(${name}, 'UTF8')` : name))
  return `INSERT INTO ${table} (${names}) SELECT ${values.join(", ")} FROM (SELECT ${given.join(", ")}) AS given
    ON CONFLICT ${conflict}`
}

/** Of `rowsAtOnce` rows from `from` on. */
const bulkParameters = (
  { count }: Bulk,
  { common, own }: CommonColumns,
  from: number
): ReadonlyArray<PgTypes.Parameter> => {
  const length = Math.min(rowsAtOnce, count - from)
  const of = (oid: number, value: unknown): PgTypes.Parameter => ({
    [PgTypes.ParameterTypeId]: PgTypes.ParameterTypeId,
    oid,
    value
  })
  return [
    ...common.map(({ type, values }) => of(sqlTypes[type].oid, parameter(valueAt(values, 0)))),
    ...own.map(({ type, values }) =>
      of(
        sqlTypes[type].array,
        Array.from({ length }, (_, at) => parameter(valueAt(values, from + at)))
      )
    )
  ]
}

const toStoreError = (operation: string, cause: unknown): StoreError => {
  if (cause instanceof StoreError) return cause
  const sql = cause instanceof SqlError ? cause : undefined
  const failure = sql?.reason.cause ?? cause
  const detail = failure instanceof Error ? failure.message : String(failure)
  const code = typeof failure === "object" && failure !== null && "code" in failure ? String(failure.code) : ""
  return new StoreError({ operation, reason: reasonOf(code, sql?.reason.isRetryable ?? false, detail) })
}

/** By PostgreSQL's SQLSTATE. */
const reasonOf = (code: string, isRetryable: boolean, detail: string): StoreErrorReason => {
  // Disk full, or a limit of the server is reached.
  if (code.startsWith("53")) return new StoreFullError({ detail })
  // A standby, or a role that may only read.
  if (code === "25006" || code === "42501") return new StoreReadOnlyError({ detail })
  // Operator intervention, such as a terminated backend or a shutdown; system errors, such as I/O; a pause that was too long.
  const passes = isRetryable || code === "" || /^(57|58|08|25P03)/.test(code)
  return passes ? new StoreUnavailableError({ detail }) : new StoreBrokenError({ detail })
}
