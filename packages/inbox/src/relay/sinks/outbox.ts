/**
 * The outbox sink, which writes to a PostgreSQL table for change data capture. The table has the columns that Debezium's outbox event router reads.
 *
 * Each batch is one transaction that also updates the stored fencing token. If two relays run with the same reader name, only the relay with the
 * latest token can write. Existing rows are not changed, so an envelope is never written again while its row exists. Delete old rows after every
 * consumer has read them.
 */
import { PgClient, PgTypes } from "@effect/sql-pg"
import { Effect, Exit, Redacted, Scope } from "effect"
import { Reactivity } from "effect/reactivity"
import { SqlError } from "effect/sql/SqlError"
import { readPostgresUrl } from "../../readPostgresUrl.ts"
import { encodeEnvelope, encodeNotice, noticeId } from "../Envelope.ts"
import { type Fence, type Sink, SinkError } from "../Sink.ts"
import { messageOf, withoutSecrets } from "./library.ts"

/** The options for an outbox sink: the database, and the table to which changes are written. */
export interface OutboxSinkOptions {
  /** The URL of the database, such as `postgres://user:password@host/database`. */
  readonly url: string
  /** The name of the table, in the first schema on the search path. The table is created if it does not exist. Default `fieldwork_outbox`. */
  readonly table?: string | undefined
  /** Additional session parameters, such as `search_path`. Default: none. */
  readonly startupParameters?: Readonly<Record<string, string>> | undefined
}

interface OutboxRow {
  readonly id: string
  readonly aggregatetype: string
  readonly aggregateid: string
  readonly type: string
  readonly payload: string
}

const createOutbox = (table: string): ReadonlyArray<string> => [
  // If another process is creating the table at the same time, this statement waits for that process.
  "SELECT pg_advisory_xact_lock(7254810924)::text",
  `CREATE TABLE IF NOT EXISTS ${table} (
    id text PRIMARY KEY,
    aggregatetype text NOT NULL,
    aggregateid text NOT NULL,
    type text NOT NULL,
    payload json NOT NULL,
    ordinal bigint GENERATED ALWAYS AS IDENTITY,
    created_at timestamptz NOT NULL DEFAULT now())`,
  `CREATE TABLE IF NOT EXISTS ${table}_fence (reader text, stream text, token bigint NOT NULL, PRIMARY KEY (reader, stream))`
]

/**
 * Returns an outbox sink, which connects at the first delivery.
 *
 * @throws SinkError if the URL or the table name is invalid
 *
 * @example
 * ```ts
 * import { outboxSink } from "@fieldwork/inbox/relay/outbox"
 *
 * const sink = outboxSink({ url: "postgres://relay:secret@database.example/inbox" })
 * sink.name // => "outbox database.example/inbox fieldwork_outbox"
 * ```
 */
export const outboxSink = ({ startupParameters, table = "fieldwork_outbox", url }: OutboxSinkOptions): Sink => {
  const target = readUrl(url)
  const secrets = [target.password, decodeURIComponent(target.password)]
  const name = `outbox ${target.host}${target.pathname} ${table}`
  const fail = (reason: SinkError["reason"], detail: string): SinkError =>
    new SinkError({ sink: name, reason, detail: withoutSecrets(detail, secrets) })
  if (!/^[a-z_][a-z0-9_]{0,50}$/.test(table)) {
    throw fail(
      "refused",
      `the name of the table, ${JSON.stringify(table)}, is invalid: use at most 51 lower-case letters, digits and _`
    )
  }
  let opened: Promise<{ readonly client: PgClient.PgClient; readonly scope: Scope.Closeable }> | undefined

  const open = async () => {
    const scope = Effect.runSync(Scope.make())
    const client = await Effect.runPromise(
      PgClient.make({
        url: Redacted.make(url),
        applicationName: "fieldwork-inbox relay",
        maxConnections: 2,
        connectTimeout: "5 seconds",
        maxMessageSize: 96 * 1024 * 1024,
        // This parameter ensures that acknowledged data is on disk, regardless of the settings of the role.
        startupParameters: { synchronous_commit: "on", ...startupParameters }
      }).pipe(Effect.provide(Reactivity.layer), Scope.provide(scope))
    )
    const create = Effect.forEach(createOutbox(table), (sql) => client.unsafe(sql))
    await Effect.runPromise(client.withTransaction(create))
    return { client, scope }
  }

  const drop = async (): Promise<void> => {
    const old = opened
    opened = undefined
    await old?.then(
      ({ scope }) => Effect.runPromise(Effect.timeoutOption(Scope.close(scope, Exit.void), 1000)),
      () => {}
    )
  }

  const write = async (
    stream: string,
    rows: ReadonlyArray<OutboxRow>,
    { reader, token }: Fence,
    signal: AbortSignal
  ) => {
    try {
      opened ??= open()
      const { client } = await opened
      const insert = insertRows(client, table, rows)
      const isHolder = await Effect.runPromise(
        client.withTransaction(
          Effect.flatMap(moveFence(client, table, reader, stream, token), (isHolder) =>
            isHolder ? Effect.as(insert, true) : Effect.succeed(false)
          )
        ),
        { signal }
      )
      if (!isHolder) throw fail("fenced", `a later relay writes for the reader ${reader}`)
    } catch (cause) {
      if (cause instanceof SinkError) throw cause
      await drop()
      const { detail, reason } = failureOf(cause)
      throw fail(reason, detail)
    }
  }

  return {
    name,
    deliver: async (batch, fence, signal) => {
      for (const [stream, envelopes] of Map.groupBy(batch, (envelope) => envelope.stream)) {
        const rows = envelopes.map((envelope): OutboxRow => {
          const { epoch, id, key } = envelope
          const type = envelope.document === null ? "gone" : "changed"
          return {
            id: `${fence.reader}/${epoch}/${id}`,
            aggregatetype: stream,
            aggregateid: key,
            type,
            payload: encodeEnvelope(envelope)
          }
        })
        await write(stream, rows, fence, signal)
      }
    },
    announce: (notice, fence, signal) => {
      const id = `${fence.reader}/${noticeId(notice)}`
      const row = { id, aggregatetype: notice.stream, aggregateid: "", type: "epoch", payload: encodeNotice(notice) }
      return write(notice.stream, [row], fence, signal)
    },
    close: drop
  }
}

/**
 * Updates the stored fencing token of a reader. Returns `false` if a relay with a greater token has already written. The row lock makes other relays
 * wait until this transaction ends.
 */
const moveFence = (client: PgClient.PgClient, table: string, reader: string, stream: string, token: number) =>
  Effect.map(
    client.unsafe(
      `INSERT INTO ${table}_fence AS fence (reader, stream, token) VALUES ($1, $2, $3)
        ON CONFLICT (reader, stream) DO UPDATE SET token = excluded.token WHERE fence.token <= excluded.token RETURNING token`,
      [reader, stream, BigInt(token)]
    ),
    (rows) => rows.length === 1
  )

const columns = ["id", "aggregatetype", "aggregateid", "type", "payload"] as const

const insertRows = (client: PgClient.PgClient, table: string, rows: ReadonlyArray<OutboxRow>) => {
  const inputs = columns.map((name, index) => `unnest($${index + 1}::text[]) AS ${name}`)
  return client.unsafe(
    `INSERT INTO ${table} (${columns.join(", ")}) SELECT id, aggregatetype, aggregateid, type, payload::json FROM (SELECT ${inputs.join(", ")}) AS given
      ON CONFLICT (id) DO NOTHING`,
    columns.map((name): PgTypes.Parameter => ({
      [PgTypes.ParameterTypeId]: PgTypes.ParameterTypeId,
      oid: PgTypes.OID.textArray,
      value: rows.map((row) => row[name])
    }))
  )
}

/**
 * Matches the SQLSTATE codes of permanent errors: failed authentication (28), a missing database (3D) or schema (3F), and missing privileges or an
 * incompatible table (42).
 */
const lasting = /^(28|3D|42|3F)/

const failureOf = (cause: unknown): { readonly reason: SinkError["reason"]; readonly detail: string } => {
  const failure = cause instanceof SqlError ? (cause.reason.cause ?? cause) : cause
  const code = typeof failure === "object" && failure !== null && "code" in failure ? String(failure.code) : ""
  return { reason: lasting.test(code) ? "refused" : "unavailable", detail: messageOf(failure) }
}

const readUrl = (url: string): URL => {
  const target = readPostgresUrl(url)
  if (target !== undefined) return target
  const detail = "the URL must have the form postgres://<user>:<password>@<host>/<database>, with percent-encoded parts"
  throw new SinkError({ sink: "outbox", reason: "refused", detail })
}
