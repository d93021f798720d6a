/**
 * Differences from the spec as they are reported, one for each place.
 */
import type { Complaints } from "../request/requestComplaints.ts"
import type { Difference } from "../response/readResponse.ts"
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

export const requestDrifts = (operation: string, complaints: Complaints): ReadonlyArray<Drift> =>
  Object.entries(complaints).flatMap(([member, messages]) =>
    messages.map((message): Drift => {
      const pointer = `/${member.replaceAll(".", "/")}`
      return { operation, status: 0, kind: "request", pointer, message }
    })
  )
