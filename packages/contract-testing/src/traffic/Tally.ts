/**
 * Counts the violations in interactions and the calls to each operation.
 */
import { describeViolation } from "../validation/contractFetch.ts"
import type { Contract, ContractOperation, ValidationResult } from "../validation/Contract.ts"
import type { SentRequest, Violation } from "../validation/Message.ts"
import { hidingPath, type HidePath } from "./hidingPath.ts"

/** A violation and the number of its occurrences. */
export interface Finding {
  readonly violation: Violation
  /**
   * The method and path, without the query, of the first call with this violation. Path parameters that contain secrets or respondent identifiers are
   * replaced by pseudonyms.
   */
  readonly call: string
  readonly count: number
}

/** The violations, and the number of calls for each operation. */
export interface TallyReport {
  /** The number of interactions that were validated. */
  readonly interactions: number
  /** The violations, without duplicates. */
  readonly findings: ReadonlyArray<Finding>
  /** The operations of the contract, each with its number of calls. */
  readonly operations: ReadonlyArray<ContractOperation & { readonly calls: number }>
}

/** A counter of validation results. */
export interface Tally {
  /** Adds the result of one interaction. */
  readonly add: (request: SentRequest, result: ValidationResult) => void
  /** Returns the results so far. */
  readonly report: () => TallyReport
}

const callOf = ({ method, url }: SentRequest, hidePath: HidePath): string =>
  `${method} ${hidePath(new URL(url, "http://contract.invalid").pathname)}`

/**
 * Creates a counter of the validation results for a contract. Each violation is reported once, with the first call that showed it. The report also
 * states how often each operation was called.
 *
 * @example
 * ```ts
 * import { contractOf, tallyOf } from "@fieldwork/contract-testing"
 *
 * const contract = contractOf({ spec: "exchange" })
 * const tally = tallyOf(contract)
 * const request = { method: "GET", url: "https://api.example.com/nowhere", headers: {}, body: undefined }
 * for (let call = 0; call < 3; call++) tally.add(request, contract.request(request))
 * const { interactions, findings } = tally.report()
 * interactions // => 3
 * findings.map(({ call, count }) => `${call}: ${count}`) // => ["GET /nowhere: 3"]
 * ```
 */
export const tallyOf = ({ operations }: Contract): Tally => {
  const hidePath = hidingPath(operations.map(({ path }) => path))
  const findings = new Map<string, { violation: Violation; call: string; count: number }>()
  const calls = new Map<string, number>()
  let interactions = 0
  return {
    add: (request, { operation, violations }) => {
      interactions++
      if (operation !== undefined) calls.set(operation.id, (calls.get(operation.id) ?? 0) + 1)
      for (const violation of violations) {
        const call = callOf(request, hidePath)
        // Violations at different positions in a list count as the same violation.
        const place = `${operation === undefined ? call : ""} ${describeViolation(violation).replaceAll(/\/\d+(?=\/|:)/g, "/*")}`
        const known = findings.get(place)
        if (known === undefined) findings.set(place, { violation, call, count: 1 })
        else known.count++
      }
    },
    report: () => ({
      interactions,
      findings: [...findings.values()],
      operations: operations.map((operation) => ({ ...operation, calls: calls.get(operation.id) ?? 0 }))
    })
  }
}
