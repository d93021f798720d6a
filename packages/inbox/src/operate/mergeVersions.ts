/** Merges two versions of a survey whose contents have become equal, because an erasure has removed the only difference between them. */
import { compareOrder } from "../Message.ts"
import { firstOf, lastOf, type OpportunityVersionRow } from "../store/Rows.ts"

/** Returns `row` with the first and the last message that contained either version. Everything else is taken from `row`. */
export const mergeVersions = (row: OpportunityVersionRow, other: OpportunityVersionRow): OpportunityVersionRow => {
  const first = compareOrder(firstOf(row), firstOf(other)) <= 0 ? row : other
  const last = compareOrder(lastOf(row), lastOf(other)) >= 0 ? row : other
  return {
    ...row,
    first_ordered_at: first.first_ordered_at,
    first_signed_at: first.first_signed_at,
    first_sequence: first.first_sequence,
    first_item: first.first_item,
    last_ordered_at: last.last_ordered_at,
    last_signed_at: last.last_signed_at,
    last_sequence: last.last_sequence,
    last_item: last.last_item
  }
}
