/**
 * Draws mutants and tests them until the requested number has been tested.
 */
import type { Reached } from "./coverage.ts"
import { callbacks } from "./coverage.ts"
import { drawMutants, type Drawn } from "./drawMutants.ts"
import { equivalenceOf } from "./equivalents.ts"
import { runTrials, type Outcome, type TrialOptions } from "./Trial.ts"

export interface TriedMutant {
  readonly mutant: Drawn
  readonly result: Exclude<Outcome, { readonly outcome: "unfit" }>
  /** The reason why no response can reveal the mutant. Undefined if the mutant can be detected. */
  readonly equivalent: string | undefined
}

export interface CalibrateOptions extends TrialOptions {
  readonly runs: number
  /** The number of concurrent processes. Each process needs a core. */
  readonly jobs: number
  readonly onTried: (tried: TriedMutant) => void
}

/** The number of mutants that are tested in the same process, unless a test hangs or crashes. */
const batchSize = 24

const maxOperations = 3

/**
 * Returns up to three operations that run the mutated code. The tester resets the service before each operation and scenario, so a run with all
 * operations detects every mutant that a run with a few operations detects.
 */
const nearby = ({ drawnFor, reachedBy }: Drawn): ReadonlyArray<string> => {
  const operations = [...new Set([drawnFor, ...reachedBy])].filter((id) => id !== callbacks).slice(0, maxOperations)
  return operations.length === 0 ? subscriptions : operations
}

/** The operations that cause the sandbox to send callbacks. */
const subscriptions = ["createOpportunitiesSubscription", "createOutcomesSubscription"]

/** Tests mutants with a few operations first. Mutants that are not detected are tested again with all operations. */
const outcomesOf = async (
  batch: ReadonlyArray<Drawn>,
  options: TrialOptions
): Promise<ReadonlyArray<Outcome | undefined>> => {
  const quick = await runTrials(
    batch.map((mutant) => ({ mutant, include: nearby(mutant) })),
    options
  )
  const isSettled = (outcome: Outcome | undefined) => outcome?.outcome === "killed" || outcome?.outcome === "unfit"
  const open = batch.filter((_, index) => !isSettled(quick[index]))
  const slow = await runTrials(
    open.map((mutant) => ({ mutant })),
    options
  )
  return batch.map((mutant, index) => (isSettled(quick[index]) ? quick[index] : slow[open.indexOf(mutant)]))
}

/** Draws and tests `runs` mutants. A mutant with which the sandbox does not start is replaced by another mutant. */
export const calibrate = async (
  reached: ReadonlyArray<Reached>,
  { jobs, onTried, runs, ...options }: CalibrateOptions
): Promise<ReadonlyArray<TriedMutant>> => {
  const mutants = drawMutants(reached, options.seed)
  const tried: Array<TriedMutant> = []
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
      const count = Math.min(batchSize, runs - tried.length - underway)
      if (count <= 0) return
      underway += count
      const batch = await take(count)
      const outcomes = await outcomesOf(batch, options)
      underway -= count
      for (const [index, mutant] of batch.entries()) {
        const result = outcomes[index]
        if (result === undefined || result.outcome === "unfit") continue
        const one = { mutant, result, equivalent: equivalenceOf(mutant) }
        tried.push(one)
        onTried(one)
      }
    }
  }
  await Promise.all(Array.from({ length: jobs }, work))
  return tried
}
