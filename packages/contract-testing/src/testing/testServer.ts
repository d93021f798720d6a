/**
 * Tests a service against OpenAPI documents: every example, values on both sides of every bound, fuzzed requests, and sequences of calls that verify
 * the rules that the documents state in words.
 *
 * @since 0.1.0
 */
import { phases, type Phase, type TestOptions } from "./TestOptions.ts"
import type { CoverageReport } from "./Coverage.ts"
import { type Failure, failureOf } from "./failures/Failure.ts"
import { shrinkerOf } from "./failures/shrinker.ts"
import { coverage } from "./phases/coverage.ts"
import { examples } from "./phases/examples.ts"
import { fuzzing } from "./phases/fuzzing.ts"
import { stateful } from "./phases/stateful.ts"
import type { Call } from "./run/Call.ts"
import { BudgetSpent } from "./run/Budget.ts"
import { keyPlacesOf } from "./run/Keyring.ts"
import { EnoughFound, type Session, UnsafeError } from "./run/Session.ts"
import { UntestedError } from "./run/Target.ts"
import { targetOf } from "./targetOf.ts"
import { fixtureOf } from "./fixtures/fixtureOf.ts"

/** The result of a test run: the failures, and the coverage of the contract. */
export interface TestResult {
  /** The failures, without duplicates. */
  readonly failures: ReadonlyArray<Failure>
  /** How much of the contract the run covered. */
  readonly coverage: CoverageReport
  /** The number of requests that were sent and validated, excluding the requests that were sent to shrink failures. */
  readonly requests: number
  /**
   * The reason why the run stopped early: `budget` if a time or request limit was reached, `bail` if too many failures were found. Undefined if all
   * phases were completed.
   */
  readonly ended: "budget" | "bail" | undefined
}

const run = async (
  session: Session,
  selected: ReadonlySet<Phase>,
  { runs = 20, seed = 1 }: TestOptions
): Promise<TestResult["ended"]> => {
  try {
    for (const contractDocument of session.options.contractDocuments) {
      const fixture = fixtureOf(session, contractDocument)
      for (const subject of session.subjects.filter((each) => each.contractDocument === contractDocument)) {
        if (session.isSafe && subject.operation.method !== "GET") continue
        await session.reset()
        fixture.forget()
        try {
          if (selected.has("examples")) await examples(session, fixture, subject)
          if (selected.has("coverage")) await coverage(session, fixture, subject)
          if (selected.has("fuzzing")) await fuzzing(session, fixture, subject, seed, runs)
        } catch (cause) {
          if (!(cause instanceof UnsafeError)) throw cause
        }
      }
    }
    if (selected.has("stateful"))
      for (const contractDocument of session.options.contractDocuments) await stateful(session, contractDocument)
    return undefined
  } catch (cause) {
    if (cause instanceof BudgetSpent) return "budget"
    if (cause instanceof EnoughFound) return "bail"
    throw cause
  }
}

/**
 * Throws if the service refused all credentials or responded with 404 to every request. A run with wrong credentials would otherwise report no
 * failures, and a run with a wrong base path would report a failure for every operation.
 */
const checkAccess = (session: Session): void => {
  const { accepted, firstUrl, notFound, refused, requests } = session.access()
  if (requests > 1 && notFound === requests) {
    throw new UntestedError(
      `The service responded with 404 to all ${requests} requests, so nothing was tested. ` +
        `Check the base URL and the base path: the first request was sent to ${firstUrl}.`
    )
  }
  if (refused === 0 || accepted > 0 || session.found().length > 0) return
  const schemes = session.options.contractDocuments.flatMap(({ document }) =>
    Object.keys(document.components?.securitySchemes ?? {})
  )
  throw new UntestedError(
    `The service refused all ${refused} requests to operations that need credentials with 401, so nothing was tested. ` +
      `Give credentials that it accepts, by --credential NAME=VALUE or the option credentials (security schemes: ${schemes.join(", ")}).`
  )
}

/** The maximum number of failures that are shrunk. Further failures are reported as observed. */
const maxShrunk = 30

/**
 * Tests a service. Rejects if the service cannot be reached, the service refuses all credentials, or no operation is selected.
 *
 * If the service has the sandbox's control API, its state is reset and its clock is advanced. On any other service, objects that the run has created
 * are not deleted.
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
  const { control, make, contractDocuments, seen } = await targetOf(options)
  const session = make({})
  const ended = await run(session, new Set(options.phases ?? phases), options)
  checkAccess(session)
  const shrinker =
    options.shrink === false || control === undefined ? undefined : await shrinkerOf(make, contractDocuments)
  const failures: Array<Failure> = []
  const secrets = session.options.keyring.secrets()
  const placesOf = ({ keysOf, operation = keysOf }: Call): ReturnType<typeof keyPlacesOf> => {
    const subject = operation === undefined ? undefined : session.subjectOf(operation)
    return subject && keyPlacesOf(subject.document, subject.operation)
  }
  for (const [index, found] of session.found().entries())
    failures.push(failureOf(found, index < maxShrunk ? await shrinker?.(found) : undefined, secrets, placesOf))
  return { failures, coverage: seen.report(), requests: session.interactions(), ended }
}
