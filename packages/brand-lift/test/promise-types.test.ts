import { describe, expectTypeOf, it } from "@effect/vitest"
import type { PromiseClient } from "@fieldwork/core"
import type { make } from "../src/BrandLift.ts"
import type { BrandLift, Campaign, CampaignDetail, CampaignDraft, Respondent } from "../src/promise.ts"

type Computed = PromiseClient<ReturnType<typeof make>>

describe("declared Promise API", () => {
  it("the declared types of the Promise API match the types of the brand lift services", () => {
    expectTypeOf<Computed>().toExtend<BrandLift>()
    expectTypeOf<BrandLift>().toExtend<Computed>()
    expectTypeOf<keyof BrandLift>().toEqualTypeOf<keyof Computed>()
  })

  it("the declared types of the brand lift Promise API use the types from the spec", () => {
    expectTypeOf<Awaited<ReturnType<BrandLift["campaigns"]["get"]>>>().toEqualTypeOf<CampaignDetail>()
    expectTypeOf<Campaign>().toHaveProperty("campaign_name")
    expectTypeOf<CampaignDraft>().toHaveProperty("campaign_name")
    expectTypeOf<Respondent>().toBeObject()
  })
})
