/**
 * The progress of reading a lift table.
 */
import type { Breakdown } from "./TableRow.ts"

/** The progress of a table. */
export interface Progress {
  /** The number of finished calls, and the total. */
  readonly done: number
  readonly total: number
  /** The question of the last call. */
  readonly questionName: string
  readonly breakdown: Breakdown
  readonly variable: string | null
}
