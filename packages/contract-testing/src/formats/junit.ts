/**
 * Writes JUnit XML for continuous integration.
 */
import type { Outline } from "./Outline.ts"

const escaped = (value: string): string =>
  value.replaceAll(
    /[<>&"]|(?![\n\r\t])\p{Cc}/gu,
    (character) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" })[character] ?? "\uFFFD"
  )

/** Returns a JUnit report. The problems that were found in a test case are listed as its failures. */
export const junit = ({ cases, problems, suite }: Outline): string => {
  const elements = cases.map((name) => {
    const failures = problems
      .filter((problem) => problem.case === name)
      .map(
        ({ check, message, text }) =>
          `<failure type="${escaped(check)}" message="${escaped(message)}">${escaped(text)}</failure>`
      )
    return `    <testcase classname="${escaped(suite)}" name="${escaped(name)}">${failures.join("")}</testcase>`
  })
  const failed = new Set(problems.map((problem) => problem.case)).size
  const counts = `tests="${cases.length}" failures="${failed}"`
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<testsuites ${counts}>`,
    `  <testsuite name="${escaped(suite)}" ${counts}>`,
    ...elements,
    "  </testsuite>",
    "</testsuites>"
  ].join("\n")
}
