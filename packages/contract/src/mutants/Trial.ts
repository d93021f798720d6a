/**
 * Runs the contract tester on mutants in separate processes.
 */
import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import type { Difference } from "./compare.ts"
import type { Mutant } from "./Mutant.ts"

export interface TrialOptions {
  readonly seed: number
  /** The maximum CPU time of the contract tester per mutant, in seconds. */
  readonly timeBudget: number
  /** Whether to compare the responses with the responses of the unchanged sandbox, to show the effects of the mutant. */
  readonly explains?: boolean
}

export interface Trial {
  /** The mutant to test, or undefined to test the unchanged sandbox. */
  readonly mutant: Mutant | undefined
  /** The ids of the operations to test. Default: all operations. */
  readonly include?: ReadonlyArray<string>
}

interface Common {
  readonly requests: number
  /** The CPU time that the contract tester used, in seconds. */
  readonly seconds: number
  /** The first differences from the unchanged sandbox, if `explains` is set. */
  readonly differences?: ReadonlyArray<Difference>
}

/** The prefix of output lines that contain an outcome. */
export const marker = "outcome: "

/** The result of testing one mutant, as the child process reports it. */
export type ReportedOutcome =
  | ({ readonly outcome: "survived" } & Common)
  | ({
      readonly outcome: "killed"
      /** The name of the check that detected the mutant. */
      readonly check: string
      readonly operation: string | undefined
      /** The number of requests in the shortest known sequence that reveals the mutant. */
      readonly steps: number
      readonly message: string
    } & Common)
  /** The sandbox does not start with the mutant. Such a mutant is not counted. */
  | { readonly outcome: "unfit"; readonly reason: string }

export type Outcome =
  | ReportedOutcome
  | { readonly outcome: "hung" }
  | { readonly outcome: "broken"; readonly output: string }

const program = fileURLToPath(new URL("run-trial.ts", import.meta.url))

/**
 * The multiple of the CPU time limit after which, in real time, a process without a new outcome is assumed to be in an infinite loop. The contract
 * tester itself would have stopped after five times the limit.
 */
const hangFactor = 6

/** The exit code with which Node exits if a program awaits a promise that can never settle, such as a response that is never sent. */
const unsettledAwait = 13

interface Batch {
  readonly outcomes: ReadonlyArray<Outcome>
  /** The outcome for the mutant during whose test the process exited. Undefined if the process tested all its mutants. */
  readonly stopped: Outcome | undefined
}

const runBatch = (trials: ReadonlyArray<Trial>, options: TrialOptions): Promise<Batch> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ["--no-warnings", program], { stdio: ["pipe", "pipe", "pipe"] })
    const outcomes: Array<Outcome> = []
    let [waiting, errors] = ["", ""]
    let isHung = false
    const watch = () =>
      setTimeout(
        () => {
          isHung = true
          child.kill("SIGKILL")
        },
        options.timeBudget * hangFactor * 1000
      )
    let timer = watch()
    child.stdout.on("data", (chunk: Buffer) => {
      const lines = (waiting + chunk.toString()).split("\n")
      waiting = lines.pop() ?? ""
      for (const line of lines.filter((each) => each.startsWith(marker)))
        outcomes.push(JSON.parse(line.slice(marker.length)) as ReportedOutcome)
      clearTimeout(timer)
      timer = watch()
    })
    child.stderr.on("data", (chunk: Buffer) => (errors = `${errors}${chunk.toString()}`.slice(-2000)))
    child.stdin.end(JSON.stringify({ trials, options }))
    child.once("close", (code) => {
      clearTimeout(timer)
      const isComplete = outcomes.length === trials.length
      const stopped: Outcome =
        isHung || code === unsettledAwait ? { outcome: "hung" } : { outcome: "broken", output: errors }
      resolve({ outcomes, stopped: isComplete ? undefined : stopped })
    })
  })

/** Tests mutants one after another in the same process. Starts a new process after a test that hangs or crashes. */
export const runTrials = async (
  trials: ReadonlyArray<Trial>,
  options: TrialOptions
): Promise<ReadonlyArray<Outcome>> => {
  const all: Array<Outcome> = []
  while (all.length < trials.length) {
    const { outcomes, stopped } = await runBatch(trials.slice(all.length), options)
    all.push(...outcomes, ...(stopped === undefined ? [] : [stopped]))
  }
  return all
}
