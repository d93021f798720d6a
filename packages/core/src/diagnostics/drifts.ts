/**
 * Creates the reports of differences from the spec, and their log lines.
 */
import type { FieldErrors } from "../request/requestErrors.ts"
import type { Difference } from "../response/Difference.ts"
import type { Drift } from "./Drift.ts"

const ofDifference = (operation: string, status: number, { kind, violations }: Difference): ReadonlyArray<Drift> => {
  const common = { operation, status, kind }
  if (kind !== "shape") {
    return [
      {
        ...common,
        pointer: "",
        message: kind === "status" ? "the status code is not documented" : "the body is missing"
      }
    ]
  }
  return violations.map(({ instancePath, keyword, message = keyword }) =>
    Object.assign({ pointer: instancePath, message }, common)
  )
}

export const responseDrifts = (
  operation: string,
  status: number,
  differences: ReadonlyArray<Difference>
): ReadonlyArray<Drift> => differences.flatMap((difference) => ofDifference(operation, status, difference))

export const requestDrifts = (operation: string, fieldErrors: FieldErrors): ReadonlyArray<Drift> =>
  Object.entries(fieldErrors).flatMap(([member, messages]) =>
    messages.map((message): Drift => {
      const pointer = `/${member.replaceAll(".", "/")}`
      return { operation, status: 0, kind: "request", pointer, message }
    })
  )

export const totalDrift = (operation: string, field: string, from: number, to: number): Drift => ({
  operation,
  status: 200,
  kind: "total",
  pointer: `/${field}`,
  message: `was ${from} on the first page and is ${to} now: the list changed while it was read`
})

/** Returns the log line for a difference from the spec. It contains `*` instead of array indexes, so all items of a list have the same line. */
export const lineOf = ({ kind, message, operation, pointer, status }: Drift): string => {
  const subject = kind === "request" ? "the request" : `the response (${status})`
  const place = pointer.replace(/\/\d+/g, "/*")
  return `${operation}: ${subject} differs from the spec${place === "" ? "" : ` at ${place}`}: ${message}`
}
