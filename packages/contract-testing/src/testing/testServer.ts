/**
 * Tests a service against its documents: every example, both sides of every bound, fuzzed requests, and sequences that hold the rules which the documents
 * state in words.
 *
 * @since 0.1.0
 */
import { apiNames } from "@fieldwork/specs/documents"
import { type Document, type Operation, operationsOf } from "@fieldwork/specs/openapi"
import { partOf, type Part, type Spec } from "../judge/Part.ts"
import { findControl } from "./control/Control.ts"
import { type CoverageReport, coverageOf } from "./Coverage.ts"
import { coverage } from "./phases/coverage.ts"
import { examples } from "./phases/examples.ts"
import { stateful } from "./phases/stateful.ts"
import { BudgetSpent, budgetOf } from "./run/Budget.ts"
import type { ReceivedResponse, SentRequest } from "../judge/Message.ts"
import { type Credentials, keyringOf } from "./run/Keyring.ts"
import { EnoughFound, type Session, sessionOf, UnsafeError } from "./run/Session.ts"
import { type FetchLike, type Send, sendWith } from "./run/Target.ts"
import { type Failure, failureOf } from "./failures/Failure.ts"
import { worldOf } from "./worlds/worldOf.ts"

export const phases = ["examples", "coverage", "fuzzing", "stateful"] as const
export type Phase = (typeof phases)[number]

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
  readonly phases?: ReadonlyArray<Phase>
  /** In seconds. Default 300. A run that this ends depends on the speed of the machine. */
  readonly timeBudget?: number
  readonly maxRequests?: number
  /** Fuzzed requests for each operation. Default 20. */
  readonly runs?: number
  /** Ids of operations, `*` stands for any text. Default all. */
  readonly include?: ReadonlyArray<string>
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

export interface TestResult {
  readonly failures: ReadonlyArray<Failure>
  readonly coverage: CoverageReport
  /** How many requests were sent and judged, those for shrinking included. */
  readonly requests: number
  /** Why the run ended before its phases did; undefined when they are complete. */
  readonly ended: "budget" | "bail" | undefined
}

const isNamed = (id: string, patterns: ReadonlyArray<string>): boolean =>
  patterns.some((pattern) =>
    new RegExp(
      `^${pattern
        .split("*")
        .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
        .join(".*")}$`
    ).test(id)
  )

const partsOf = (spec: TestOptions["spec"] = apiNames, basePath = ""): ReadonlyArray<Part> =>
  (Array.isArray(spec) ? (spec as ReadonlyArray<Spec>) : [spec as Spec]).map((each) => partOf(each, basePath))

const run = async (session: Session, asked: ReadonlySet<Phase>): Promise<TestResult["ended"]> => {
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

const operationIds = (document: Document, isIncluded: (operation: Operation) => boolean): ReadonlyArray<string> =>
  operationsOf(document)
    .filter(isIncluded)
    .map(({ id }) => id)

/** The public ones, which open nothing else. */
const sandboxCredentials = async (): Promise<Credentials> => {
  const { credentials } = await import("@fieldwork/sandbox")
  const { audience, clientId: client_id, clientSecret: client_secret } = credentials.brandLift
  return { audience, client_id, client_secret, api_key: credentials.exchange.apiKey }
}

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
  const { basePath, exclude = [], include = ["*"], maxRequests = Infinity, timeBudget = 300 } = options
  const url = (options.url ?? "http://sandbox").replace(/\/+$/, "")
  const inProcess = options.fetch !== undefined || options.send !== undefined
  const send = options.send ?? sendWith(options.fetch ?? fetch, options.timeout ?? (inProcess ? 0 : 30_000))
  const parts = partsOf(options.spec, basePath)
  const control = options.safe === true ? undefined : await findControl(url, send)
  const credentials = options.credentials ?? (control === undefined ? {} : await sandboxCredentials())
  const isIncluded = ({ id }: Operation): boolean => isNamed(id, include) && !isNamed(id, exclude)
  const included = new Set(parts.flatMap(({ document }) => operationIds(document, isIncluded)))
  const seen = coverageOf(
    parts.map(({ document }) => document),
    (id) => included.has(id)
  )
  const session = sessionOf({
    url: `${url}${basePath ?? ""}`,
    send,
    parts,
    keyring: keyringOf(url, send, credentials),
    credentials,
    budget: budgetOf(maxRequests, timeBudget),
    control,
    coverage: seen,
    isIncluded,
    isSafe: options.safe ?? false,
    bail: options.bail ?? 50,
    onExchange: options.onExchange
  })
  const ended = await run(session, new Set(options.phases ?? phases))
  const failures = session.found().map((found) => failureOf(found, session))
  return { failures, coverage: seen.report(), requests: session.exchanges(), ended }
}
