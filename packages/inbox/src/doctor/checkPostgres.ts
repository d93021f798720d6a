/**
 * Checks a PostgreSQL database: whether it can be reached, has the encoding, privileges and free connections that a store needs, and does not lose
 * committed data in a power failure.
 */
import { PgClient } from "@effect/sql-pg"
import { Effect, type Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { numbered, parameter } from "../postgres/statements.ts"
import { requiredParameters } from "../postgres/PostgresEngine.ts"
import { toStoreError } from "../postgres/PostgresErrors.ts"
import { shownStore } from "../serve/Settings.ts"
import type { Row } from "../store/Engine.ts"
import type { BareEngine } from "../store/Migrations.ts"
import type { StoreFindings } from "./checkFile.ts"
import { error, type Finding, lineOf, ok, warning } from "./Finding.ts"
import { readFacts } from "./StoreFacts.ts"

const settingsSql = `SELECT current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync,
  current_setting('full_page_writes') AS full_pages, current_setting('transaction_read_only') AS read_only, pg_is_in_recovery() AS standby,
  current_setting('synchronous_commit') AS commits, current_setting('idle_in_transaction_session_timeout') AS idle,
  current_schema() AS schema, has_schema_privilege(current_schema(), 'CREATE') AS may_create,
  current_setting('max_connections')::int - (SELECT count(*) FROM pg_stat_activity)::int AS free,
  (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`

/** Checks a PostgreSQL database. `now` returns the time of this machine in Unix milliseconds. */
export const checkPostgres = Effect.fnUntraced(function* (
  url: Redacted.Redacted,
  now: () => number
): Effect.fn.Return<StoreFindings> {
  const inspect = Effect.scoped(
    Effect.gen(function* () {
      const options = {
        url,
        maxConnections: 1,
        connectTimeout: "3 seconds",
        startupParameters: requiredParameters
      } as const
      const client = yield* PgClient.make(options).pipe(Effect.provide(Reactivity.layer))
      const engine: Pick<BareEngine, "name" | "query"> = {
        name: "postgres",
        query: (operation, sql, params) =>
          Effect.mapError(client.unsafe<Row>(numbered(sql), params.map(parameter)), (cause) =>
            toStoreError(operation, cause)
          )
      }
      const [settings = {}] = yield* client.unsafe<Row>(settingsSql)
      return { settings, facts: yield* readFacts(engine) }
    })
  )
  const found = yield* Effect.result(Effect.timeout(inspect, "10 seconds"))
  if (found._tag === "Failure") return { findings: [unreachable(url, found.failure)], facts: undefined }
  const { facts, settings } = found.success
  const findings = [...checkServer(settings), ...checkSession(settings), ...checkTime(settings, now())]
  return { findings: [ok("store", shownStore(url)), ...findings], facts }
})

const causeOf = (failure: unknown): unknown => {
  const reason = typeof failure === "object" && failure !== null && "reason" in failure ? failure.reason : undefined
  return typeof reason === "object" && reason !== null && "cause" in reason ? reason.cause : failure
}

const unreachable = (url: Redacted.Redacted, failure: unknown): Finding => {
  const cause = causeOf(failure)
  const code = typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : ""
  const where = shownStore(url)
  const detail = lineOf(cause)
  if (code === "28P01" || code === "28000") {
    return error(
      "store",
      `${where} rejects this user or password`,
      "correct them in FIELDWORK_INBOX_STORE, or in the server's pg_hba.conf"
    )
  }
  if (code === "3D000")
    return error(
      "store",
      `${where}: the database does not exist`,
      "create it with ENCODING 'UTF8', owned by the user of the inbox"
    )
  if (code === "53300")
    return error(
      "store",
      `${where} has no free connection`,
      "raise max_connections; each process of the inbox takes up to eight"
    )
  if (code === "42501")
    return error(
      "store",
      `${where}: this role is not allowed to read the store: ${detail}`,
      "make the role the owner of its schema"
    )
  return error(
    "store",
    `${where} cannot be reached: ${detail}`,
    "check that it is running, its host and port, and the network"
  )
}

const checkServer = (settings: Row): ReadonlyArray<Finding> => {
  const findings: Array<Finding> = []
  const add = (isWrong: boolean, found: string, advice: string): void => {
    if (isWrong) findings.push(error("database", found, advice))
  }
  const { encoding, free, fsync, full_pages, may_create, read_only, schema, standby } = settings
  add(
    encoding !== "UTF8",
    `its encoding is ${String(encoding)}, and documents are UTF-8`,
    "create a database with ENCODING 'UTF8'"
  )
  add(standby === true, "it is a standby, which is read-only", "name the primary in FIELDWORK_INBOX_STORE")
  add(
    read_only === "on" && standby !== true,
    "it is read-only (default_transaction_read_only)",
    "ALTER ROLE … SET default_transaction_read_only = off, or use another role"
  )
  add(
    may_create !== true,
    `this role is not allowed to create tables in the schema ${typeof schema === "string" ? schema : "(none)"}`,
    "make the role the owner of its schema: a rebuild creates tables"
  )
  add(
    fsync === "off",
    "fsync is off: a power failure can lose acknowledged callbacks or the whole database",
    "set fsync = on in postgresql.conf"
  )
  add(
    full_pages === "off",
    "full_page_writes is off: a power failure can damage the database",
    "set full_page_writes = on in postgresql.conf"
  )
  if (Number(free) < 10) {
    const found = `only ${Number(free)} connections are free`
    findings.push(warning("database", found, "raise max_connections; each process of the inbox takes up to eight"))
  }
  return findings
}

/** Checks whether the session has the parameters that the connection requested. A connection pooler may drop startup parameters. */
const checkSession = ({ commits, idle }: Row): ReadonlyArray<Finding> => {
  const findings: Array<Finding> = []
  const advice = "use a pooler that passes on startup parameters, or connect directly"
  if (commits === "off" || commits === "local") {
    const found = `synchronous_commit is ${commits} in our sessions: a callback would be acknowledged before it is on disk`
    findings.push(error("pooler", found, advice))
  }
  if (idle === "0") {
    const found = "idle_in_transaction_session_timeout is off in our sessions: a frozen process would block all others"
    findings.push(error("pooler", found, advice))
  }
  return findings
}

const maxDifferenceMillis = 5000

const checkTime = (settings: Row, now: number): ReadonlyArray<Finding> => {
  const difference = now - Number(settings["now"])
  if (Math.abs(difference) <= maxDifferenceMillis) return []
  const direction = difference > 0 ? "ahead of" : "behind"
  const found = `this clock is ${(Math.abs(difference) / 1000).toFixed(0)} s ${direction} the database's`
  return [error("clock", found, "set both clocks, and synchronize them with NTP")]
}
