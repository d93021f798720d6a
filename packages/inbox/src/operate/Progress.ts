/**
 * How long work tells how far it is. The command draws a bar of it; a program may do what it likes.
 */
import { Effect } from "effect"

export interface Step {
  /** What is being done, in one or two words. */
  readonly what: string
  readonly done: number
  readonly total: number
}

export type Report = (step: Step) => Effect.Effect<void>

export const silent: Report = () => Effect.void
