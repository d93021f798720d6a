/**
 * Formats the results of the conformance tests of a callback receiver as text, JUnit, SARIF or JSON.
 */
import type { Grade } from "@fieldwork/webhooks/conformance"
import { counted } from "../counted.ts"
import { junit } from "../formats/junit.ts"
import type { Outline } from "../formats/Outline.ts"
import { sarif } from "../formats/sarif.ts"
import type { Format } from "../traffic/formats.ts"

const signs = { passed: "ok  ", noted: "note", failed: "FAIL" } as const

const lineOf = ({ id, outcome, remark, verdict }: Grade): string => `${signs[verdict]} ${id}: ${remark ?? outcome}`

const text = (grades: ReadonlyArray<Grade>): string => {
  const count = (wanted: Grade["verdict"]) => grades.filter(({ verdict }) => verdict === wanted).length
  const sum = `${counted(grades.length, "case")}: ${count("passed")} passed, ${count("noted")} noted, ${count("failed")} failed`
  return [...grades.filter(({ verdict }) => verdict !== "passed").map(lineOf), sum].join("\n")
}

/** Converts the results of the conformance tests to a report outline. Only results with the verdict `failed` count as failures. */
const outlineOf = (grades: ReadonlyArray<Grade>): Outline => ({
  suite: "webhook receiver",
  cases: grades.map(({ id }) => id),
  problems: grades
    .filter(({ verdict }) => verdict === "failed")
    .map((grade) => ({
      case: grade.id,
      check: `webhook ${grade.id.split("/")[0]}`,
      message: grade.remark ?? String(grade.outcome),
      text: lineOf(grade),
      properties: { outcome: grade.outcome }
    }))
})

const writers: Readonly<Record<Format, (grades: ReadonlyArray<Grade>, url: string) => string>> = {
  text,
  json: (grades) => JSON.stringify({ cases: grades }, null, 2),
  junit: (grades) => junit(outlineOf(grades)),
  sarif: (grades, url) => sarif(outlineOf(grades), url)
}

export const formattedGrades = (format: Format, grades: ReadonlyArray<Grade>, url: string): string =>
  writers[format](grades, url)
