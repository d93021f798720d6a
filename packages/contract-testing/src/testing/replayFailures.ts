/**
 * Replays the failures that an earlier run found.
 */
import { coverageOf } from "./Coverage.ts"
import type { Failure } from "./failures/Failure.ts"
import { runScript } from "./failures/runScript.ts"
import { type UnexpectedResponse, unexpectedResponse } from "./failures/unexpectedResponse.ts"
import { ruleWithId } from "./phases/stateful.ts"
import { isSuccess } from "./run/Call.ts"
import { type TargetOptions, targetOf } from "./targetOf.ts"

export interface ReplayResult {
  readonly failure: Failure
  /** A description of the violation if it still occurs. Undefined if the rule holds or could not be checked. */
  readonly message: string | undefined
  /** The reason why the rule could not be checked. Undefined if it was checked. */
  readonly untested: string | undefined
}

interface Replayed {
  readonly message?: string | undefined
  readonly untested?: string
  readonly unexpected?: UnexpectedResponse | undefined
}

/** Returns the calls of a failure after restoring the secrets that were removed when the failure was saved. */
const stepsOf = ({ calls }: Failure, credentials: Readonly<Record<string, string>>): Failure["calls"] =>
  calls.map((call) =>
    call.operation === "createToken" && typeof call.body === "object" && call.body !== null
      ? { ...call, body: { ...call.body, ...withSecrets(call.body, credentials) } }
      : call
  )

const outcomeOf = (status: number): string => {
  if (status === 0) return "received no response"
  return status >= 400 && status < 500 ? `was refused with ${status}` : `received ${status}`
}

const describe = ({ interaction: { received, sent }, saved }: UnexpectedResponse): string =>
  `${sent.method} ${sent.url.split("?")[0]} ${outcomeOf(received.status)}; when the failure was saved, the ` +
  (saved === 0 ? "call received no response" : `response was ${saved}`)

/**
 * Runs the calls of each failure, and checks the failure's rule against the responses. A failure is not fixed because a call that succeeded when
 * the failure was saved no longer succeeds, or because the service is unavailable, unless the rule demands the refusal: the service can be down or limit
 * the rate of requests, and the credentials or the base path can be wrong.
 */
export const replayFailures = async (
  failures: ReadonlyArray<Failure>,
  options: TargetOptions
): Promise<ReadonlyArray<ReplayResult>> => {
  const { credentials, make } = await targetOf(options)
  const session = make({ bail: Infinity, coverage: coverageOf([], () => false), isIncluded: () => false })
  let isServed = false

  const replay = async (failure: Failure): Promise<Replayed> => {
    const rule = ruleWithId(failure.rule)
    if (rule === undefined) return { message: `unknown rule ${failure.rule}: another version wrote the file` }
    if (failure.calls.some(({ bearer }) => bearer === "<hidden>"))
      return { untested: "the bearer token of a call was removed from the file" }
    const script = { steps: stepsOf(failure, credentials), about: failure.about }
    const { interactions, message } = await runScript(session, script, rule, failure.details)
    isServed ||= interactions.some(isSuccess)
    return { message, unexpected: unexpectedResponse(failure, rule, interactions) }
  }

  const replayed: Array<readonly [Failure, Replayed]> = []
  for (const failure of failures) replayed.push([failure, await replay(failure)])
  return replayed.map(([failure, { message, unexpected, untested }]) => {
    // If the service has served another call, the base path is right, and a response of 404 instead of a server error is a fix.
    const isWrong = unexpected !== undefined && !(unexpected.mayBeFix && isServed)
    return isWrong ? { failure, message: undefined, untested: describe(unexpected) } : { failure, message, untested }
  })
}

/** Returns the body of a token request after restoring the secrets that were removed when the failure was saved. */
const withSecrets = (body: object, credentials: Readonly<Record<string, string>>): object =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      value === "<hidden>" && credentials[name] !== undefined ? [[name, credentials[name]] as const] : []
    )
  )
