/**
 * An item from a callback, as read from the log.
 */
import type { Source } from "../project/ProjectionBatchBuilder.ts"

/**
 * An item from a callback, as read from the log. `digest` identifies the callback in which the item was received. `index` is the index of the item in
 * the log entry that delivers it: the callback itself, or an operator's action that applies the item.
 */
export interface LogItem {
  readonly source: Source
  readonly digest: string
  readonly index: number
}
