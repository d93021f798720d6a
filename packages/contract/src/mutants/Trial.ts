/**
 * One mutant against the tester, in a process of its own.
 */
import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import type { Difference } from "./compare.ts"
import type { Mutant } from "./Mutant.ts"

export interface TrialOptions {
  readonly seed: number
  /** Seconds of one processor that the tester may take. */
  readonly timeBudget: number
  /** Whether responses are compared with those of the unchanged sandbox, to see what of the mutant shows. */
  readonly explains?: boolean
}

export interface Attempt {
  /** Undefined for the unchanged sandbox. */
  readonly mutant: Mutant | undefined
  /** Operations that are tested. Default all. */
  readonly include?: ReadonlyArray<string>
}

interface Common {
  readonly requests: number
  /** Of one processor. */
  readonly seconds: number
  /** The first ones. Absent unless they were asked for. */
  readonly differences?: ReadonlyArray<Difference>
}

/** Begins the lines of a process that are outcomes. */
export const marker = "outcome: "

/** What a process writes of one attempt. */
export type Played =
  | ({ readonly outcome: "survived" } & Common)
  | ({
      readonly outcome: "killed"
      /** The check that found it. */
      readonly check: string
      readonly operation: string | undefined
      /** Requests of the shrunk sequence. */
      readonly steps: number
      readonly message: string
    } & Common)
  /** The sandbox does not start: such a mutant is not counted. */
  | { readonly outcome: "unfit"; readonly reason: string }

export type Outcome = Played | { readonly outcome: "hung" } | { readonly outcome: "broken"; readonly output: string }

const program = fileURLToPath(new URL("playTrial.ts", import.meta.url))

/** The tester ends by itself, also on a machine that others use; a process that is still there so much later is in a loop. */
const patience = 6

interface Part {
  readonly outcomes: ReadonlyArray<Outcome>
  /** What ended the process before its last attempt: the outcome of the one after these. */
  readonly stopped: Outcome | undefined
}

const part = (attempts: ReadonlyArray<Attempt>, options: TrialOptions): Promise<Part> =>
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
        options.timeBudget * patience * 1000
      )
    let timer = watch()
    child.stdout.on("data", (chunk: Buffer) => {
      const lines = (waiting + chunk.toString()).split("\n")
      waiting = lines.pop() ?? ""
      for (const line of lines.filter((each) => each.startsWith(marker)))
        outcomes.push(JSON.parse(line.slice(marker.length)) as Played)
      clearTimeout(timer)
      timer = watch()
    })
    child.stderr.on("data", (chunk: Buffer) => (errors = `${errors}${chunk.toString()}`.slice(-2000)))
    child.stdin.end(JSON.stringify({ attempts, options }))
    child.once("close", () => {
      clearTimeout(timer)
      const isWhole = outcomes.length === attempts.length
      const stopped: Outcome = isHung ? { outcome: "hung" } : { outcome: "broken", output: errors }
      resolve({ outcomes, stopped: isWhole ? undefined : stopped })
    })
  })

/** One after the other in one process, and in another one after an attempt that has hung or broken it. */
export const attemptAll = async (
  attempts: ReadonlyArray<Attempt>,
  options: TrialOptions
): Promise<ReadonlyArray<Outcome>> => {
  const all: Array<Outcome> = []
  while (all.length < attempts.length) {
    const { outcomes, stopped } = await part(attempts.slice(all.length), options)
    all.push(...outcomes, ...(stopped === undefined ? [] : [stopped]))
  }
  return all
}
