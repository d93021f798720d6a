/** Merges two versions of a survey whose contents have become equal, because an erasure has removed the only difference between them. */
import { greatest, least } from "../Message.ts"
import { firstOf, lastOf, type OpportunityVersionRow, rangeColumns } from "../store/Rows.ts"

/** Returns `row` with the first and the last message that contained either version. Everything else is taken from `row`. */
export const mergeVersions = (row: OpportunityVersionRow, other: OpportunityVersionRow): OpportunityVersionRow => ({
  ...row,
  ...rangeColumns(least(firstOf(row), firstOf(other)), greatest(lastOf(row), lastOf(other)))
})
