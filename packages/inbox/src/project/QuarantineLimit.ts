/**
 * Limits the number of items per callback that are listed in the quarantine, so that a callback that contains only invalid items cannot fill the
 * disk.
 */
import type { ProjectionBatch, QuarantineRow } from "../store/Rows.ts"

/** The maximum number of items that are listed per callback. One additional row represents all invalid items beyond this limit. */
export const listedPerCallback = 1000

/**
 * Returns the batch without the quarantined items that exceed the limit. `listed` is the number of items from the same callback that are already
 * listed. The limit does not affect whether an item is applied.
 */
export const limitQuarantine = (batch: ProjectionBatch, listed: number): ProjectionBatch => {
  const left = listedPerCallback - listed
  if (batch.quarantined.length <= left) return batch
  const next = left < 0 ? undefined : batch.quarantined[left]
  const others: ReadonlyArray<QuarantineRow> =
    next === undefined ? [] : [{ ...next, path: "", reason: unlisted, document: new Uint8Array() }]
  return { ...batch, quarantined: [...batch.quarantined.slice(0, Math.max(0, left)), ...others] }
}

/** Returns whether a row represents the invalid items of a callback that exceed the limit. */
export const isUnlisted = ({ reason }: QuarantineRow): boolean => reason === unlisted

const unlisted = `more than ${listedPerCallback} items of this callback are invalid: this one and those after it are not listed. They are in the evidence`
