/**
 * What was found in traffic, for people, for JUnit, for code scanning (SARIF), and as JSON.
 */
import { counted } from "../counted.ts"
import { describeViolation } from "../judge/contractFetch.ts"
import { junit } from "../formats/junit.ts"
import type { Outline } from "../formats/Outline.ts"
import { sarif } from "../formats/sarif.ts"
import type { TallyReport } from "./Tally.ts"

export const formatNames = ["text", "json", "junit", "sarif"] as const
export type Format = (typeof formatNames)[number]

const times = (count: number): string => (count === 1 ? "" : `, ${count} times`)

const text = ({ exchanges, findings, operations }: TallyReport): string => {
  const covered = operations.filter(({ calls }) => calls > 0).length
  const lines = findings.map(
    ({ call, count, violation }) => `${describeViolation(violation)}\n    first at ${call}${times(count)}`
  )
  const sum = `${counted(exchanges, "exchange")} judged; ${covered} of ${operations.length} operations called; ${counted(findings.length, "violation")}`
  return [...lines, sum].join("\n")
}

const noOperation = "no operation"

/** One case for each operation that was called, and one for calls that fit none. */
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

/** `file` is what the findings are about, for tools that show them beside it. */
export const formatted = (format: Format, report: TallyReport, file: string): string => writers[format](report, file)
