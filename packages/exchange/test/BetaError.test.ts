import { assert, describe, expectTypeOf, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { type BetaCode, type BetaErrorOf, betaErrors, Dictionaries, Exchange, isBetaError } from "../src/index.ts"
import { fakeService } from "./support/fakeService.ts"

const failing = (status: number, body: unknown) =>
  Effect.gen(function* () {
    return yield* Effect.flip(Stream.runDrain((yield* Dictionaries).list({ property: "locales" })))
  }).pipe(
    Effect.provide(
      Exchange.layer({ ...fakeService(() => Response.json(body, { status })).options, retry: { maxAttempts: 1 } })
    )
  )

const range = {
  code: "v07",
  detail: { field: "page_size", min: 1, max: null },
  docs_url: "https://docs.example",
  message: "out of range"
}

describe("errors of v2-beta", () => {
  it.effect(
    "betaErrors returns the v2-beta errors of a response, with a TypeScript type that depends on their code",
    () =>
      Effect.gen(function* () {
        const [first, second] = betaErrors(
          yield* failing(400, { errors: [range, { code: "v99", detail: { new: true }, message: "?" }] })
        )
        assert.isDefined(first)
        assert.isDefined(second)
        assert.isTrue(isBetaError(first, "v07"))
        assert.isFalse(isBetaError(second, "v07"))
        if (isBetaError(first, "v07")) {
          expectTypeOf(first.code).toEqualTypeOf<"v07">()
          assert.deepStrictEqual([first.detail?.field, first.detail?.min, first.detail?.max], ["page_size", 1, null])
        }
        assert.deepStrictEqual([second.code, second.detail], ["v99", { new: true }])
      })
  )

  it.effect("the message of an ApiError contains the code, the field and the message of each v2-beta error", () =>
    Effect.gen(function* () {
      const error = yield* failing(400, {
        errors: [range, { code: "v15", message: "start_date must fall before end_date" }]
      })
      assert.include(error.message, "v07; v15; start_date must fall before end_date; page_size: out of range")
      assert.deepStrictEqual("problem" in error.reason && error.reason.problem.codes, ["v07", "v15"])
    })
  )

  it.effect(
    "a v2-beta error about a field named constructor is listed under that name in the fields of the error",
    () =>
      Effect.gen(function* () {
        const body = { errors: [{ code: "v10", detail: { field: "constructor" }, message: "not accepted" }] }
        const error = yield* failing(400, body)
        assert.deepStrictEqual("problem" in error.reason && error.reason.problem.fields, {
          constructor: ["not accepted"]
        })
      })
  )

  it.effect.each([
    ["another kind of failure", { detail: "no" }],
    ["a body of another form", { errors: "no" }],
    ["entries without a code", { errors: [null, 7, { message: "no" }] }]
  ] as const)("betaErrors returns an empty list for an error response with %s", ([, body]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(betaErrors(yield* failing(400, body)), [])
    })
  )

  it("the types of v2-beta errors contain the documented codes and the fields of each code", () => {
    expectTypeOf<"v01" | "v19" | "s06" | "a01">().toExtend<BetaCode>()
    expectTypeOf<"v17" | "v18">().not.toExtend<BetaCode>()
    expectTypeOf<NonNullable<BetaErrorOf<"v08">["detail"]>>().toHaveProperty("pattern")
    expectTypeOf<NonNullable<BetaErrorOf<"v19">["detail"]>>().toHaveProperty("fields")
  })
})
