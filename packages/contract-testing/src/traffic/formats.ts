/**
 * What was found, for people, for JUnit, for code scanning (SARIF 2.1.0), and as JSON.
 */
import { counted } from "../counted.ts"
import { describeViolation } from "../judge/contractFetch.ts"
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

const escaped = (value: string): string =>
  value.replaceAll(
    /[<>&"]|(?![\n\r\t])\p{Cc}/gu,
    (character) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" })[character] ?? "\uFFFD"
  )

/** One test case for each operation that was called, and one for calls that fit none. */
const junit = ({ findings, operations }: TallyReport): string => {
  const strange = findings.some(({ violation }) => violation.operation === undefined)
  const names = [
    ...operations.filter(({ calls }) => calls > 0).map(({ id }) => id),
    ...(strange ? ["no operation"] : [])
  ]
  const cases = names.map((name) => {
    const own = findings.filter(({ violation }) => (violation.operation ?? "no operation") === name)
    const failures = own.map(
      ({ call, count, violation }) =>
        `<failure type="${escaped(violation.check)}" message="${escaped(violation.message)}">${escaped(`${describeViolation(violation)}\nfirst at ${call}${times(count)}`)}</failure>`
    )
    return `    <testcase classname="contract" name="${escaped(name)}">${failures.join("")}</testcase>`
  })
  const failed = new Set(findings.map(({ violation }) => violation.operation)).size
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<testsuites tests="${names.length}" failures="${failed}">`,
    `  <testsuite name="contract" tests="${names.length}" failures="${failed}">`,
    ...cases,
    "  </testsuite>",
    "</testsuites>"
  ].join("\n")
}

const ruleIdOf = (check: string): string => check.replaceAll(" ", "-")

const sarif = ({ findings }: TallyReport, file: string): string =>
  JSON.stringify(
    {
      $schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
      runs: [
        {
          tool: {
            driver: {
              name: "fieldwork-contract",
              informationUri: "https://www.npmjs.com/package/@fieldwork/contract-testing",
              rules: [...new Set(findings.map(({ violation }) => violation.check))].map((check) => ({
                id: ruleIdOf(check),
                shortDescription: { text: `The contract does not allow this: ${check}` }
              }))
            }
          },
          results: findings.map(({ call, count, violation }) => ({
            ruleId: ruleIdOf(violation.check),
            level: "error",
            message: { text: `${describeViolation(violation)}; first at ${call}${times(count)}` },
            locations: [
              {
                physicalLocation: { artifactLocation: { uri: encodeURI(file) }, region: { startLine: 1 } },
                logicalLocations: [{ fullyQualifiedName: violation.operation ?? call, kind: "function" }]
              }
            ],
            properties: { rule: violation.rule, origin: violation.origin, count }
          }))
        }
      ]
    },
    null,
    2
  )

const writers: Readonly<Record<Format, (report: TallyReport, file: string) => string>> = {
  text,
  json: (report) => JSON.stringify(report, null, 2),
  junit,
  sarif
}

/** `file` is what the findings are about, for tools that show them beside it. */
export const formatted = (format: Format, report: TallyReport, file: string): string => writers[format](report, file)
