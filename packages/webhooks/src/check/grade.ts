/**
 * Grades a receiver's response to a conformance case.
 */
import type { Case } from "./cases.ts"
import type { Outcome } from "./send.ts"

/** The verdict on a receiver's response to one conformance case. */
export interface Grade {
  /** The id of the case, such as `tampered/first-byte`. */
  readonly id: string
  /**
   * The verdict. `noted` is not a failure. It means that the receiver did not pass a recommended (`should`) case, or that its status code differs
   * from the expected one.
   */
  readonly verdict: "passed" | "noted" | "failed"
  readonly outcome: Outcome
  /** A description of the problem. Present if the verdict is not `passed`. */
  readonly remark?: string
}

export const grade = (one: Case, outcome: Outcome): Grade => {
  const { expect, id, status, title } = one
  const optional = one.level === "should"
  const response = typeof outcome === "number" ? `the response was ${outcome}` : outcome
  if (behaviour(one, outcome) !== expect) {
    const wanted = expect === "accept" ? "expected 2xx" : "expected it to be refused with 4xx"
    return { id, verdict: optional ? "noted" : "failed", outcome, remark: `${title}: ${response}, ${wanted}` }
  }
  if (typeof outcome === "number" && status !== undefined && outcome !== status) {
    return { id, verdict: "noted", outcome, remark: `${title}: ${response}, ${status} is more suitable` }
  }
  return { id, verdict: "passed", outcome }
}

/**
 * Returns whether the outcome accepts or refuses the callback. A 5xx status code does neither: the receiver has failed, and requests a redelivery.
 */
const behaviour = ({ may_close }: Case, outcome: Outcome): "accept" | "refuse" | "neither" => {
  if (outcome === "closed" && may_close === true) return "refuse"
  if (typeof outcome !== "number") return "neither"
  if (outcome >= 200 && outcome < 300) return "accept"
  return outcome >= 400 && outcome < 500 ? "refuse" : "neither"
}
