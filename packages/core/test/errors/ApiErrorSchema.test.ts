import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { ApiError } from "../../src/errors/ApiError.ts"
import { ApiErrorSchema } from "../../src/errors/ApiErrorSchema.ts"
import * as Reason from "../../src/errors/Reason.ts"
import { Api } from "../../src/index.node.ts"

const answered = { status: 400, problem: { messages: ["No."], codes: ["v07"], fields: { a: ["b"] }, body: { a: [1] } } }
const because = new Reason.TransportError({ sent: true, code: "ECONNRESET", detail: "broke" })
const contract = { status: 200, prefix: "", violations: [{ instancePath: "/a", keyword: "type", message: "m" }] }

const reasons: ReadonlyArray<Reason.Reason> = [
  because,
  new Reason.TimeoutError({ timeoutMillis: 5, phase: "turn", isDeadline: true }),
  new Reason.RedirectError({ status: 301, location: "https://a.example/b", why: "write" }),
  new Reason.AuthenticationError({ ...answered, hint: "Check the key" }),
  new Reason.ForbiddenError(answered),
  new Reason.NotFoundError(answered),
  new Reason.InvalidRequestError(answered),
  new Reason.MethodNotAllowedError(answered),
  new Reason.ConflictError(answered),
  new Reason.PayloadTooLargeError(answered),
  new Reason.RateLimitError({ ...answered, retryAfterMillis: 7 }),
  new Reason.ServerError(answered),
  new Reason.RefusedError(answered),
  new Reason.AmbiguousWriteError({ because, check: "look" }),
  new Reason.ContractError({ ...contract, kind: "short", items: { received: 1, promised: 2 } }),
  new Reason.PageRepeatedError({ page: 2 }),
  new Reason.SunsetError({ sunset: "2026-01-01" })
]

const schema = Schema.fromJsonString(ApiErrorSchema)

describe("the schema of an ApiError", () => {
  it.each(reasons.map((reason) => [reason._tag, reason] as const))("carries a %s across a process", (_, reason) => {
    const error = new ApiError({
      operation: "getThing",
      method: "GET",
      template: "/things/{id}",
      requestId: "r1",
      headers: { "x-n": "1" },
      reason,
      attempts: [{ status: 503, reason: "ServerError", delayMillis: 5 }]
    })
    const same = Schema.decodeSync(schema)(Schema.encodeSync(schema)(error))
    assert.instanceOf(same, ApiError)
    assert.strictEqual(same.reason.constructor, reason.constructor)
    assert.strictEqual(same.message, error.message)
    assert.deepStrictEqual(JSON.parse(JSON.stringify(same)), JSON.parse(JSON.stringify(error)))
    assert.deepStrictEqual(same.headers, error.headers)
    assert.strictEqual(same.isRetryable, error.isRetryable)
  })

  it("knows every reason, and refuses what is not an error", () => {
    const classes = Object.keys(Reason).filter((name) => name.endsWith("Error"))
    assert.isFunction(Api.make)
    assert.sameMembers(
      classes,
      reasons.map(({ _tag }) => _tag)
    )
    assert.throws(() => Schema.decodeUnknownSync(ApiErrorSchema)({ _tag: "ApiError", operation: "x" }))
  })
})
