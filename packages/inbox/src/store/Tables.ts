/**
 * The tables of the inbox.
 *
 * There are three groups of tables. The **log** (`message`, `message_body`, `log_head`, `signing_key`) is the authoritative record of the accepted
 * callbacks. The **projections** are computed from the log. Each projection table has a copy with the prefix `checkpoint_` and, during a rebuild,
 * another copy with the prefix `shadow_`. The **bookkeeping** tables are `property`, `projector`, `counter`, `checkpoint_head`, `survey_mark`,
 * `reader`, `feed_difference`, and the keys of changed rows in `changed_…`.
 *
 * Columns that contain fields from the exchange have the same names as these fields. Times in columns that end in `_at` are in Unix seconds if they
 * come from a signature, and in Unix milliseconds if they come from the local clock.
 */
import type { Mark, OpportunityStatus } from "./Filters.ts"
import type { EntryKind, EvidenceState, StreamName, Timing } from "../Message.ts"
import { bytes, createTable, type Dialect, integer, nullable, table, type Table, text, utf8 } from "./Table.ts"

/**
 * All accepted callbacks and operator actions, in commit order. Rows are kept permanently, because they are needed to recognise redeliveries.
 * `ordered_at` is the order time: the signature time, capped if it is ahead of the local clock. It determines the order of messages about the same
 * survey or session (see Message.ts). `checksum` covers the columns listed in Checksum.ts.
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

/** The zstd-compressed bodies. They are separate from `message`, so that the log can be listed without reading them. */
export const messageBody = table("message_body", ["digest"], { digest: text(), body: bytes() })

/**
 * One row with the state of the log after its last entry. Locking this row ensures that sequence numbers are assigned in commit order. `last_order`
 * is the order time (the signature time, capped if it is ahead of the local clock) of the last entry, and `newest_order` is the latest order time of
 * any callback. `newest_ahead` is the signature time of the newest callback that was ahead of the local clock.
 */
export const logHead = table("log_head", ["id"], {
  id: integer(),
  sequence: integer(),
  last_order: integer(),
  newest_order: integer(),
  newest_ahead: integer()
})

/** The public keys that have verified callbacks, so that `verify` still works after a key rotation. */
export const signingKey = table("signing_key", ["key_id"], { key_id: text(), public_key: text() })

/**
 * The properties of the store. The row `store_id` contains its identity, and each row `loss/…` a detected loss of an acknowledged callback as JSON.
 * In a backup, the row `backup` contains the time of its capture. A restore renames this row to `restored_from`. For the rows `projection/…`, see
 * ProjectionDetails.ts.
 */
export const property = table("property", ["name"], { name: text(), value: text() })

/**
 * The counters. `feed` is the number of rebuilds that have changed the projections. `complement` is the negated `value`, so that a flipped bit is
 * detected.
 */
export const counter = table("counter", ["name"], { name: text(), value: integer(), complement: integer() })

/** One row per projection, with its lease (holder, duration, expiry time by the database's clock, and fencing token) and its log position. */
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
 * One row with the log positions of the checkpoint. `written_at` is the time at which the checkpoint was written, in Unix milliseconds, or 0 if none
 * exists. `generation` is incremented whenever the checkpoint changes. `projections` contains the names and versions of the projections from other
 * packages that the checkpoint includes, as JSON. The rows of the checkpoint are in the tables with the prefix `checkpoint_`.
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

/**
 * The installed projections that other packages define. `tables` contains the names of their tables as a JSON array. For `since`, see
 * `InstalledProjection`.
 */
export const installedProjection = table("installed_projection", ["name"], {
  name: text(),
  version: integer(),
  tables: text(),
  since: integer()
})

/**
 * The mark that the gap detector has set for a survey whose state differs between the exchange and the inbox. Marks are not computed from the log, so
 * they are not part of the projections.
 */
export const surveyMark = table("survey_mark", ["survey_id"], {
  survey_id: integer(),
  mark: text<Mark["mark"]>(),
  /** The time at which the gap detector found the difference between the exchange and the inbox, in Unix milliseconds. */
  noticed_at: integer(),
  /**
   * The sequence number of the last log entry when the gap detector found the difference between the exchange and the inbox. The difference is
   * ignored once a newer message about the survey has been received.
   */
  noticed_sequence: integer(),
  detail: text(),
  checksum: integer()
})

/** Whether a reader receives the current state of each survey or session, or every message. */
export type ReaderMode = "state" | "messages"

/**
 * The reason why a new epoch (a period in which earlier items may be redelivered) started. `started`: the reader is new. `rebuilt`: a rebuild has
 * changed the projections. `restored`: the log is not the log that the reader has read. `requested`: an operator requested that everything be
 * redelivered.
 */
export type EpochReason = "started" | "rebuilt" | "restored" | "requested"

/**
 * The items that are redelivered when a new epoch (a period in which earlier items may be redelivered) starts: everything, only the surveys or
 * sessions that a rebuild has changed, or nothing.
 */
export type Resends = "everything" | "differences" | "nothing"

/** The named readers of changes (see Readers.ts). For a store in a file, this table is in a separate file. A backup does not include readers. */
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
 * The keys of the surveys and sessions that a rebuild has changed, with the feed number (the number of rebuilds that have changed the projections)
 * after the rebuild. A row with an empty stream and an empty key records that all keys for this feed number are stored.
 */
export const feedDifference = table("feed_difference", ["feed", "stream", "key"], {
  feed: integer(),
  stream: text<StreamName | "">(),
  key: text()
})

/** The columns that determine the order of messages about the same survey or session. See `OrderKey` in Message.ts. */
const orderKey = { ordered_at: integer(), signed_at: integer(), sequence: integer(), item: integer() }

/**
 * The newest message about each survey. `status` is `live`, `paused` (the survey's document states that the survey is not live), `deactivated` (a
 * tombstone) or `parked` (a field that determines whether to send respondents could not be interpreted). `changed_…` is the log position of the
 * message that last changed the survey; the feed of changes is ordered by this position.
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
  /** The exact price, in billionths of the currency unit. */
  price_nanos: nullable(integer()),
  currency_code: nullable(text()),
  total_remaining: nullable(integer()),
  /** 0 if any part of the survey does not match the exchange's API document, otherwise 1. */
  conforms: integer<0 | 1>()
})

/**
 * The survey's document, byte for byte as received. Documents are in a separate table, so that for an unchanged survey only a small row is written.
 */
export const opportunityDocument = table("opportunity_document", ["survey_id"], {
  survey_id: integer(),
  document: utf8()
})

/**
 * The history of each survey: its distinct versions, with the first and the last message that contained each version. The `last_…` columns of the
 * current version are written only when another version replaces it. Until then, these values are in the `opportunity` table.
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

/** All messages about each session. */
export const outcomeMessage = table("outcome_message", ["respondent_id", "sequence", "item"], {
  respondent_id: text(),
  ...orderKey,
  document: utf8()
})

/**
 * The items that do not match the exchange's API document, each with the reason and the JSON pointer to the invalid part within the callback. An item
 * may have been applied as far as it could be interpreted, or not at all. `document` is the item as received. It is empty if the callback is
 * malformed from the position of this item onwards.
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

/** A set of tables: the live tables that readers use, the shadow tables that a rebuild fills, or the checkpoint from which a rebuild starts. */
export type TableSet = "live" | "shadow" | "checkpoint"
export const inSet = (set: TableSet, { name }: Table): string => (set === "live" ? name : `${set}_${name}`)

const indexes: ReadonlyArray<readonly [Table, name: string, columns: string]> = [
  [opportunity, "opportunity_changed", "changed_sequence, changed_item"],
  [outcome, "outcome_changed", "changed_sequence, changed_item"],
  [outcome, "outcome_survey", "survey_id"]
]

/**
 * Returns the statements that create the empty projections. The index names contain `stamp`, so they differ from the index names of the tables that
 * are replaced.
 */
export const createProjections = (dialect: Dialect, set: TableSet, stamp: string): ReadonlyArray<string> => [
  ...projectionTables.map((table) => createTable(dialect, table, inSet(set, table))),
  ...indexes.map(([table, name, columns]) => `CREATE INDEX ${name}_${stamp} ON ${inSet(set, table)} (${columns})`)
]
