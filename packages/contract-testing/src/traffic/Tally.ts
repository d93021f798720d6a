/**
 * What was judged, and what of the contract it covers.
 */
import { describeViolation } from "../judge/contractFetch.ts"
import type { Contract, ContractOperation, Judgement } from "../judge/Contract.ts"
import type { SentRequest, Violation } from "../judge/Message.ts"

/** One violation, however often it was seen. */
export interface Finding {
  readonly violation: Violation
  /** The first call that showed it: method and path, without the query. */
  readonly call: string
  readonly count: number
}

export interface TallyReport {
  readonly exchanges: number
  readonly findings: ReadonlyArray<Finding>
  /** The operations of the contract, with how often each was called. */
  readonly operations: ReadonlyArray<ContractOperation & { readonly calls: number }>
}

export interface Tally {
  readonly add: (request: SentRequest, judgement: Judgement) => void
  readonly report: () => TallyReport
}

const callOf = ({ method, url }: SentRequest): string => `${method} ${new URL(url, "http://contract.invalid").pathname}`

export const tallyOf = ({ operations }: Contract): Tally => {
  const findings = new Map<string, { violation: Violation; call: string; count: number }>()
  const calls = new Map<string, number>()
  let exchanges = 0
  return {
    add: (request, { operation, violations }) => {
      exchanges++
      if (operation !== undefined) calls.set(operation.id, (calls.get(operation.id) ?? 0) + 1)
      for (const violation of violations) {
        const call = callOf(request)
        // Positions in lists are one place.
        const place = `${operation === undefined ? call : ""} ${describeViolation(violation).replaceAll(/\/\d+(?=\/|:)/g, "/*")}`
        const known = findings.get(place)
        if (known === undefined) findings.set(place, { violation, call, count: 1 })
        else known.count++
      }
    },
    report: () => ({
      exchanges,
      findings: [...findings.values()],
      operations: operations.map((operation) => ({ ...operation, calls: calls.get(operation.id) ?? 0 }))
    })
  }
}
