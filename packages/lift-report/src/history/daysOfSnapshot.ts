/**
 * Converts a snapshot to the counts of respondents of one day.
 */
import { groupsOf } from "../report/remarks.ts"
import type { DayOfLift } from "../Source.ts"
import type { Snapshot } from "./Snapshot.ts"

/** Returns the counts of respondents for each question in a snapshot, without breakdowns. */
export const daysOfSnapshot = ({ asOf, table }: Snapshot): ReadonlyArray<DayOfLift> =>
  table.rows.flatMap((row) => {
    const groups = row.breakdown === "overall" ? groupsOf(row) : undefined
    if (groups === undefined) return []
    const respondents = (row.exposed ?? 0) + (row.control ?? 0)
    const effective = groups.exposed.n + groups.control.n
    return {
      at: asOf,
      question: row.question,
      groups: {
        exposed: { ...groups.exposed, respondents: row.exposed ?? 0 },
        control: { ...groups.control, respondents: row.control ?? 0 },
        weighted: row.weighted,
        designEffect: effective === 0 ? 1 : respondents / effective
      }
    }
  })
