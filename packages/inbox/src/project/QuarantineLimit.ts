/** Limits how many items of one callback the quarantine lists, so that a callback with only invalid items cannot fill the disk. */
import type { ProjectionBatch, QuarantineRow } from "../store/Rows.ts"

/** The maximum number of items listed per callback. One further row represents all others. */
export const listedPerCallback = 1000

/**
 * Returns the batch without the quarantined items that exceed the limit. All items are applied as far as they can be interpreted, whether or not they
 * are listed.
 */
export const limitQuarantine = (batch: ProjectionBatch, listed: number): ProjectionBatch => {
  const left = listedPerCallback - listed
  if (batch.quarantined.length <= left) return batch
  const next = left < 0 ? undefined : batch.quarantined[left]
  const others: ReadonlyArray<QuarantineRow> =
    next === undefined ? [] : [{ ...next, path: "", reason: unlisted, document: new Uint8Array() }]
  return { ...batch, quarantined: [...batch.quarantined.slice(0, Math.max(0, left)), ...others] }
}

const unlisted = `more than ${listedPerCallback} items of this callback are invalid: this one and those after it are not listed. They are in the evidence`
