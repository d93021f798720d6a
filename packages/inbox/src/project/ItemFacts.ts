/** The result of interpreting one item from a callback. */
import type { OpportunityRow, OutcomeRow } from "../store/Rows.ts"

/** The fields of an opportunity that the inbox interprets. A field is null if it is absent or cannot be interpreted. */
export type OpportunityFacts = Omit<OpportunityRow, OrderColumn>

/** The fields of an outcome that the inbox interprets. A field is null if it is absent or cannot be interpreted. */
export interface OutcomeFacts extends Omit<OutcomeRow, OrderColumn> {
  /** The entry date as received. */
  readonly entry_date: string | null
}

export type OrderColumn = "ordered_at" | "signed_at" | "sequence" | "item" | "changed_sequence" | "changed_item"

/** A JSON pointer to the invalid part of an item, and the reason why it is invalid. Neither contains any values from the item. */
export interface Complaint {
  readonly path: string
  readonly reason: string
}

export type Interpretation =
  | { readonly _tag: "Opportunity"; readonly facts: OpportunityFacts; readonly complaint?: Complaint | undefined }
  | { readonly _tag: "Outcome"; readonly facts: OutcomeFacts; readonly complaint?: Complaint | undefined }
  | Unusable

export interface Unusable extends Complaint {
  readonly _tag: "Unusable"
  /**
   * Whether an operator's action can apply the item later. Every such item is quarantined, even if an earlier item has the same bytes, because each
   * item is a separate message with its own place in the message order. Default `false`.
   */
  readonly isRecoverable?: boolean | undefined
}
