/**
 * Defines the progress that is reported while a lift table is read.
 */
import type { Breakdown } from "./TableRow.ts"

/** The progress of reading a lift table. */
export interface Progress {
  /** The number of finished calls. `total` is the total number of calls. */
  readonly done: number
  readonly total: number
  /** The name of the question whose lift the most recently finished call returned. */
  readonly questionName: string
  readonly breakdown: Breakdown
  readonly variable: string | null
}
