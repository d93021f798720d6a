/**
 * An item from a callback, as read from the log.
 */
import type { Source } from "../project/ProjectionBatchBuilder.ts"

/**
 * An item from a callback, as read from the log, with the digest of the callback in which it was received and its index within the log entry that is
 * being read.
 */
export interface LogItem {
  readonly source: Source
  readonly digest: string
  readonly index: number
}
