/**
 * Draws mutants and tries each, until enough have been judged.
 */
import type { Reached } from "./coverage.ts"
import { callbacks } from "./coverage.ts"
import { drawMutants, type Drawn } from "./drawMutants.ts"
import { equivalenceOf } from "./equivalents.ts"
import { attemptAll, type Outcome, type TrialOptions } from "./Trial.ts"

export interface Judged {
  readonly mutant: Drawn
  readonly result: Exclude<Outcome, { readonly outcome: "unfit" }>
  /** Why no response can show the mutant; undefined for one that can be found. */
  readonly equivalent: string | undefined
}

export interface CalibrateOptions extends TrialOptions {
  readonly runs: number
  /** How many processes at a time; each needs a core. */
  readonly jobs: number
  readonly onJudged: (judged: Judged) => void
}

/** How many mutants share a process at first. */
const batchSize = 24

const mostOperations = 3

/**
 * Operations that run the place of a mutant. The tester puts the service into its first state before each operation and scenario, so what a run with a
 * few operations finds a run with all of them finds too.
 */
const nearby = ({ drawnFor, reachedBy }: Drawn): ReadonlyArray<string> => {
  const operations = [...new Set([drawnFor, ...reachedBy])].filter((id) => id !== callbacks).slice(0, mostOperations)
  return operations.length === 0 ? subscriptions : operations
}

/** They bring the callbacks about. */
const subscriptions = ["createOpportunitiesSubscription", "createOutcomesSubscription"]

/** First with few operations; what is not found so is tried with all. */
const outcomesOf = async (
  batch: ReadonlyArray<Drawn>,
  options: TrialOptions
): Promise<ReadonlyArray<Outcome | undefined>> => {
  const quick = await attemptAll(
    batch.map((mutant) => ({ mutant, include: nearby(mutant) })),
    options
  )
  const isSettled = (outcome: Outcome | undefined) => outcome?.outcome === "killed" || outcome?.outcome === "unfit"
  const open = batch.filter((_, index) => !isSettled(quick[index]))
  const slow = await attemptAll(
    open.map((mutant) => ({ mutant })),
    options
  )
  return batch.map((mutant, index) => (isSettled(quick[index]) ? quick[index] : slow[open.indexOf(mutant)]))
}

/** A mutant under which the sandbox does not start is not counted, and another is drawn. */
export const calibrate = async (
  reached: ReadonlyArray<Reached>,
  { jobs, onJudged, runs, ...options }: CalibrateOptions
): Promise<ReadonlyArray<Judged>> => {
  const mutants = drawMutants(reached, options.seed)
  const judged: Array<Judged> = []
  let underway = 0

  const take = async (count: number): Promise<ReadonlyArray<Drawn>> => {
    const taken: Array<Drawn> = []
    while (taken.length < count) {
      const { done, value } = await mutants.next()
      if (done === true) break
      taken.push(value)
    }
    return taken
  }

  const work = async (): Promise<void> => {
    for (;;) {
      const count = Math.min(batchSize, runs - judged.length - underway)
      if (count <= 0) return
      underway += count
      const batch = await take(count)
      const outcomes = await outcomesOf(batch, options)
      underway -= count
      for (const [index, mutant] of batch.entries()) {
        const result = outcomes[index]
        if (result === undefined || result.outcome === "unfit") continue
        const one = { mutant, result, equivalent: equivalenceOf(mutant) }
        judged.push(one)
        onJudged(one)
      }
    }
  }
  await Promise.all(Array.from({ length: jobs }, work))
  return judged
}
