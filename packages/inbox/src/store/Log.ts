/** Appends, reads and prunes the entries in the log. */
import { Effect, Option } from "effect"
import type { Entry, NewEntry } from "../Message.ts"
import { entryChecksum } from "./Checksum.ts"
import { columnNames, toRow } from "./Columns.ts"
import { bytes, type Engine, integer, type Row, type Statement, type Value } from "./Engine.ts"
import { onceFor } from "./onceFor.ts"
import { orderAssignments } from "./OrderTime.ts"
import type { Appended, EntriesFilter, Store } from "./Store.ts"
import { logHead, message, messageBody, signingKey } from "./Tables.ts"
import { StoreError, StoreUnavailableError } from "./StoreError.ts"

const columns = message.columns.map(({ name }) => name)

export const toEntry = (row: Row): Entry => {
  const { digest, kind, sequence, signature, stream, timing, ...entry } = toRow(message, row)
  return {
    sequence,
    stream,
    kind,
    digest,
    signedAt: entry.signed_at,
    keyId: entry.key_id,
    signature,
    signedForm: entry.signed_form,
    timing,
    receivedAt: entry.received_at,
    bytes: entry.bytes,
    evidence: entry.evidence,
    orderedAt: entry.ordered_at,
    checksum: entry.checksum
  }
}

const bodies = columnNames(messageBody)

export const toBody = (row: Row): Uint8Array => bytes(row, bodies.body)

const placeholders = columns
  .map((name) => (name === "sequence" ? name : name === "ordered_at" ? "last_order" : "?"))
  .join(", ")
const insertMessage = `INSERT INTO message (${columns.join(", ")}) SELECT ${placeholders} FROM log_head`

const messageParams = (entry: NewEntry): ReadonlyArray<Value> => [
  entry.stream,
  entry.kind,
  entry.digest,
  entry.signedAt,
  entry.keyId,
  entry.signature,
  entry.signedForm,
  entry.timing,
  entry.receivedAt,
  entry.bytes,
  "kept",
  entryChecksum(entry)
]

const insertBody = `INSERT INTO message_body (${bodies.digest}, ${bodies.body}) VALUES (?, ?) ON CONFLICT (digest) DO NOTHING RETURNING digest`
const advanceHead = onceFor(
  (assignments: string) => `UPDATE log_head SET sequence = sequence + 1, ${assignments} RETURNING sequence`
)

/**
 * Returns the steps that append an entry. The sequence number is assigned as late as possible, because all other appends wait from then until this
 * transaction commits.
 */
const appendSteps = (entry: NewEntry): ReadonlyArray<Statement> => {
  const order = orderAssignments(entry)
  return [
    { sql: "SELECT sequence FROM message WHERE digest = ?", params: [entry.digest], expect: "none" },
    { sql: insertBody, params: [entry.digest, entry.body], expect: "one" },
    { sql: advanceHead(order.sql), params: order.params, expect: "one" },
    { sql: insertMessage, params: messageParams(entry) }
  ]
}

const appendAtOnceSql = onceFor(
  (assignments: string) => `WITH hurried AS (SELECT set_config('synchronous_commit', 'off', true) AS setting),
      known AS (SELECT sequence FROM message WHERE digest = ?),
      body AS (INSERT INTO message_body (digest, body) SELECT ?, ? FROM hurried WHERE NOT EXISTS (SELECT 1 FROM known)
        ON CONFLICT (digest) DO NOTHING RETURNING digest),
      head AS (UPDATE log_head SET sequence = sequence + 1, ${assignments} WHERE EXISTS (SELECT 1 FROM body)
        RETURNING sequence, last_order),
      appended AS (INSERT INTO message (${columns.join(", ")}) SELECT ${placeholders} FROM head RETURNING sequence)
      SELECT (SELECT sequence FROM appended) AS appended, (SELECT sequence FROM known) AS known`
)

/**
 * Returns a single statement that appends an entry. Afterwards, the entry is committed but not yet durable. The sequence number is locked only while
 * the statement runs, not while waiting for the disk, so throughput scales with the number of receivers.
 */
const appendAtOnce = (entry: NewEntry): Statement => {
  const order = orderAssignments(entry)
  const params = [entry.digest, entry.digest, entry.body, ...order.params, ...messageParams(entry)]
  return { sql: appendAtOnceSql(order.sql), params }
}

/** Implements `accept` for stores in which an entry becomes durable in the log itself, not in a spool. */
export const acceptBy =
  (append: Store["append"]): Store["accept"] =>
  (entry) =>
    Effect.map(append(entry), (appended) => ({ logged: Effect.succeed(appended) }))

type Log = Pick<
  Store,
  | "append"
  | "accept"
  | "head"
  | "entry"
  | "entries"
  | "body"
  | "storeKeys"
  | "keys"
  | "rewrite"
  | "hasPrunable"
  | "prune"
>

export const makeLog = (engine: Engine): Log => {
  /** Attempts to append an entry. Returns undefined if another process is appending the same callback. */
  const attempt = (entry: NewEntry): Effect.Effect<Appended | undefined, StoreError> =>
    Effect.map(engine.transact("append", appendSteps(entry)), ({ rows, unmet }) => {
      if (unmet === undefined) return { sequence: integer(rows[2]?.[0], "sequence"), known: false }
      return unmet === 0 ? { sequence: integer(rows[0]?.[0], "sequence"), known: true } : undefined
    })

  const attemptGrouped = Effect.fnUntraced(function* ({ flush, run }: NonNullable<Engine["grouped"]>, entry: NewEntry) {
    const { params, sql } = appendAtOnce(entry)
    const [row] = yield* run("append", sql, params)
    const appended = row?.["appended"] ?? undefined
    if (appended === undefined && row?.["known"] == null) return undefined
    // Flushes even if the entry is already in the log, because its commit might not be durable yet.
    yield* flush
    return { sequence: Number(appended ?? row?.["known"]), known: appended === undefined }
  })

  const append = (entry: NewEntry, attempts = 3): Effect.Effect<Appended, StoreError> =>
    Effect.flatMap(
      engine.grouped === undefined ? attempt(entry) : attemptGrouped(engine.grouped, entry),
      (appended) => {
        if (appended !== undefined) return Effect.succeed(appended)
        // Another transaction has just appended the same callback, so the next attempt finds its entry.
        if (attempts > 1) return append(entry, attempts - 1)
        const reason = new StoreUnavailableError({ detail: "another process is writing the same callback" })
        return Effect.fail(new StoreError({ operation: "append", reason }))
      }
    )

  const entry = (sequence: number) =>
    Effect.map(engine.query("entry", "SELECT * FROM message WHERE sequence = ?", [sequence]), ([row]) =>
      Option.map(Option.fromUndefinedOr(row), toEntry)
    )

  const entries = ({ after, before, kept = false, kind, limit, newestFirst = false, stream }: EntriesFilter) => {
    const where = ["sequence > ?"]
    const params: Array<Value> = [after ?? 0]
    if (before !== undefined) {
      where.push("sequence < ?")
      params.push(before)
    }
    if (stream !== undefined) {
      where.push("stream = ?")
      params.push(stream)
    }
    if (kind !== undefined) {
      where.push("kind = ?")
      params.push(kind)
    }
    if (kept) where.push("evidence <> 'pruned'")
    const order = newestFirst ? "DESC" : "ASC"
    const sql = `SELECT * FROM message WHERE ${where.join(" AND ")} ORDER BY sequence ${order} LIMIT ?`
    return Effect.map(engine.query("entries", sql, [...params, limit]), (rows) => rows.map(toEntry))
  }

  const body = (sequence: number) =>
    Effect.map(
      engine.query(
        "body",
        "SELECT body FROM message_body WHERE digest = (SELECT digest FROM message WHERE sequence = ?)",
        [sequence]
      ),
      ([row]) => Option.map(Option.fromUndefinedOr(row), toBody)
    )

  const storeKeys: Store["storeKeys"] = (keys) =>
    Effect.asVoid(
      engine.transact(
        "storeKeys",
        keys.map(({ key_id, public_key }) => ({
          sql: "INSERT INTO signing_key (key_id, public_key) VALUES (?, ?) ON CONFLICT (key_id) DO UPDATE SET public_key = excluded.public_key",
          params: [key_id, public_key]
        }))
      )
    )

  const keys: Store["keys"] = Effect.map(
    engine.query("keys", "SELECT key_id, public_key FROM signing_key ORDER BY key_id", []),
    (rows) => rows.map((row) => toRow(signingKey, row))
  )

  const rewrite: Store["rewrite"] = ({ digest, sequence }, body, evidence) =>
    Effect.asVoid(
      engine.transact("rewrite", [
        { sql: "UPDATE message_body SET body = ? WHERE digest = ?", params: [body, digest] },
        {
          // Another process may have pruned the entry since it was read. Such an entry stays marked as pruned.
          sql: "UPDATE message SET evidence = ? WHERE sequence = ? AND evidence <> 'pruned'",
          params: [evidence, sequence]
        }
      ])
    )

  // Only callbacks and `move` entries are pruned. All other operator actions are kept, because a rebuild needs them and they contain no personal
  // data.
  const isPrunable =
    "kind IN ('callback', 'move') AND evidence <> 'pruned' AND received_at < ? AND ordered_at * 1000 < ?"
  // Most entries in a large store are pruned, so SQLite must use the index on the entries that are not pruned.
  const kept = `message${engine.name === "sqlite" ? " INDEXED BY message_kept" : ""}`
  const prunable = `SELECT sequence FROM ${kept} WHERE ${isPrunable} AND sequence <= ? ORDER BY sequence LIMIT ?`

  const hasPrunable: Store["hasPrunable"] = (before) =>
    Effect.map(
      engine.query("hasPrunable", `SELECT 1 FROM ${kept} WHERE ${isPrunable} LIMIT 1`, [before, before]),
      ({ length }) => length > 0
    )

  const head: Store["head"] = Effect.map(
    engine.query("head", "SELECT sequence, newest_order, newest_ahead FROM log_head", []),
    ([row]) => {
      const { newest_ahead: newestAhead, newest_order: newestOrder, sequence } = toRow(logHead, row ?? {})
      return { sequence: sequence ?? 0, newestOrder: newestOrder ?? 0, newestAhead: newestAhead ?? 0 }
    }
  )

  const prune: Store["prune"] = ({ before, limit, throughSequence }) => {
    const params = [before, before, throughSequence, limit]
    return Effect.map(
      engine.transact("prune", [
        // If two processes prune at the same time, the second process waits for the lock on this row, and then sees the changes made by the first.
        { sql: "UPDATE counter SET value = value WHERE name = 'feed' RETURNING name", params: [], expect: "one" },
        {
          sql: `DELETE FROM message_body WHERE digest IN (SELECT digest FROM message WHERE sequence IN (${prunable}))`,
          params
        },
        {
          sql: `UPDATE message SET evidence = 'pruned' WHERE sequence IN (${prunable}) RETURNING sequence`,
          params
        }
      ]),
      ({ rows }) => rows[2]?.length ?? 0
    )
  }

  const once: Store["append"] = (entry) => append(entry)
  return {
    append: once,
    accept: acceptBy(once),
    head,
    entry,
    entries,
    body,
    storeKeys,
    keys,
    rewrite,
    hasPrunable,
    prune
  }
}
