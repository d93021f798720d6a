/**
 * Folds outcomes through the ledger, in a process of its own, and prints seconds and megabytes: `node fold.ts COUNT`.
 *
 * The projection's `project` is called in batches of 500, as the projector does, over rows in memory: what is measured is the
 * processor time of the fold with the reading of each document.
 */
import type { Message, Row, Table } from "@fieldwork/inbox/projection"
import { ledgerProjection } from "@fieldwork/supply"
import * as Effect from "effect/Effect"
import { peakMemory } from "../peakMemory.ts"

const count = Number(process.argv[2] ?? "1000000")
const batch = 500
const { project } = ledgerProjection()
const text = new TextEncoder()
const statuses = [1, 10, 10, 20, 26]

/** Three messages a session: it enters, it ends, and some are adjusted. */
const messageAt = (place: number): Message<"outcomes"> => {
  const session = Math.floor(place / 3)
  const client_status = statuses[(session * 7 + place) % statuses.length] ?? 1
  const respondent_id = `00000000-0000-4000-8000-${String(session).padStart(12, "0")}`
  const document = {
    respondent_id,
    panelist_id: `panel-${session % 50_000}`,
    session_id: `m-${session}`,
    survey_id: 1_000_000 + (session % 3_000),
    marketplace_status: 3,
    client_status,
    entry_date: "2026-01-15T10:00:00.000Z",
    last_date: "2026-01-15T10:12:00.000Z",
    rpi: { value: "1.253000001", currency_code: "USD" }
  }
  return {
    orderedAt: 1_768_471_200 + place,
    signedAt: 1_768_471_200 + place,
    sequence: 1 + Math.floor(place / 1_000),
    item: place % 1_000,
    appliedAt: { sequence: 1 + Math.floor(place / 1_000), item: place % 1_000 },
    receivedAt: Date.parse("2026-01-15T10:20:00Z"),
    document: text.encode(JSON.stringify(document)),
    facts: {
      respondent_id,
      panelist_id: document.panelist_id,
      survey_id: document.survey_id,
      marketplace_status: 3,
      client_status,
      price_nanos: 1_253_000_001,
      currency_code: "USD"
    }
  }
}

/** Sessions that a later message of this run may still change: the others would be in the database. */
const sessions = new Map<unknown, Row>()
const read = ((_: Table, ids: ReadonlyArray<string>) =>
  Effect.succeed(ids.flatMap((id) => sessions.get(id) ?? []))) as Parameters<typeof project>[1]

let [millis, entries] = [0, 0]
for (let from = 0; from < count; from += batch) {
  const messages = Array.from({ length: Math.min(batch, count - from) }, (_, index) => messageAt(from + index))
  const before = process.cpuUsage()
  const changes = Effect.runSync(project(messages, read))
  const { system, user } = process.cpuUsage(before)
  millis += (system + user) / 1000
  for (const { rows, table } of changes) {
    if (table.name === "ledger_entry") entries += rows.length
    else for (const row of rows) sessions.set(row["respondent_id"], row)
  }
  for (const id of [...sessions.keys()].slice(0, Math.max(0, sessions.size - 2 * batch))) sessions.delete(id)
}
console.log(JSON.stringify({ seconds: millis / 1000, megabytes: peakMemory() / 1e6, entries }))
