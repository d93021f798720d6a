/** Reports the progress of a long operation. The command line shows it as a progress bar. */
import { Effect } from "effect"

/** The progress of a long operation. */
export interface Step {
  /** The current step, in one or two words. */
  readonly what: string
  /** The amount done, out of `total`. */
  readonly done: number
  /** The value of `done` at the end of the step. */
  readonly total: number
}

/** Called with the progress while a long operation runs. */
export type Report = (step: Step) => Effect.Effect<void>

export const silent: Report = () => Effect.void
