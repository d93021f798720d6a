/**
 * The entry point of the child process that runs trials. Reads mutants and options from standard input, and writes each outcome as a line of JSON.
 */
import { text } from "node:stream/consumers"
import * as Clean from "@fieldwork/sandbox"
import { testServer } from "@fieldwork/contract-testing"
import { compared, type Difference } from "./compare.ts"
import { loadMutated } from "./loadMutated.ts"
import type { Mutant } from "./Mutant.ts"
import { type Trial, marker, type ReportedOutcome, type TrialOptions } from "./Trial.ts"

/**
 * Returns a fixed time: the Monday on which the sandbox's clock starts. Signatures contain the time, so a fixed time ensures that the same seed
 * produces the same bytes.
 */
const wallClock = () => Date.UTC(2026, 0, 5)

/**
 * The maximum wall-clock time that the contract tester may take, as a multiple of its CPU time limit. The two limits differ because several processes
 * share the cores.
 */
const wallClockFactor = 5

/**
 * A `Response` that throws if the status code is present but undefined, as a server would. The standard `Response` would use 200.
 */
class WrittenResponse extends Response {
  constructor(body?: BodyInit | null, init?: ResponseInit) {
    if (init !== undefined && Object.hasOwn(init, "status") && init.status === undefined)
      throw new RangeError("The response has no status code.")
    super(body, init)
  }
}
globalThis.Response = WrittenResponse

const sandboxOf = ({ createSandbox }: typeof Clean) =>
  createSandbox({ send: async () => new Response(null, { status: 200 }), wallClock })

const started = async (mutant: Mutant | undefined): Promise<Clean.Sandbox | string> => {
  try {
    const sandbox = sandboxOf(await loadMutated(mutant))
    // Parts of the sandbox are initialised on the first request. If that fails, the sandbox does not start with this mutant.
    await (await sandbox.fetch("http://sandbox/__sandbox/clock")).text()
    return sandbox
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause)
  }
}

/** Wraps a handler as a server would. If the handler throws or the body is interrupted, the response is 500. */
const served =
  (fetch: Clean.Sandbox["fetch"]): Clean.Sandbox["fetch"] =>
  async (input, init) => {
    try {
      const response = await fetch(input, init)
      const { headers, status } = response
      const body = response.body === null ? null : await response.arrayBuffer()
      return new Response(body, { status, headers })
    } catch {
      return Response.json({ detail: "The handler failed." }, { status: 500 })
    }
  }

/** Returns the CPU time that this process has used, in seconds. */
const processorSeconds = (): number => {
  const { system, user } = process.cpuUsage()
  return (system + user) / 1e6
}

const runTrial = async (
  { include, mutant }: Trial,
  { explains, seed, timeBudget }: TrialOptions
): Promise<ReportedOutcome> => {
  const sandbox = await started(mutant)
  if (typeof sandbox === "string") return { outcome: "unfit", reason: sandbox.slice(0, 200) }
  const differences: Array<Difference> = []
  const mutated = served(sandbox.fetch)
  const fetch = explains === true ? compared(mutated, sandboxOf(Clean).fetch, differences) : mutated
  const before = processorSeconds()
  const result = await testServer({
    fetch,
    seed,
    timeBudget: timeBudget * wallClockFactor,
    bail: 1,
    ...(include !== undefined && { include })
  }).catch((cause: unknown) => (cause instanceof Error ? cause.message : String(cause)))
  const seconds = Math.round((processorSeconds() - before) * 10) / 10
  // The contract tester could not run: a request that every test depends on has failed.
  if (typeof result === "string")
    return {
      outcome: "killed",
      requests: 0,
      seconds,
      check: "test cannot run",
      operation: undefined,
      steps: 1,
      message: result
    }
  const { failures, requests } = result
  const [failure] = failures
  const common = { requests, seconds, ...(explains === true && { differences }) }
  if (failure === undefined || (seconds > timeBudget && explains !== true)) return { outcome: "survived", ...common }
  const { calls, message, operation, rule } = failure
  return { outcome: "killed", ...common, check: rule, operation, steps: calls.length, message }
}

const { trials, options } = JSON.parse(await text(process.stdin)) as {
  readonly trials: ReadonlyArray<Trial>
  readonly options: TrialOptions
}
for (const each of trials) process.stdout.write(`${marker}${JSON.stringify(await runTrial(each, options))}\n`)
process.stdout.write("", () => process.exit(0))
