/**
 * Runs random programs with several accounts until they have made a given number of calls. Reports calls that used the wrong account's credentials,
 * and requests that are still in progress after a program has ended.
 */
import { Effect } from "effect"
import { randomOf } from "../Random.ts"
import { effectProgram } from "./effectProgram.ts"
import { promiseProgram } from "./promiseProgram.ts"
import { makeService, type Observed } from "./Service.ts"

export type Api = "effect" | "promise"

export interface Outcome {
  readonly programs: number
  readonly calls: number
  /** The first error, with the seed of the program in which it occurred. */
  readonly problem: string | undefined
}

/**
 * The lifetimes of tokens in seconds. A short-lived token is renewed while calls still use the previous token. The Promise API has no scope, so such
 * a renewal would continue for a while after the calls have completed. Short lifetimes are therefore used only with the Effect API. The exception is
 * 0, because a token with a lifetime of 0 is used only by the calls that waited for it and is never renewed in the background.
 */
const lifetimes: Readonly<Record<Api, ReadonlyArray<number>>> = {
  effect: [36_000, 0.02, 0.02, 0],
  promise: [36_000, 0]
}

const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length

/** Waits for ten iterations of the event loop, so that any request that was not cancelled is observed. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
}

const microtasks = async () => {
  for (let count = 0; count < 20; count++) await Promise.resolve()
}

const complaintOf = (observed: Observed, before: Observed, timersBefore: number): string | undefined => {
  const [foreign] = observed.foreignCalls
  if (foreign !== undefined) return `credentials of another account: ${foreign}`
  if (before.inProgress > 0) return `${before.inProgress} requests are still in progress after the scope has closed`
  if (observed.started > before.started)
    return `${observed.started - before.started} requests were started after the scope has closed`
  if (timers() > timersBefore) return `${timers() - timersBefore} timers are still active after the scope has closed`
  return undefined
}

const runOne = async (
  api: Api,
  seed: number
): Promise<{ readonly calls: number; readonly problem: string | undefined }> => {
  const random = randomOf(seed)
  const accounts = Array.from({ length: 2 + random.below(5) }, (_, index) => `account-${index + 1}`)
  const service = makeService(random, lifetimes[api])
  const timersBefore = timers()
  if (api === "effect") await Effect.runPromise(effectProgram(service, random, accounts))
  else await promiseProgram(service, random, accounts)
  // In the Effect API, an aborted request completes within the current iteration of the event loop. In the Promise API, a request that no code awaits
  // can complete a few iterations later.
  await (api === "effect" ? microtasks() : settle())
  const before = { ...service.observed }
  await settle()
  return { calls: service.observed.calls, problem: complaintOf(service.observed, before, timersBefore) }
}

export const runAccounts = async (api: Api, calls: number, firstSeed: number): Promise<Outcome> => {
  let [made, programs] = [0, 0]
  for (; made < calls; programs++) {
    const outcome = await runOne(api, firstSeed + programs)
    made += outcome.calls
    if (outcome.problem !== undefined) {
      return { programs, calls: made, problem: `seed ${firstSeed + programs}: ${outcome.problem}` }
    }
  }
  return { programs, calls: made, problem: undefined }
}
