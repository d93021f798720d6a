/** The step that removes old items from the quarantine. */
import type { Engine, Step } from "./Engine.ts"

/** The bytes of a field name that every outcome contains, also one that was sent to the URL for opportunities. */
const outcomeField = Buffer.from('"respondent_id"')

/**
 * Removes the quarantined items whose order time is earlier than `before`, in Unix seconds. If `keepsOutcomes` is `true`, items that may be outcomes
 * are kept, so that it can still be determined whether an outcome was received. The quarantine lists at most 1,000 items per callback.
 */
export const expireQuarantine = ({ name }: Pick<Engine, "name">, before: number, keepsOutcomes: boolean): Step => {
  const contains = name === "sqlite" ? "instr(document, ?)" : "position(CAST(? AS bytea) IN document)"
  const kept = keepsOutcomes ? ` AND ${contains} = 0` : ""
  return {
    sql: `DELETE FROM quarantine WHERE ordered_at < ?${kept}`,
    params: [before, ...(keepsOutcomes ? [outcomeField] : [])]
  }
}
