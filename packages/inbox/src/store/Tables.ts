/**
 * The tables of the inbox.
 *
 * There are three groups. The **log** (`message`, `message_body`, `log_head`, `signing_key`) is the authoritative record of the accepted callbacks.
 * The **projections** are computed from it. Each has a copy with the prefix `checkpoint_` and, while a rebuild runs, another one with the prefix
 * `shadow_`. The rest (`property`, `projector`, `counter`, `checkpoint_head`, `survey_mark`, `reader`, `feed_difference`, and the keys of changed
 * rows in `changed_…`) is bookkeeping.
 *
 * Columns that contain fields of the exchange have the names of these fields. Times in columns that end in `_at` are Unix seconds if they come from a
 * signature, and Unix milliseconds if they come from the local clock.
 */
import type { Mark, OpportunityStatus } from "./Filters.ts"
import type { EntryKind, EvidenceState, StreamName, Timing } from "../Message.ts"
import { bytes, createTable, type Dialect, integer, nullable, table, type Table, text, utf8 } from "./Table.ts"

/**
 * Every accepted callback and every operator's action, in commit order. Rows are kept permanently, because they are needed to recognise redeliveries.
 * `ordered_at` orders messages about the same key (Message.ts). `checksum` covers the columns that Checksum.ts lists.
 */
export const message = table("message", ["sequence"], {
  sequence: integer(),
  stream: text<StreamName>(),
  kind: text<EntryKind>(),
  digest: text(),
  signed_at: integer(),
  key_id: text(),
  signature: text(),
  signed_form: text<"stored" | "encoded">(),
  timing: text<Timing>(),
  received_at: integer(),
  bytes: integer(),
  evidence: text<EvidenceState>(),
  ordered_at: integer(),
  checksum: integer()
})

/** The bodies, zstd-compressed, separate from `message` so that the log can be listed without them. */
export const messageBody = table("message_body", ["digest"], { digest: text(), body: bytes() })

/**
 * One row with the state of the log after its last entry. Its lock ensures that sequences are assigned in commit order. `last_order` is the order
 * time of the last entry, `newest_order` the greatest of any callback, `newest_ahead` the signature time of the newest callback that was ahead of
 * this clock.
 */
export const logHead = table("log_head", ["id"], {
  id: integer(),
  sequence: integer(),
  last_order: integer(),
  newest_order: integer(),
  newest_ahead: integer()
})

/** The public keys that have verified callbacks, so that `verify` still works after the keys were rotated. */
export const signingKey = table("signing_key", ["key_id"], { key_id: text(), public_key: text() })

/** Properties of the store: `store_id` is its identity, `loss/…` a detected loss, as JSON. */
export const property = table("property", ["name"], { name: text(), value: text() })

/**
 * The number `feed` is incremented whenever readers of changes must start from the beginning. `complement` is its negative, so that a flipped bit is
 * detected.
 */
export const counter = table("counter", ["name"], { name: text(), value: integer(), complement: integer() })

/** One row per projection: its lease (holder, length, expiry by the database's clock, fencing token) and the log position reached. */
export const projector = table("projector", ["projection"], {
  projection: text(),
  holder: text(),
  token: integer(),
  lease_millis: integer(),
  lease_until: integer(),
  sequence: integer(),
  item: integer()
})

/**
 * One row with the log positions of the checkpoint, and the time at which it was written, in Unix milliseconds; 0 if there is no checkpoint. The rows
 * of the checkpoint are in the tables with the prefix `checkpoint_`. `generation` grows with each change of the checkpoint; `projections` are the
 * versions of those of other packages in it, as JSON.
 */
export const checkpointHead = table("checkpoint_head", ["id"], {
  id: integer(),
  generation: integer(),
  opportunities_sequence: integer(),
  opportunities_item: integer(),
  outcomes_sequence: integer(),
  outcomes_item: integer(),
  projections: text(),
  written_at: integer()
})

/** The projections of other packages. `tables` are the names of their tables as a JSON array; `since` is as in InstalledProjection. */
export const installedProjection = table("installed_projection", ["name"], {
  name: text(),
  version: integer(),
  tables: text(),
  since: integer()
})

/** The finding of the gap detector about a survey. It is not computed from the log, so it is not part of the projections. */
export const surveyMark = table("survey_mark", ["survey_id"], {
  survey_id: integer(),
  mark: text<Mark["mark"]>(),
  /** The time at which the difference was noticed, in Unix milliseconds. */
  noticed_at: integer(),
  /** The sequence of the last log entry at that time. The mark does not apply if the survey has changed since. */
  noticed_sequence: integer(),
  detail: text(),
  checksum: integer()
})

/** Whether a reader receives the current state of each key, or every message about it. */
export type ReaderMode = "state" | "messages"

/**
 * The reason why an epoch began. `started`: the reader is new. `rebuilt`: the projections were computed again with a different result. `restored`:
 * the log is not the one that the reader had read. `requested`: an operator requested that everything is delivered again.
 */
export type EpochReason = "started" | "rebuilt" | "restored" | "requested"

/** What is delivered again because of a new epoch: everything, only the changed keys, or nothing. */
export type Resends = "everything" | "differences" | "nothing"

/** Named readers of changes, see Readers.ts. For a store in a file they are in a separate file. They are not part of a backup. */
export const reader = table("reader", ["reader", "stream"], {
  reader: text(),
  stream: text<StreamName>(),
  mode: text<ReaderMode>(),
  holder: text(),
  token: integer(),
  lease_millis: integer(),
  lease_until: integer(),
  epoch: integer(),
  reason: text<EpochReason>(),
  resends: text<Resends>(),
  feed: integer(),
  log: text(),
  cursor: text()
})

/**
 * The keys for which a rebuild has changed the results of readers, with the number of the feed after the rebuild. A row with an empty stream and key
 * marks that the keys for this number are complete.
 */
export const feedDifference = table("feed_difference", ["feed", "stream", "key"], {
  feed: integer(),
  stream: text<StreamName | "">(),
  key: text()
})

/** The order of messages about a key: see OrderKey in Message.ts. */
const orderKey = { ordered_at: integer(), signed_at: integer(), sequence: integer(), item: integer() }

/**
 * The newest message about each survey. `status` is `live`, `paused` (its document states that it is not live), `deactivated` (a tombstone) or
 * `parked` (a field that decides whether respondents are sent could not be interpreted); `changed_…` is the log position of the message that last
 * changed the content, which is the order of the feed.
 */
export const opportunity = table("opportunity", ["survey_id"], {
  survey_id: integer(),
  ...orderKey,
  changed_sequence: integer(),
  changed_item: integer(),
  hash: text(),
  status: text<OpportunityStatus>(),
  message_reason: nullable(text()),
  is_live: nullable(integer<0 | 1>()),
  country_language: nullable(text()),
  /** The exact price, in billionths of the currency's unit. */
  price_nanos: nullable(integer()),
  currency_code: nullable(text()),
  total_remaining: nullable(integer()),
  /** 0 if any part of the document differs from the spec. */
  conforms: integer<0 | 1>()
})

/** The survey's document, byte for byte as it was received. It is separate, so that an unchanged survey costs only a small row. */
export const opportunityDocument = table("opportunity_document", ["survey_id"], {
  survey_id: integer(),
  document: utf8()
})

/**
 * A survey's history: each distinct content with the first and the last message that had it. `last_…` of the present content is written when
 * another content replaces it; until then `opportunity` has it.
 */
export const opportunityVersion = table("opportunity_version", ["survey_id", "hash"], {
  survey_id: integer(),
  hash: text(),
  first_ordered_at: integer(),
  first_signed_at: integer(),
  first_sequence: integer(),
  first_item: integer(),
  last_ordered_at: integer(),
  last_signed_at: integer(),
  last_sequence: integer(),
  last_item: integer(),
  message_reason: nullable(text()),
  price_nanos: nullable(integer()),
  total_remaining: nullable(integer())
})

/** The newest message about each session. */
export const outcome = table("outcome", ["respondent_id"], {
  respondent_id: text(),
  ...orderKey,
  changed_sequence: integer(),
  changed_item: integer(),
  survey_id: nullable(integer()),
  panelist_id: nullable(text()),
  marketplace_status: nullable(integer()),
  client_status: nullable(integer()),
  price_nanos: nullable(integer()),
  currency_code: nullable(text())
})

/** Every message about a session. */
export const outcomeMessage = table("outcome_message", ["respondent_id", "sequence", "item"], {
  respondent_id: text(),
  ...orderKey,
  document: utf8()
})

/**
 * Items that differ from the spec, applied as far as they could be interpreted or not at all, with the JSON pointer within their callback and the
 * reason. `document` is the item as it was received; empty when the callback itself is malformed from there on.
 */
export const quarantine = table("quarantine", ["sequence", "item"], {
  sequence: integer(),
  item: integer(),
  stream: text<StreamName>(),
  ordered_at: integer(),
  signed_at: integer(),
  path: text(),
  reason: text(),
  document: bytes()
})

export const logTables: ReadonlyArray<Table> = [message, messageBody, logHead, signingKey]
export const bookkeepingTables: ReadonlyArray<Table> = [
  property,
  counter,
  projector,
  surveyMark,
  checkpointHead,
  feedDifference
]
export const projectionTables: ReadonlyArray<Table> = [
  opportunity,
  opportunityDocument,
  opportunityVersion,
  outcome,
  outcomeMessage,
  quarantine
]

/** The set of tables that readers use, the set that a rebuild fills, or the copy from which a rebuild begins. */
export type TableSet = "live" | "shadow" | "checkpoint"
export const inSet = (set: TableSet, { name }: Table): string => (set === "live" ? name : `${set}_${name}`)

const indexes: ReadonlyArray<readonly [Table, name: string, columns: string]> = [
  [opportunity, "opportunity_changed", "changed_sequence, changed_item"],
  [outcome, "outcome_changed", "changed_sequence, changed_item"],
  [outcome, "outcome_survey", "survey_id"]
]

/** Returns the statements that create the empty projections. `stamp` distinguishes the indexes of one set from those of the set that it replaces. */
export const createProjections = (dialect: Dialect, set: TableSet, stamp: string): ReadonlyArray<string> => [
  ...projectionTables.map((table) => createTable(dialect, table, inSet(set, table))),
  ...indexes.map(([table, name, columns]) => `CREATE INDEX ${name}_${stamp} ON ${inSet(set, table)} (${columns})`)
]
