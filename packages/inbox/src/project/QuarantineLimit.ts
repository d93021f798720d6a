/**
 * How many items of one callback the quarantine lists: a callback of which every item is invalid must not fill the disk.
 */
import type { ProjectionBatch, QuarantineRow } from "../store/Rows.ts"

/** Of one callback. The row after them stands for all others. */
export const listedPerCallback = 1000

/** The batch with as many of its invalid items as are left to list. All items are applied as far as they can be interpreted, listed or not. */
export const limitQuarantine = (batch: ProjectionBatch, listed: number): ProjectionBatch => {
  const left = listedPerCallback - listed
  if (batch.quarantined.length <= left) return batch
  const next = left < 0 ? undefined : batch.quarantined[left]
  const others: ReadonlyArray<QuarantineRow> =
    next === undefined ? [] : [{ ...next, path: "", reason: unlisted, document: new Uint8Array() }]
  return { ...batch, quarantined: [...batch.quarantined.slice(0, Math.max(0, left)), ...others] }
}

const unlisted = `more than ${listedPerCallback} items of this callback are invalid: this one and those after it are not listed. They are in the evidence`
