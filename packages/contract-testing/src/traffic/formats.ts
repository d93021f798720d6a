/**
 * Formats the violations in recorded traffic as text, JUnit, SARIF or JSON.
 */
import { counted } from "../counted.ts"
import { describeViolation } from "../validation/contractFetch.ts"
import { junit } from "../formats/junit.ts"
import type { Outline } from "../formats/Outline.ts"
import { sarif } from "../formats/sarif.ts"
import type { TallyReport } from "./Tally.ts"

export const formatNames = ["text", "json", "junit", "sarif"] as const
/** A format of a report: `text`, `json`, `junit` or `sarif`. */
export type Format = (typeof formatNames)[number]

const times = (count: number): string => (count === 1 ? "" : `, ${count} times`)

const text = ({ interactions, findings, operations }: TallyReport): string => {
  const covered = operations.filter(({ calls }) => calls > 0).length
  const lines = findings.map(
    ({ call, count, violation }) => `${describeViolation(violation)}\n    first at ${call}${times(count)}`
  )
  const sum = `${counted(interactions, "call")} checked; ${covered} of ${operations.length} operations called; ${counted(findings.length, "violation")}`
  return [...lines, sum].join("\n")
}

const noOperation = "no operation"

/** Returns a report outline with one test case for each operation that was called, and one for the calls that match no operation. */
const outlineOf = ({ findings, operations }: TallyReport): Outline => ({
  suite: "contract",
  cases: [
    ...operations.filter(({ calls }) => calls > 0).map(({ id }) => id),
    ...(findings.some(({ violation }) => violation.operation === undefined) ? [noOperation] : [])
  ],
  problems: findings.map(({ call, count, violation }) => ({
    case: violation.operation ?? noOperation,
    check: violation.check,
    message: violation.message,
    text: `${describeViolation(violation)}; first at ${call}${times(count)}`,
    properties: { rule: violation.rule, origin: violation.origin, count }
  }))
})

const writers: Readonly<Record<Format, (report: TallyReport, file: string) => string>> = {
  text,
  json: (report) => JSON.stringify(report, null, 2),
  junit: (report) => junit(outlineOf(report)),
  sarif: (report, file) => sarif(outlineOf(report), file)
}

/**
 * Formats a report as text, JSON, JUnit or SARIF 2.1. `file` is the recording to which the findings refer.
 *
 * @example
 * ```ts
 * import { contractOf, formatted, tallyOf } from "@fieldwork/contract-testing"
 *
 * const contract = contractOf({ spec: "exchange" })
 * const tally = tallyOf(contract)
 * const request = { method: "GET", url: "https://api.example.com/nowhere", headers: {}, body: undefined }
 * tally.add(request, contract.request(request))
 * const text = formatted("text", tally.report(), "session.har")
 * text.split("\n").at(-1)?.split(";")[0] // => "1 call checked"
 * ```
 */
export const formatted = (format: Format, report: TallyReport, file: string): string => writers[format](report, file)
