/** The batch for a log entry whose stored body is damaged. */
import { emptyBatch, type ProjectionBatch, type QuarantineRow } from "../store/Rows.ts"
import type { EntryWithBody } from "../store/Store.ts"
import { after } from "./writeBatch.ts"

/** Returns the batch that skips an entry from the given item on, because its stored body is damaged, and lists the entry in the quarantine. */
export const brokenEntry = (entry: EntryWithBody, item: number): ProjectionBatch => {
  const { sequence, stream } = entry
  const row: QuarantineRow = {
    sequence,
    item,
    stream,
    ordered_at: entry.orderedAt,
    signed_at: entry.signedAt,
    path: "",
    reason: "the stored body is damaged: repair it and rebuild",
    document: new Uint8Array()
  }
  return { ...emptyBatch(after(sequence)), quarantined: [row] }
}
