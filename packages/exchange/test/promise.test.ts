import { assert, describe, expectTypeOf, it } from "@effect/vitest"
import { ApiError, betaErrors, createExchange, type Exchange, type SandboxExchange } from "../src/promise.ts"
import { fakeService } from "./support/fakeService.ts"

describe("createExchange", () => {
  it("the methods of a createExchange client return Promises and async iterables", async () => {
    const client = createExchange(
      fakeService(({ method }) =>
        Response.json(
          method === "GET" ? { result: [{ code: "eng_us" }], total: 1 } : { result: "OK", key_id: "k", public_key: "p" }
        )
      ).options
    )
    const codes: Array<string | undefined> = []
    for await (const { code } of client.dictionaries.list({ property: "locales" })) codes.push(code)
    assert.deepStrictEqual(codes, ["eng_us"])
    const { key_id } = await client.opportunities.subscribe({
      supplier_code: "4217",
      body: { callback: "https://me.example", opportunities: [] }
    })
    assert.strictEqual(key_id, "k")
  })

  it("a failed call of a createExchange client rejects with its ApiError, whose codes are typed", async () => {
    const body = {
      errors: [{ code: "v04", detail: { type: "subscription", id: "4217" }, message: "no such subscription" }]
    }
    const client = createExchange(fakeService(() => Response.json(body, { status: 404 })).options)
    const error: unknown = await client.outcomes
      .subscription({ supplier_code: "4217" })
      .catch((cause: unknown) => cause)
    assert.instanceOf(error, ApiError)
    assert.strictEqual(error.reason._tag, "NotFoundError")
    assert.deepStrictEqual(
      betaErrors(error).map(({ code }) => code),
      ["v04"]
    )
  })

  it("a createExchange client for the sandbox environment has no supplier services", () => {
    const sandbox = createExchange({ ...fakeService(() => Response.json({})).options, environment: "sandbox" })
    expectTypeOf(sandbox).toEqualTypeOf<SandboxExchange>()
    expectTypeOf<
      Extract<keyof SandboxExchange, "opportunities" | "outcomes" | "supplierLinks" | "supplierSurveys">
    >().toEqualTypeOf<never>()
    expectTypeOf<Exchange>().toExtend<SandboxExchange>()
    assert.isFalse("opportunities" in sandbox)
  })

  it("the return type of createExchange contains all services", () => {
    expectTypeOf<ReturnType<typeof createExchange>>().toEqualTypeOf<Exchange>()
  })

  it("the stack of an error from a createExchange client names the calling function", async () => {
    const { lookups } = createExchange(fakeService(() => new Response(null, { status: 404 })).options)
    const theCaller = async () => {
      await lookups.bundled({ Bundle: "Countries" })
    }
    const error = await theCaller().catch((cause: unknown) => cause)
    assert.instanceOf(error, ApiError)
    assert.include(error.stack, "promise.test.ts")
    assert.include(error.stack, "theCaller")
  })

  it("the type of opportunities.subscribe in the Promise API accepts a subscription and an AbortSignal", () => {
    expectTypeOf<Exchange["opportunities"]["subscribe"]>().toBeCallableWith(
      { supplier_code: "1", body: { callback: "https://me.example", opportunities: [] } },
      { signal: new AbortController().signal }
    )
  })
})
