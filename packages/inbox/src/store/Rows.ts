/**
 * The rows of the projections as the projector writes them. Their types are derived from the table definitions.
 */
import type { LogPosition, OrderKey } from "../Message.ts"
import type { TableChange } from "../extend/TableChange.ts"
import type { NewRowOf } from "./Table.ts"
import type * as Tables from "./Tables.ts"

export type { OpportunityStatus } from "./Filters.ts"

export type OpportunityRow = NewRowOf<typeof Tables.opportunity>
export type OpportunityDocumentRow = NewRowOf<typeof Tables.opportunityDocument>
export type OpportunityVersionRow = NewRowOf<typeof Tables.opportunityVersion>
export type OutcomeRow = NewRowOf<typeof Tables.outcome>
export type OutcomeMessageRow = NewRowOf<typeof Tables.outcomeMessage>
export type QuarantineRow = NewRowOf<typeof Tables.quarantine>

/** Returns the order key of a row, which decides whether another message about the survey or session is newer. */
export const orderKeyOf = (row: Pick<OutcomeRow, "ordered_at" | "signed_at" | "sequence" | "item">): OrderKey => ({
  orderedAt: row.ordered_at,
  signedAt: row.signed_at,
  sequence: row.sequence,
  item: row.item
})

/** Returns the order key (which decides which of two messages is newer) of the first message that contained a version of a survey. */
export const firstOf = (row: OpportunityVersionRow): OrderKey => ({
  orderedAt: row.first_ordered_at,
  signedAt: row.first_signed_at,
  sequence: row.first_sequence,
  item: row.first_item
})

/** Returns the order key (which decides which of two messages is newer) of the last message that contained a version of a survey. */
export const lastOf = (row: OpportunityVersionRow): OrderKey => ({
  orderedAt: row.last_ordered_at,
  signedAt: row.last_signed_at,
  sequence: row.last_sequence,
  item: row.last_item
})

/** Returns the columns from which `firstOf` and `lastOf` read the order keys of the first and the last message. */
export const rangeColumns = (first: OrderKey, last: OrderKey) => ({
  first_ordered_at: first.orderedAt,
  first_signed_at: first.signedAt,
  first_sequence: first.sequence,
  first_item: first.item,
  last_ordered_at: last.orderedAt,
  last_signed_at: last.signedAt,
  last_sequence: last.sequence,
  last_item: last.item
})

/** The changes that a projector writes in one transaction. No two rows in the same list have the same key. */
export interface ProjectionBatch {
  /** The log position after the batch: everything before it has been applied. */
  readonly position: LogPosition
  readonly opportunities: ReadonlyArray<OpportunityRow>
  /**
   * The rows whose contents equal the stored contents. Only the time and log position of the newest message are updated, unless the stored message is
   * newer.
   */
  readonly repeated: ReadonlyArray<OpportunityRow>
  readonly documents: ReadonlyArray<OpportunityDocumentRow>
  readonly versions: ReadonlyArray<OpportunityVersionRow>
  readonly outcomes: ReadonlyArray<OutcomeRow>
  readonly outcomeMessages: ReadonlyArray<OutcomeMessageRow>
  readonly quarantined: ReadonlyArray<QuarantineRow>
  /**
   * The indexes, within their callback, of the items that could not be applied at all and that no operator's action can apply. Such an item is
   * removed from the quarantine if an earlier item in the quarantine has the same bytes. All these items belong to the same callback.
   */
  readonly unusable: ReadonlyArray<number>
  /** The log positions of the items to remove from the quarantine. */
  readonly released: ReadonlyArray<LogPosition>
  /** The rows to write to projections that other packages define. */
  readonly changes: ReadonlyArray<TableChange>
}

export const emptyBatch = (position: LogPosition): ProjectionBatch => ({
  position,
  opportunities: [],
  repeated: [],
  documents: [],
  versions: [],
  outcomes: [],
  outcomeMessages: [],
  quarantined: [],
  unusable: [],
  released: [],
  changes: []
})
