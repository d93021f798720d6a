/**
 * An item of the log.
 */
import type { Source } from "../project/ProjectionBatchBuilder.ts"

/** An item of the log, with the digest of its original callback and its index in the entry that is being read. */
export interface LogItem {
  readonly source: Source
  readonly digest: string
  readonly index: number
}
