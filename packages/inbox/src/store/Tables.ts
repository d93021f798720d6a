/**
 * The tables, in words and as SQL.
 *
 * Three groups. The **log** (`message`, `message_body`, `counter`, `signing_key`) is the record: what is not in it was never
 * acknowledged. The **projections** are computed from it and exist twice while a rebuild runs: under their own names and with
 * the prefix `shadow_`. The rest (`projector`, `checkpoint`, `survey_mark`) is bookkeeping.
 *
 * Columns are named as on the wire where they come from there. Times named `_at` are unix seconds when they come from a
 * signature and unix milliseconds when they come from this clock.
 */
import type { Column, ColumnType } from "./Engine.ts"

export interface Table<Name extends string = string> {
  readonly name: Name
  readonly columns: ReadonlyArray<Column & { readonly nullable?: boolean }>
  readonly key: ReadonlyArray<string>
}

const table = <const Name extends string>(
  name: Name,
  key: ReadonlyArray<string>,
  columns: Readonly<Record<string, ColumnType | `${ColumnType}?`>>
): Table<Name> => ({
  name,
  key,
  columns: Object.entries(columns).map(([name, declared]) => ({
    name,
    type: declared.replace("?", "") as ColumnType,
    nullable: declared.endsWith("?")
  }))
})

/** Every accepted callback and every operator's act, in the order of commits. Kept for good: it is what knows a redelivery. */
export const message = table("message", ["sequence"], {
  sequence: "integer",
  stream: "text",
  kind: "text",
  digest: "text",
  signed_at: "integer",
  key_id: "text",
  signature: "text",
  signed_form: "text",
  timing: "text",
  received_at: "integer",
  bytes: "integer",
  evidence: "text"
})

/** The bodies, zstd-compressed, apart from `message` so that the log can be listed without them. */
export const messageBody = table("message_body", ["digest"], { digest: "text", body: "bytes" })

/** `sequence` is the last one given. Its row is what makes the order of sequences the order of commits. */
export const counter = table("counter", ["name"], { name: "text", value: "integer" })

/** Public keys that callbacks were verified with, so that `verify` outlives their rotation. */
export const signingKey = table("signing_key", ["key_id"], { key_id: "text", public_key: "text" })

/** One row per projection: its lease (holder, expiry, fencing token) and the log position reached. */
export const projector = table("projector", ["projection"], {
  projection: "text",
  holder: "text",
  token: "integer",
  lease_until: "integer",
  sequence: "integer",
  item: "integer"
})

/** The whole projections at the log positions in `head`, in parts of compressed lines. */
export const checkpoint = table("checkpoint", ["part"], { part: "integer", body: "bytes" })

/** What the gap detector found about a survey. Not computed from the log, so not part of the projections. */
export const surveyMark = table("survey_mark", ["survey_id"], {
  survey_id: "integer",
  mark: "text",
  noticed_at: "integer",
  detail: "text"
})

/**
 * The greatest message of each survey. `status` is `live`, `paused` (it says that it is not live), `deactivated` (a tombstone) or `parked`
 * (what decides about sending respondents is not understood); `odd` is 1 when anything in it is not as the spec says; `changed_…` is the position
 * of the message that last changed the content, which is what the feed is ordered by. `signed_at` is the order time (Message.ts).
 */
export const opportunity = table("opportunity", ["survey_id"], {
  survey_id: "integer",
  signed_at: "integer",
  sequence: "integer",
  item: "integer",
  changed_sequence: "integer",
  changed_item: "integer",
  hash: "text",
  status: "text",
  message_reason: "text?",
  is_live: "integer?",
  country_language: "text?",
  price_nanos: "integer?",
  currency_code: "text?",
  total_remaining: "integer?",
  odd: "integer"
})

/** The survey's document, byte for byte as it came; apart, so that an unchanged survey costs a small row only. */
export const opportunityDocument = table("opportunity_document", ["survey_id"], {
  survey_id: "integer",
  document: "utf8"
})

/**
 * A survey's history: each distinct content with the first and the last message that had it. `last_…` of the content that is
 * the present one is written when another content replaces it; until then `opportunity` has it.
 */
export const opportunityVersion = table("opportunity_version", ["survey_id", "hash"], {
  survey_id: "integer",
  hash: "text",
  first_signed_at: "integer",
  first_sequence: "integer",
  first_item: "integer",
  last_signed_at: "integer",
  last_sequence: "integer",
  last_item: "integer",
  message_reason: "text?",
  price_nanos: "integer?",
  total_remaining: "integer?"
})

/** The greatest message of each respondent's session. */
export const outcome = table("outcome", ["respondent_id"], {
  respondent_id: "text",
  signed_at: "integer",
  sequence: "integer",
  item: "integer",
  changed_sequence: "integer",
  changed_item: "integer",
  survey_id: "integer?",
  panelist_id: "text?",
  marketplace_status: "integer?",
  client_status: "integer?",
  price_nanos: "integer?",
  currency_code: "text?"
})

/** Every message about a session. */
export const outcomeMessage = table("outcome_message", ["respondent_id", "signed_at", "sequence", "item"], {
  respondent_id: "text",
  signed_at: "integer",
  sequence: "integer",
  item: "integer",
  document: "utf8"
})

/** Items that are odd, applied as far as they are understood or not at all, with the JSON pointer within their callback and the reason. */
export const quarantine = table("quarantine", ["sequence", "item"], {
  sequence: "integer",
  item: "integer",
  stream: "text",
  signed_at: "integer",
  path: "text",
  reason: "text",
  document: "bytes"
})

export const logTables = [message, messageBody, counter, signingKey]
export const bookkeepingTables = [projector, checkpoint, surveyMark]
export const projectionTables = [
  opportunity,
  opportunityDocument,
  opportunityVersion,
  outcome,
  outcomeMessage,
  quarantine
] as const
export type ProjectionTable = (typeof projectionTables)[number]

/** What readers see, or what a rebuild is filling. */
export type TableSet = "live" | "shadow"
export const inSet = (set: TableSet, { name }: Table): string => (set === "live" ? name : `shadow_${name}`)

const indexes: ReadonlyArray<readonly [Table, name: string, columns: string]> = [
  [opportunity, "opportunity_changed", "changed_sequence, changed_item"],
  [outcome, "outcome_changed", "changed_sequence, changed_item"],
  [outcome, "outcome_survey", "survey_id"]
]

export type Dialect = "sqlite" | "postgres"
const typeNames: Readonly<Record<Dialect, Readonly<Record<ColumnType, string>>>> = {
  sqlite: { integer: "INTEGER", text: "TEXT", utf8: "TEXT", bytes: "BLOB" },
  // Texts are compared byte by byte, as SQLite does, so that both engines list in the same order.
  postgres: { integer: "BIGINT", text: 'TEXT COLLATE "C"', utf8: 'TEXT COLLATE "C"', bytes: "BYTEA" }
}

export const createTable = (dialect: Dialect, { columns, key }: Table, name: string): string => {
  const types = typeNames[dialect]
  const lines = columns.map((column) => `${column.name} ${types[column.type]}${column.nullable ? "" : " NOT NULL"}`)
  // A compound key is the table itself in SQLite, not an index beside it.
  const tail = dialect === "sqlite" && key.length > 1 ? " WITHOUT ROWID" : ""
  return `CREATE TABLE ${name} (${[...lines, `PRIMARY KEY (${key.join(", ")})`].join(", ")})${tail}`
}

/** The projections, empty. `stamp` tells the indexes of one set from those of the set it replaces. */
export const createProjections = (dialect: Dialect, set: TableSet, stamp: string): ReadonlyArray<string> => [
  ...projectionTables.map((table) => createTable(dialect, table, inSet(set, table))),
  ...indexes.map(([table, name, columns]) => `CREATE INDEX ${name}_${stamp} ON ${inSet(set, table)} (${columns})`)
]
