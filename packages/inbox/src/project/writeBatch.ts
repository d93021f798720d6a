/** Writes a batch of changes to the projections. Every kind of log entry is applied in such batches. */
import { Effect } from "effect"
import type { LogPosition } from "../Message.ts"
import { defaultLeaseMillis } from "../store/Leases.ts"
import type { ProjectionBatch } from "../store/Rows.ts"
import type { Lease } from "../store/Store.ts"
import type { BatchOptions } from "./ItemProjection.ts"

export interface ProjectorOptions extends BatchOptions {
  /** The duration of the lease in milliseconds. A projector that does not write or renew the lease within this time can lose it. Default 5000. */
  readonly leaseMillis?: number | undefined
}

/** Returns the log position after the entry with the given sequence number. */
export const after = (sequence: number): LogPosition => ({ sequence: sequence + 1, item: 0 })

/** Writes a batch. The write cannot be interrupted, so a projector stops only between two batches. */
export const writeBatch = (
  { leaseMillis = defaultLeaseMillis, store }: ProjectorOptions,
  lease: Lease,
  batch: ProjectionBatch
) => Effect.uninterruptible(store.commit(lease, batch, leaseMillis))
