/**
 * Tests a service against its documents: every example, both sides of every bound, fuzzed requests, and sequences that hold the rules which the documents
 * state in words.
 *
 * @since 0.1.0
 */
import type { ReceivedResponse, SentRequest } from "../judge/Message.ts"
import type { Spec } from "../judge/Part.ts"
import type { CoverageReport } from "./Coverage.ts"
import { type Failure, failureOf } from "./failures/Failure.ts"
import { shrinkerOf } from "./failures/shrinker.ts"
import { coverage } from "./phases/coverage.ts"
import { examples } from "./phases/examples.ts"
import { fuzzing } from "./phases/fuzzing.ts"
import { stateful } from "./phases/stateful.ts"
import { BudgetSpent } from "./run/Budget.ts"
import type { Credentials } from "./run/Keyring.ts"
import { EnoughFound, type Session, UnsafeError } from "./run/Session.ts"
import type { FetchLike, Send } from "./run/Target.ts"
import { targetOf } from "./targetOf.ts"
import { worldOf } from "./worlds/worldOf.ts"

/** The phases of a run, in their order. */
export const phases = ["examples", "coverage", "fuzzing", "stateful"] as const
/** A phase of a run. */
export type Phase = (typeof phases)[number]

/** How a service is tested. */
export interface TestOptions {
  /** Where calls go. Default `http://sandbox`, for a service in the same process. */
  readonly url?: string
  /** How calls are sent. Default the global `fetch`. Give the `fetch` of a sandbox or of your own handler to test without a port. */
  readonly fetch?: FetchLike
  /** The same for a transport that is no `fetch`; then `fetch` is not used. */
  readonly send?: Send
  /** Default: both documents. */
  readonly spec?: Spec | ReadonlyArray<Spec>
  /** What stands before the paths of the documents. Default: nothing. */
  readonly basePath?: string
  /** The same seed and the same service give the same calls and the same result. Default 1. */
  readonly seed?: number
  /** Default: all four. */
  readonly phases?: ReadonlyArray<Phase>
  /** In seconds. Default 300. A run that this ends depends on the speed of the machine. */
  readonly timeBudget?: number
  /** Ends the run after so many requests. Default: no limit. */
  readonly maxRequests?: number
  /** Fuzzed requests for each operation. Default 20. */
  readonly runs?: number
  /** Ids of operations, `*` stands for any text. Default all. */
  readonly include?: ReadonlyArray<string>
  /** Ids of operations that are left out, even where they are included. Default none. */
  readonly exclude?: ReadonlyArray<string>
  /** Sends nothing but GET requests and asks for tokens, for accounts on which others depend. */
  readonly safe?: boolean
  /** `client_id`, `client_secret`, `audience`, `api_key`, or a value by the name of a security scheme. Default: those of a sandbox, where the service is one. */
  readonly credentials?: Credentials
  /** Ends the run after so many different faults. Default 50. */
  readonly bail?: number
  /** Default true: failures are repeated with fewer and simpler calls, on a service that can be reset. */
  readonly shrink?: boolean
  /** Milliseconds until a call without a response fails; 0 waits forever. Default 30,000 for a URL, 0 in process. */
  readonly timeout?: number
  /** Called with each exchange, for recordings. */
  readonly onExchange?: (exchange: { readonly sent: SentRequest; readonly received: ReceivedResponse }) => void
}

/** What was found, and what of the contract it covers. */
export interface TestResult {
  /** Each different fault once. */
  readonly failures: ReadonlyArray<Failure>
  /** What of the contract was exercised. */
  readonly coverage: CoverageReport
  /** How many requests were sent and judged, without those for shrinking. */
  readonly requests: number
  /** Why the run ended before its phases did; undefined when they are complete. */
  readonly ended: "budget" | "bail" | undefined
}

const run = async (
  session: Session,
  asked: ReadonlySet<Phase>,
  { runs = 20, seed = 1 }: TestOptions
): Promise<TestResult["ended"]> => {
  try {
    for (const part of session.options.parts) {
      const world = worldOf(session, part)
      for (const subject of session.subjects.filter((each) => each.part === part)) {
        if (session.isSafe && subject.operation.method !== "GET") continue
        await session.reset()
        world.forget()
        try {
          if (asked.has("examples")) await examples(session, world, subject)
          if (asked.has("coverage")) await coverage(session, world, subject)
          if (asked.has("fuzzing")) await fuzzing(session, world, subject, seed, runs)
        } catch (cause) {
          if (!(cause instanceof UnsafeError)) throw cause
        }
      }
    }
    if (asked.has("stateful")) for (const part of session.options.parts) await stateful(session, part)
    return undefined
  } catch (cause) {
    if (cause instanceof BudgetSpent) return "budget"
    if (cause instanceof EnoughFound) return "bail"
    throw cause
  }
}

/** Further failures are reported as they were seen. */
const mostShrunk = 30

/**
 * Tests a service. Rejects when it cannot be reached.
 *
 * Where the service has the control API of the sandbox, it is reset, and its clock is moved. Any other service keeps what the run has created.
 *
 * @example
 * ```ts
 * import { testServer } from "@fieldwork/contract-testing"
 *
 * const service = async () => Response.json({ items: [{ id: 1, industry_name: 7 }] })
 * const { failures } = await testServer({ fetch: service, spec: "brand-lift", include: ["listIndustries"], phases: ["examples"] })
 * failures[0]?.operation // => "listIndustries"
 * failures[0]?.message.split(";")[0] // => "response body at /items/0/industry_name: must be string"
 * ```
 */
export const testServer = async (options: TestOptions = {}): Promise<TestResult> => {
  const { control, make, parts, seen } = await targetOf(options)
  const session = make({})
  const ended = await run(session, new Set(options.phases ?? phases), options)
  const shrinker = options.shrink === false || control === undefined ? undefined : await shrinkerOf(make, parts)
  const failures: Array<Failure> = []
  const secrets = session.options.keyring.secrets()
  for (const [index, found] of session.found().entries())
    failures.push(failureOf(found, index < mostShrunk ? await shrinker?.(found) : undefined, secrets))
  return { failures, coverage: seen.report(), requests: session.exchanges(), ended }
}
