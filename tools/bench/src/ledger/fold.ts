/**
 * Adds a number of outcomes to the ledger in a separate process, and prints the CPU time in seconds and the peak memory in megabytes. Usage: `node
 * fold.ts COUNT`.
 *
 * The script calls `project` with batches of 500 messages, as the inbox does, and keeps the rows in memory. Only the CPU time of `project` is
 * measured.
 */
import type { Message, OrderKey, Row, Table, TableChange } from "@fieldwork/inbox/projection"
import { ledgerProjection } from "@fieldwork/supply"
import * as Effect from "effect/Effect"
import { peakMemory } from "../peakMemory.ts"

const count = Number(process.argv[2] ?? "1000000")
const batch = 500
const { project } = ledgerProjection()
/** The document is empty because the ledger uses only the fields that the inbox has already extracted from it. */
const document = new TextEncoder().encode("{}")
const statuses = [1, 10, 10, 20, 26]

const receivedAt = Date.parse("2026-01-15T10:20:00Z")

/** Returns the message at a position. Each session has three messages, and a later message may adjust the entries of an earlier one. */
const messageAt = (place: number): Message<"outcomes"> => {
  const session = Math.floor(place / 3)
  const client_status = statuses[(session * 7 + place) % statuses.length] ?? 1
  const facts = {
    respondent_id: `00000000-0000-4000-8000-${String(session).padStart(12, "0")}`,
    panelist_id: `panel-${session % 50_000}`,
    survey_id: 1_000_000 + (session % 3_000),
    marketplace_status: 3,
    client_status,
    entry_date: "2026-01-15T10:00:00.000Z",
    price_nanos: 1_253_000_001,
    currency_code: "USD"
  }
  const position = { sequence: 1 + Math.floor(place / 1_000), item: place % 1_000 }
  return {
    ...position,
    orderedAt: 1_768_471_200 + place,
    signedAt: 1_768_471_200 + place,
    appliedAt: position,
    receivedAt,
    countedAt: receivedAt,
    document,
    facts
  }
}

/**
 * The rows of sessions and months that a later message in this run may still change. They are kept in memory, in place of the database from which the
 * inbox would read them.
 */
const entries = new Map<string, Array<Row>>()
const orders = new Map<string, OrderKey>()
const months = new Map<unknown, Row>()
const read = (({ name }: Table, ids: ReadonlyArray<string>) =>
  Effect.sync(() =>
    name === "ledger_entry"
      ? ids.flatMap((id) => entries.get(id) ?? [])
      : ids.flatMap((month) => months.get(month) ?? [])
  )) as Parameters<typeof project>[1]
const readOrder: Parameters<typeof project>[2] = () => Effect.succeed(orders)

let [millis, posted] = [0, 0]

/**
 * Keeps every row of the `ledger_month` table, but only the entries of the last session, because only that session can continue in the next batch.
 */
const keep = (messages: ReadonlyArray<Message<"outcomes">>, changes: ReadonlyArray<TableChange>): void => {
  const last = messages.at(-1)
  if (last === undefined) return
  const id = last.facts.respondent_id
  const own = entries.get(id) ?? []
  entries.clear()
  orders.clear()
  orders.set(id, last)
  entries.set(id, own)
  for (const { rows, table } of changes) {
    if (table.name === "ledger_month") for (const row of rows) months.set(row["month"], row)
    else {
      posted += rows.length
      own.push(...rows.filter((row) => row["respondent_id"] === id))
    }
  }
}

for (let from = 0; from < count; from += batch) {
  const messages = Array.from({ length: Math.min(batch, count - from) }, (_, index) => messageAt(from + index))
  const before = process.cpuUsage()
  const changes = Effect.runSync(project(messages, read, readOrder))
  const { system, user } = process.cpuUsage(before)
  millis += (system + user) / 1000
  keep(messages, changes)
}
console.log(JSON.stringify({ seconds: millis / 1000, megabytes: peakMemory() / 1e6, entries: posted }))
