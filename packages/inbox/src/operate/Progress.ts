/** Reports the progress of long operations. The command line shows it as a progress bar. */
import { Effect } from "effect"

/** The progress of a long operation. */
export interface Step {
  /** The current step, described in a few words. */
  readonly what: string
  /** The amount of work that has been done, at most `total`. */
  readonly done: number
  /** The value of `done` at which the step is finished. */
  readonly total: number
}

/** A function that receives the progress while a long operation runs. */
export type Report = (step: Step) => Effect.Effect<void>

export const silent: Report = () => Effect.void
