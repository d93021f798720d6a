/**
 * Projections from another package, one for each stream. Each message adds an entry that depends on all previous entries, so an omitted, repeated or
 * reordered message is detected.
 */
import assert from "node:assert/strict"
import { Effect } from "effect"
import { orderTimes } from "./model.ts"
import type { Accepted } from "./model.ts"
import { interpretItem } from "../../src/project/interpretItem.ts"
import {
  compareOrder,
  defineProjection,
  insert,
  integer,
  type NewRowOf,
  nullable,
  type OrderKey,
  type Projection,
  table,
  text,
  upsert
} from "../../src/projection.ts"
import { toRow } from "../../src/store/Columns.ts"
import type { Store } from "../../src/store/Store.ts"

export const entry = table("tally_entry", ["respondent_id", "number"], {
  respondent_id: text(),
  number: integer(),
  sequence: integer(),
  item: integer(),
  ordered_at: integer(),
  received_at: integer(),
  panelist_id: text(),
  /** A checksum of the `client_status` values in all messages about the session so far. The checksum depends on their order. */
  weighed: integer(),
  /** 1 if a newer message about the session was applied before this message, otherwise 0. */
  superseded: integer()
})

export const session = table("tally_session", ["respondent_id"], {
  respondent_id: text(),
  entries: integer(),
  weighed: integer()
})

/** Returns 1 if a newer message (one with a greater `key`) about `id` precedes this message, otherwise 0. */
const supersede = (orders: Map<string, OrderKey>, id: string, key: OrderKey): 0 | 1 => {
  const greatest = orders.get(id)
  if (greatest !== undefined && compareOrder(key, greatest) < 0) return 1
  orders.set(id, key)
  return 0
}

/** A table that is written by the package itself, not by a projection. */
export const note = table("tally_note", ["respondent_id"], { respondent_id: text(), panelist_id: text() })

export const tally = defineProjection({
  name: "tally",
  version: 1,
  stream: "outcomes",
  tables: [entry, session],
  indexes: [{ table: entry, columns: ["sequence"] }],
  records: [note],
  project: Effect.fnUntraced(function* (messages, read, readOrder) {
    const ids = messages.map(({ facts }) => facts.respondent_id)
    const known = yield* read(session, ids)
    const orders = new Map(yield* readOrder(ids))
    const sessions = new Map(known.map((row) => [row.respondent_id, row]))
    const entries: Array<NewRowOf<typeof entry>> = []
    for (const message of messages) {
      const { facts, item, orderedAt, receivedAt, sequence } = message
      const { client_status, panelist_id, respondent_id } = facts
      const before = sessions.get(respondent_id) ?? { respondent_id, entries: 0, weighed: 0 }
      const number = before.entries + 1
      const weighed = (before.weighed * 31 + (client_status ?? 0) * number) % 1_000_003
      sessions.set(respondent_id, { respondent_id, entries: number, weighed })
      entries.push({
        respondent_id,
        number,
        sequence,
        item,
        ordered_at: orderedAt,
        received_at: receivedAt,
        panelist_id: panelist_id ?? "",
        weighed,
        superseded: supersede(orders, respondent_id, message)
      })
    }
    return [insert(entry, entries), upsert(session, [...sessions.values()])]
  }),
  erase: (_, row, person) => (row["panelist_id"] === person.pid ? { ...row, panelist_id: "" } : row),
  eraseRecords: ({ pid }) => [{ sql: "DELETE FROM tally_note WHERE panelist_id = ?", params: [pid] }]
})

export const mention = table("mention_survey", ["survey_id"], {
  survey_id: integer(),
  mentions: integer(),
  /** The `total_remaining` field of the last message about the survey. */
  remaining: nullable(integer())
})

export const mentions = defineProjection({
  name: "mention",
  version: 1,
  stream: "opportunities",
  tables: [mention],
  project: Effect.fnUntraced(function* (messages, read) {
    const known = yield* read(
      mention,
      messages.map(({ facts }) => facts.survey_id)
    )
    const surveys = new Map(known.map((row) => [row.survey_id, row]))
    for (const { facts } of messages) {
      const { survey_id, total_remaining: remaining } = facts
      surveys.set(survey_id, { survey_id, mentions: (surveys.get(survey_id)?.mentions ?? 0) + 1, remaining })
    }
    return [upsert(mention, [...surveys.values()])]
  }),
  erase: (_, row) => row
})

export const tallies: ReadonlyArray<Projection> = [tally, mentions]

const compareKeys = (a: { readonly key: string }, b: { readonly key: string }): number => (a.key < b.key ? -1 : 1)
const inOrder = <A>(rows: ReadonlyArray<A>, keyOf: (row: A) => string): ReadonlyArray<A> =>
  rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort(compareKeys)
    .map(({ row }) => row)

/** Reads all rows from the tables of both projections. */
const read = Effect.fnUntraced(function* (store: Store) {
  const entries = yield* store.sql.query("tally", "SELECT * FROM tally_entry", [])
  const surveys = yield* store.sql.query("tally", "SELECT * FROM mention_survey", [])
  return {
    entries: entries.map((row) => toRow(entry, row)),
    surveys: surveys.map((row) => toRow(mention, row))
  }
})

/** Computes the expected rows from all accepted callbacks in log order. */
const fold = (accepted: ReadonlyArray<Accepted>): Effect.Success<ReturnType<typeof read>> => {
  const times = orderTimes(accepted)
  const entries: Array<NewRowOf<typeof entry>> = []
  const surveys = new Map<number, NewRowOf<typeof mention>>()
  const sessions = new Map<string, { count: number; weighed: number }>()
  const orders = new Map<string, OrderKey>()
  for (const { body, receivedAt, sequence, signedAt, stream } of [...accepted].sort(
    (a, b) => a.sequence - b.sequence
  )) {
    for (const [item, value] of (JSON.parse(body) as ReadonlyArray<unknown>).entries()) {
      const interpretation = interpretItem(stream, Buffer.from(JSON.stringify(value)))
      if (interpretation._tag === "Opportunity") {
        const { survey_id, total_remaining: remaining } = interpretation.facts
        surveys.set(survey_id, { survey_id, mentions: (surveys.get(survey_id)?.mentions ?? 0) + 1, remaining })
      }
      if (interpretation._tag !== "Outcome") continue
      const { client_status, panelist_id, respondent_id } = interpretation.facts
      const before = sessions.get(respondent_id) ?? { count: 0, weighed: 0 }
      const number = before.count + 1
      const weighed = (before.weighed * 31 + (client_status ?? 0) * number) % 1_000_003
      sessions.set(respondent_id, { count: number, weighed })
      const orderedAt = times.get(sequence) ?? 0
      entries.push({
        respondent_id,
        number,
        sequence,
        item,
        ordered_at: orderedAt,
        received_at: receivedAt,
        panelist_id: panelist_id ?? "",
        weighed,
        superseded: supersede(orders, respondent_id, { orderedAt, signedAt, sequence, item })
      })
    }
  }
  return { entries, surveys: [...surveys.values()] }
}

/** Fails unless the tables contain every message in the log exactly once and in order. */
export const requireTallies = Effect.fnUntraced(function* (store: Store, accepted: ReadonlyArray<Accepted>) {
  const [found, expected] = [yield* read(store), fold(accepted)]
  const sorted = (rows: typeof found) => ({
    entries: inOrder(rows.entries, (row) => `${row.respondent_id}/${String(row.number).padStart(9, "0")}`),
    surveys: inOrder(rows.surveys, (row) => String(row.survey_id))
  })
  assert.deepStrictEqual(sorted(found), sorted(expected))
})
