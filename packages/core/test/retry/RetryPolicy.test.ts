import { assert, describe, it } from "@effect/vitest"
import type { RetryClass } from "../../src/operation/Operation.ts"
import type { Problem } from "../../src/errors/Problem.ts"
import * as Reason from "../../src/errors/Reason.ts"
import { decide, defaultPolicy } from "../../src/retry/RetryPolicy.ts"

const problem: Problem = { messages: [], codes: [], fields: {}, body: null }
const response = (status: number) => ({ status, problem })

const unsent = new Reason.TransportError({ sent: false, code: "ECONNREFUSED", detail: "" })
const lost = new Reason.TransportError({ sent: true, detail: "" })
const untrusted = new Reason.TransportError({ sent: false, code: "CERT_HAS_EXPIRED", detail: "" })
const late = new Reason.TimeoutError({ timeoutMillis: 1, phase: "headers" })
const limited = (retryAfterMillis?: number) =>
  new Reason.RateLimitError({ ...response(429), ...(retryAfterMillis !== undefined && { retryAfterMillis }) })
const server = (status: number, retryAfterMillis?: number) =>
  new Reason.ServerError({ ...response(status), ...(retryAfterMillis !== undefined && { retryAfterMillis }) })
const s06 = new Reason.ServerError({ status: 500, problem: { ...problem, codes: ["s06"] } })
const contract = new Reason.ContractError({ status: 200, kind: "malformed", prefix: "", violations: [] })

const carriedOut = new Reason.ContractError({
  status: 200,
  kind: "malformed",
  prefix: "",
  violations: [],
  isCarriedOut: true
})

/** Returns the decision for a failed attempt. With `random` at 0, the pause is half of the exponential pause. */
const decisionOf = (retry: RetryClass, reason: Reason.Reason, attempt = 1, random = 0) =>
  decide(defaultPolicy, { retry, reason, attempt, random })

describe("decide", () => {
  const again = (delayMillis: number) => ({ _tag: "Again", delayMillis }) as const
  const ambiguous = (because: Reason.Reason) => ({ _tag: "Ambiguous", because }) as const
  const fail = { _tag: "Fail" } as const

  it.each([
    ["safe", unsent, 1, again(250)],
    ["replaceable", unsent, 1, again(250)],
    ["once", unsent, 1, again(250)],
    ["safe", lost, 1, again(250)],
    ["safe", lost, 2, again(500)],
    ["safe", lost, 3, again(1000)],
    ["safe", lost, 4, fail],
    ["replaceable", lost, 1, again(250)],
    ["once", lost, 1, ambiguous(lost)],
    ["once", lost, 4, ambiguous(lost)],
    ["safe", untrusted, 1, fail],
    ["once", untrusted, 1, fail],
    ["safe", late, 1, again(250)],
    ["replaceable", late, 1, again(250)],
    ["once", late, 1, ambiguous(late)],
    ["safe", server(500), 1, again(250)],
    ["replaceable", server(502), 1, again(250)],
    ["safe", server(503, 3000), 1, again(3000)],
    ["safe", server(503, 61_000), 1, fail],
    ["safe", server(504), 1, again(2000)],
    ["safe", s06, 1, again(2000)],
    ["safe", s06, 2, again(4000)],
    ["safe", limited(), 1, again(250)],
    ["replaceable", limited(2000), 1, again(2000)],
    ["once", limited(2000), 1, again(2000)],
    ["once", limited(0), 1, again(250)],
    ["once", limited(90_000), 1, fail],
    ["safe", limited(60_000), 1, again(60_000)],
    ["safe", limited(2000), 4, fail],
    ["safe", contract, 1, fail],
    ["once", contract, 1, ambiguous(contract)],
    ["replaceable", contract, 1, fail],
    ["once", carriedOut, 1, fail],
    ["safe", new Reason.NotFoundError(response(404)), 1, fail],
    ["safe", new Reason.ConflictError(response(409)), 1, fail],
    ["safe", new Reason.AuthenticationError({ ...response(401), hint: "" }), 1, fail]
  ] as const)(
    "for an operation of class %s that failed with %o at attempt %i, the retry policy decides %o",
    (retry, reason, attempt, decision) => {
      const { _tag, ...rest } = decisionOf(retry, reason, attempt)
      assert.strictEqual(_tag, decision._tag)
      assert.deepEqual({ _tag, ...rest }, { ...decision })
    }
  )

  it("the pause before a retry is never longer than maxMillis, whatever the attempt", () => {
    const manyAttempts = { ...defaultPolicy, maxAttempts: 100 }
    const decision = decide(manyAttempts, { retry: "safe", reason: lost, attempt: 60, random: 0.999 })
    assert.isTrue(decision._tag === "Again" && decision.delayMillis <= manyAttempts.maxMillis)
  })

  it("the pause before a retry is never shorter than Retry-After, whatever the jitter", () => {
    for (const random of [0, 0.25, 0.5, 0.999]) {
      const decision = decisionOf("safe", limited(2000), 1, random)
      assert.isTrue(decision._tag === "Again" && decision.delayMillis >= 2000 && decision.delayMillis <= 2200)
    }
  })
})
