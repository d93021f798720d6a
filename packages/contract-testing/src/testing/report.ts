/**
 * Writes the result of a run as text, JSON, JUnit or SARIF. Reports contain no timestamps, so equal results produce equal bytes.
 */
import { counted } from "../counted.ts"
import { junit } from "../formats/junit.ts"
import type { Outline } from "../formats/Outline.ts"
import { sarif } from "../formats/sarif.ts"
import type { CoverageReport, Share } from "./Coverage.ts"
import { curlOf } from "./failures/curlOf.ts"
import { describeFailure } from "./failures/describe.ts"
import { typescriptOf } from "./failures/typescriptOf.ts"
import type { TestResult } from "./testServer.ts"

const shareOf = (name: string, { reached, total }: Share): string => `${name} ${reached} of ${total}`

const coverageText = ({
  bounds,
  members,
  missingOperations,
  missingStatuses,
  operations,
  parameters,
  refusedOperations,
  statuses
}: CoverageReport): string => {
  const shares = [
    shareOf("operations", operations),
    shareOf("parameters", parameters),
    shareOf("bounds", bounds),
    shareOf("enumeration values", members),
    shareOf("response status codes", statuses)
  ].join(", ")
  const missing = [
    ...(missingOperations.length === 0 ? [] : [`  Operations not called: ${missingOperations.join(", ")}`]),
    ...(refusedOperations.length === 0
      ? []
      : [`  Operations that never succeeded, so that only refusals were tested: ${refusedOperations.join(", ")}`]),
    ...(missingStatuses.length === 0 || missingStatuses.length > 40
      ? []
      : [`  Status codes not seen: ${missingStatuses.join(", ")}`])
  ]
  return [`Coverage: ${shares}`, ...missing].join("\n")
}

const endings = {
  budget: "The run ended because its budget was used up.",
  bail: "The run ended because the maximum number of failures was reached."
}

/** Returns a one-line summary. */
export const briefOf = ({ failures, requests }: TestResult): string =>
  `${counted(requests, "request")} sent and checked, ${failures.length === 0 ? "no failures" : counted(failures.length, "failure")}.`

const indented = (text: string): ReadonlyArray<string> => text.split("\n").map((line) => `    ${line}`)

/**
 * The maximum number of failures per rule that are shown in full, with their calls. Failures of one rule usually have the same cause, so only the
 * operation ids of further failures are listed.
 */
const maxPerRule = 3

/** Returns the report as text. */
export const textOf = (result: TestResult): string => {
  const { coverage, ended, failures } = result
  const rules = [...new Set(failures.map(({ rule }) => rule))]
  const shown = rules.flatMap((rule) => failures.filter((failure) => failure.rule === rule).slice(0, maxPerRule))
  const all = shown.map((failure, index) =>
    [`${index + 1}. ${describeFailure(failure)}`, "  Reproduce with curl:", ...indented(curlOf(failure))].join("\n")
  )
  const more = rules.flatMap((rule) => {
    const others = failures.filter((failure) => failure.rule === rule).slice(maxPerRule)
    const names = [...new Set(others.map(({ operation }) => operation ?? "service"))].join(", ")
    return others.length === 0 ? [] : [`${counted(others.length, "more failure")} of rule ${rule}: ${names}`]
  })
  const end = ended === undefined ? [] : [endings[ended]]
  return [...all, ...more, coverageText(coverage), briefOf(result), ...end].join("\n\n")
}

const outlineOf = ({ failures }: TestResult, operations: ReadonlyArray<string>): Outline => ({
  suite: "contract",
  cases: [...operations, ...(failures.some(({ operation }) => operation === undefined) ? ["service"] : [])],
  problems: failures.map((failure) => ({
    case: failure.operation ?? "service",
    check: failure.rule,
    message: failure.message,
    text: `${describeFailure(failure)}\n\n${curlOf(failure)}`,
    properties: { rule: failure.rule, place: failure.place, calls: failure.calls.length }
  }))
})

export const reportFormats = ["text", "json", "junit", "sarif"] as const
export type ReportFormat = (typeof reportFormats)[number]

export interface ReportSettings {
  /** The operations that were tested. */
  readonly operations: ReadonlyArray<string>
  /** The names or files of the documents. Code scanning attributes the findings to them, and `replay` uses them again. */
  readonly specs: ReadonlyArray<string>
  readonly seed: number
  /** The prefix of the paths in the document, which `replay` uses again. Default: none. */
  readonly basePath?: string | undefined
}

/** Returns the report in the given format. `replay` can read the JSON format. */
export const reported = (
  format: ReportFormat,
  result: TestResult,
  { basePath, operations, seed, specs }: ReportSettings
): string => {
  if (format === "text") return textOf(result)
  if (format === "junit") return junit(outlineOf(result, operations))
  if (format === "sarif") return sarif(outlineOf(result, operations), specs.join(" "))
  const failures = result.failures.map((failure) => ({
    ...failure,
    text: describeFailure(failure),
    curl: curlOf(failure),
    typescript: typescriptOf(failure)
  }))
  const saved = { format: "fieldwork-contract test 1", seed, spec: specs, basePath, ...result, failures }
  return JSON.stringify(saved, null, 2)
}
