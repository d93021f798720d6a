/**
 * Judges what a receiver answered to a case.
 */
import type { Case } from "./cases.ts"
import type { Outcome } from "./send.ts"

/** The verdict on the response of a receiver to one conformance case. */
export interface Grade {
  /** Of the case, such as `tampered/first-byte`. */
  readonly id: string
  /** `noted` is no failure: a `should` that is not met, or another status than the one that fits best. */
  readonly verdict: "passed" | "noted" | "failed"
  readonly outcome: Outcome
  /** Why it is not `passed`. */
  readonly remark?: string
}

export const grade = (one: Case, outcome: Outcome): Grade => {
  const { expect, id, status, title } = one
  const optional = one.level === "should"
  const answer = typeof outcome === "number" ? `answered ${outcome}` : outcome
  if (behaviour(one, outcome) !== expect) {
    const wanted = expect === "accept" ? "expected 2xx" : "expected it to be refused with 4xx"
    return { id, verdict: optional ? "noted" : "failed", outcome, remark: `${title}: ${answer}, ${wanted}` }
  }
  if (typeof outcome === "number" && status !== undefined && outcome !== status) {
    return { id, verdict: "noted", outcome, remark: `${title}: ${answer}, ${status} fits better` }
  }
  return { id, verdict: "passed", outcome }
}

/** An answer of 5xx is neither: it says that the receiver broke, and asks for the callback again. */
const behaviour = ({ may_close }: Case, outcome: Outcome): "accept" | "refuse" | "neither" => {
  if (outcome === "closed" && may_close === true) return "refuse"
  if (typeof outcome !== "number") return "neither"
  if (outcome >= 200 && outcome < 300) return "accept"
  return outcome >= 400 && outcome < 500 ? "refuse" : "neither"
}
