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

/** What a process that plays one trial writes as its last line. */
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

const lastLine = (text: string): string => text.trimEnd().split("\n").at(-1) ?? ""

/** One after the other in one process: where one hangs or breaks, none has a result of its own. */
export const attemptAll = (attempts: ReadonlyArray<Attempt>, options: TrialOptions): Promise<ReadonlyArray<Outcome>> =>
  new Promise((resolve) => {
    const all = (outcome: Outcome) => resolve(attempts.map(() => outcome))
    const child = spawn(process.execPath, ["--no-warnings", program], { stdio: ["pipe", "pipe", "pipe"] })
    let [output, errors] = ["", ""]
    let isHung = false
    const timer = setTimeout(
      () => {
        isHung = true
        child.kill("SIGKILL")
      },
      options.timeBudget * patience * 1000 * attempts.length
    )
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()))
    child.stdin.end(JSON.stringify({ attempts, options }))
    child.once("close", () => {
      clearTimeout(timer)
      if (isHung) return all({ outcome: "hung" })
      try {
        return resolve(JSON.parse(lastLine(output)) as ReadonlyArray<Played>)
      } catch {
        return all({ outcome: "broken", output: `${output}\n${errors}`.slice(-2000) })
      }
    })
  })

/** In a process of its own. */
export const attempt = async (one: Attempt, options: TrialOptions): Promise<Outcome> => {
  const [outcome] = await attemptAll([one], options)
  return outcome ?? { outcome: "broken", output: "no result" }
}
