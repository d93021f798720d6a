import { assert, describe, it } from "@effect/vitest"
import { ApiError, fakeBrandLift, Reason } from "../src/promise.ts"

const id = "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"

describe("fakeBrandLift", () => {
  it("a method of a fake brand lift client passes its input and options to the given function and returns its result", async () => {
    const given: Array<unknown> = []
    const { campaigns } = fakeBrandLift({
      campaigns: {
        get: (input, options) => {
          given.push(input, options)
          return { campaign_name: "Alder Coffee winter" }
        }
      }
    })
    const { signal } = new AbortController()
    assert.strictEqual((await campaigns.get({ id }, { signal })).campaign_name, "Alder Coffee winter")
    assert.deepStrictEqual(given, [{ id }, { signal }])
    const { data, status } = await campaigns.get.withResponse({ id })
    assert.deepStrictEqual([data.campaign_name, status], ["Alder Coffee winter", 200])
  })

  it("a list of a fake brand lift client yields the items from the given array or async generator", async () => {
    const { campaigns, industries } = fakeBrandLift({
      campaigns: { list: () => [{ campaign_name: "a" }, { campaign_name: "b" }] },
      industries: {
        list: async function* () {
          yield { id: 1, industry_name: "Retail" }
        }
      }
    })
    const names: Array<string | undefined> = []
    for await (const { campaign_name } of campaigns.list()) names.push(campaign_name)
    for await (const { industry_name } of industries.list()) names.push(industry_name)
    assert.deepStrictEqual(names, ["a", "b", "Retail"])
  })

  it("a fake brand lift client rejects with the error that a given method throws", async () => {
    const reason = new Reason.TimeoutError({ timeoutMillis: 10, phase: "headers" })
    const error = new ApiError({ operation: "getCampaign", reason, attempts: [] })
    const { campaigns } = fakeBrandLift({ campaigns: { get: () => Promise.reject(error) } })
    const found: unknown = await campaigns.get({ id }).catch((cause: unknown) => cause)
    assert.strictEqual(found, error)
  })

  it("a fake brand lift client throws an error with the name of a called method that is not faked", async () => {
    const client = await Promise.resolve(fakeBrandLift({ campaigns: {} }))
    assert.throws(() => void client.campaigns.summary(), "campaigns.summary is not faked")
    assert.throws(() => void client.lift.get({} as never), "lift.get is not faked")
  })

  it("fakeBrandLift rejects unknown methods and wrong results at compile time", () => {
    // @ts-expect-error: no such method
    fakeBrandLift({ campaigns: { fetch: () => undefined } })
    // @ts-expect-error: a name is a text
    fakeBrandLift({ campaigns: { get: () => ({ campaign_name: 7 }) } })
  })
})
