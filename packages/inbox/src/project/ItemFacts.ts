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
  | ({ readonly _tag: "Unusable" } & Complaint)
