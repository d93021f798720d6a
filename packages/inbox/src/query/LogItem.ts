/**
 * An item read from the log.
 */
import type { Source } from "../project/ProjectionBatchBuilder.ts"

/** An item read from the log, with the digest of its original callback and its index within the entry that is being read. */
export interface LogItem {
  readonly source: Source
  readonly digest: string
  readonly index: number
}
