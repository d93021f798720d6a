/**
 * Replays the failures that an earlier run found.
 */
import { coverageOf } from "./Coverage.ts"
import type { Failure } from "./failures/Failure.ts"
import { runScript } from "./failures/runScript.ts"
import { ruleWithId } from "./phases/stateful.ts"
import { targetOf, type TargetOptions } from "./targetOf.ts"

export interface ReplayResult {
  readonly failure: Failure
  /** A description of the violation if it still occurs. Undefined if the rule holds. */
  readonly message: string | undefined
}

/** Runs the calls of each failure, and checks the failure's rule against the responses. */
export const replayFailures = async (
  failures: ReadonlyArray<Failure>,
  options: TargetOptions
): Promise<ReadonlyArray<ReplayResult>> => {
  const { credentials, make } = await targetOf(options)
  const session = make({ bail: Infinity, coverage: coverageOf([], () => false), isIncluded: () => false })
  const results: Array<ReplayResult> = []
  for (const failure of failures) {
    const rule = ruleWithId(failure.rule)
    if (rule === undefined) {
      results.push({ failure, message: `unknown rule ${failure.rule}: another version wrote the file` })
      continue
    }
    const steps = failure.calls.map((call) =>
      call.operation === "createToken" && typeof call.body === "object" && call.body !== null
        ? { ...call, body: { ...call.body, ...withSecrets(call.body, credentials) } }
        : call
    )
    const { message } = await runScript(session, { steps, about: failure.about }, rule, failure.details)
    results.push({ failure, message })
  }
  return results
}

/** Returns the body of a token request after restoring the secrets that were removed when the failure was saved. */
const withSecrets = (body: object, credentials: Readonly<Record<string, string>>): object =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      value === "<hidden>" && credentials[name] !== undefined ? [[name, credentials[name]] as const] : []
    )
  )
