import { assert, describe, expectTypeOf, it } from "@effect/vitest"
import type { Effect, Stream } from "effect"
import { ApiError, type BrandLift, createBrandLift } from "../src/promise.ts"
import { fakeService } from "./support/fakeService.ts"

const id = "5f0c3a52-8c1f-4f27-9c2e-1d4b8a1f2e3d"

describe("createBrandLift", () => {
  it("the methods of a createBrandLift client return Promises and async iterables", async () => {
    const { options } = fakeService(({ path }) =>
      Response.json(
        path.includes("?")
          ? { items: [{ campaign_id: id }], page: 1, page_size: 1, total_items: 1 }
          : { campaign_id: id }
      )
    )
    const client = createBrandLift(options)
    assert.strictEqual((await client.campaigns.get({ id })).campaign_id, id)
    const ids: Array<string | undefined> = []
    for await (const campaign of client.campaigns.list()) ids.push(campaign.campaign_id)
    assert.deepStrictEqual(ids, [id])
  })

  it("a failed call of a createBrandLift client rejects with the ApiError of the call", async () => {
    const { options } = fakeService(() => Response.json({ detail: "Not found." }, { status: 404 }))
    const error: unknown = await createBrandLift(options)
      .campaigns.get({ id })
      .catch((cause: unknown) => cause)
    assert.instanceOf(error, ApiError)
    assert.strictEqual(
      error.message,
      "getCampaign: not found (404): Not found. Check the ids in the call, and the base URL"
    )
  })

  it("createBrandLift throws for invalid settings", () => {
    const { options } = fakeService(() => Response.json({}))
    assert.throws(() => createBrandLift({ ...options, baseUrl: "http://lift.example" }), "baseUrl")
    const authUrl = "https://auth.example/oauth/token"
    assert.throws(() => createBrandLift({ ...options, authUrl }), "authUrl must not end with /oauth/token")
  })

  it("the error of a token request that gets a 404 names authUrl as the setting to check", async () => {
    const { options } = fakeService(() => Response.json({}))
    const fetch = async () => Response.json({ detail: "Not found." }, { status: 404 })
    const error: unknown = await createBrandLift({ ...options, fetch })
      .campaigns.get({ id })
      .catch((cause: unknown) => cause)
    assert.instanceOf(error, ApiError)
    assert.strictEqual(
      error.message,
      "createToken: not found (404): Not found. Check authUrl: the token is requested from its /oauth/token"
    )
  })

  it("the types of createBrandLift contain no Effect and no Stream", () => {
    type Members<T> = T extends (...input: never) => infer Result
      ? Result
      : T extends object
        ? Members<T[keyof T]>
        : never
    expectTypeOf<Extract<Members<BrandLift>, Effect.Effect<unknown, unknown, unknown>>>().toEqualTypeOf<never>()
    expectTypeOf<Extract<Members<BrandLift>, Stream.Stream<unknown, unknown, unknown>>>().toEqualTypeOf<never>()
  })

  it("the methods of a createBrandLift client have parameters and results with the names and types from the spec", () => {
    expectTypeOf<Parameters<BrandLift["campaigns"]["get"]>[0]>().toEqualTypeOf<{ readonly id: string }>()
    expectTypeOf<Awaited<ReturnType<BrandLift["campaigns"]["get"]>>["campaign_id"]>().toEqualTypeOf<string>()
    expectTypeOf<BrandLift["campaigns"]["list"]>().toBeCallableWith()
  })
})
