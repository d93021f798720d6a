import { expect, it } from "vitest"
import { curl } from "../src/samples/curl.ts"
import { sampleRouteOf } from "../src/samples/route-samples.ts"
import type { SampleRoute } from "../src/samples/sample-route.ts"
import { operations } from "../src/spec/operations.ts"

const route = (id: string): SampleRoute => {
  const found = operations.find(({ operation }) => operation.operationId === id)
  if (found === undefined) throw new Error(`no operation is named ${id}`)
  return sampleRouteOf(found)
}

it("a generated curl sample joins the values of a list parameter with commas", () => {
  const query = {
    confidence_level__in: [0.8, 0.9],
    media_channel__in: ["a", "b"],
    demographics: { demo_age__gte: "18" }
  }
  const text = curl(route("getQuestionLift"), { path: { campaigns_pk: "c", questions_pk: 7 }, query })
  expect(text).toContain("?confidence_level__in=0.8%2C0.9&media_channel__in=a%2Cb&demo_age__gte=18")
})

it("a generated curl sample escapes an apostrophe in the request body for the shell", () => {
  const body = { mediaType: "application/json", value: { campaign_name: "Alder's" } }
  expect(curl(route("createCampaign"), { path: {}, query: {}, body })).toContain(String.raw`Alder'\''s`)
})
