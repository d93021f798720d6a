/**
 * Draws mutants and tries each, until enough have been judged.
 */
import { drawMutants, type Drawn } from "./drawMutants.ts"
import { equivalenceOf } from "./equivalents.ts"
import type { Reached } from "./coverage.ts"
import { type Outcome, runTrial, type TrialOptions } from "./Trial.ts"

export interface Judged {
  readonly mutant: Drawn
  readonly result: Exclude<Outcome, { readonly outcome: "unfit" }>
  /** Why no response can show the mutant; undefined for one that can be found. */
  readonly equivalent: string | undefined
}

export interface RunOptions extends TrialOptions {
  readonly runs: number
  /** How many processes at a time; each needs a core. */
  readonly jobs: number
  readonly onJudged: (judged: Judged) => void
}

/** A mutant under which the sandbox does not start is not counted, and another is drawn. */
export const calibrate = async (
  reached: ReadonlyArray<Reached>,
  { jobs, onJudged, runs, ...options }: RunOptions
): Promise<ReadonlyArray<Judged>> => {
  const mutants = drawMutants(reached, options.seed)
  const judged: Array<Judged> = []
  let underway = 0
  const work = async (): Promise<void> => {
    while (judged.length + underway < runs) {
      underway++
      const { done, value: mutant } = await mutants.next()
      if (done === true) return
      const result = await runTrial(mutant, options)
      underway--
      if (result.outcome === "unfit") continue
      const one = { mutant, result, equivalent: equivalenceOf(mutant) }
      judged.push(one)
      onJudged(one)
    }
  }
  await Promise.all(Array.from({ length: jobs }, work))
  return judged
}
