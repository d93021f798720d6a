import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { ApiError } from "../../src/errors/ApiError.ts"
import { ApiErrorSchema } from "../../src/errors/ApiErrorSchema.ts"
import * as Reason from "../../src/errors/Reason.ts"
import { Api } from "../../src/index.node.ts"

const badRequest = {
  status: 400,
  problem: { messages: ["No."], codes: ["v07"], fields: { a: ["b"] }, body: { a: [1] } }
}
const because = new Reason.TransportError({ sent: true, code: "ECONNRESET", detail: "broke" })
const contract = { status: 200, prefix: "", violations: [{ instancePath: "/a", keyword: "type", message: "m" }] }

const reasons: ReadonlyArray<Reason.Reason> = [
  because,
  new Reason.TimeoutError({ timeoutMillis: 5, phase: "queue", isDeadline: true }),
  new Reason.RedirectError({ status: 301, location: "https://a.example/b", why: "write" }),
  new Reason.AuthenticationError({ ...badRequest, hint: "Check the key" }),
  new Reason.ForbiddenError(badRequest),
  new Reason.NotFoundError(badRequest),
  new Reason.InvalidRequestError(badRequest),
  new Reason.MethodNotAllowedError(badRequest),
  new Reason.ConflictError(badRequest),
  new Reason.PayloadTooLargeError(badRequest),
  new Reason.RateLimitError({ ...badRequest, retryAfterMillis: 7 }),
  new Reason.ServerError(badRequest),
  new Reason.RefusedError(badRequest),
  new Reason.AmbiguousWriteError({ because, check: "look" }),
  new Reason.ContractError({ ...contract, kind: "short", items: { received: 1, promised: 2 } }),
  new Reason.PageRepeatedError({ page: 2 }),
  new Reason.SunsetError({ sunset: "2026-01-01" })
]

const schema = Schema.fromJsonString(ApiErrorSchema)

describe("ApiErrorSchema", () => {
  it.each(reasons.map((reason) => [reason._tag, reason] as const))(
    "ApiErrorSchema decodes an encoded ApiError with the reason %s to an equal error",
    (_, reason) => {
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
    }
  )

  it("ApiErrorSchema covers every reason and rejects a value that is not an ApiError", () => {
    const classes = Object.keys(Reason).filter((name) => name.endsWith("Error"))
    assert.isFunction(Api.make)
    assert.sameMembers(
      classes,
      reasons.map(({ _tag }) => _tag)
    )
    assert.throws(() => Schema.decodeUnknownSync(ApiErrorSchema)({ _tag: "ApiError", operation: "x" }))
  })
})
