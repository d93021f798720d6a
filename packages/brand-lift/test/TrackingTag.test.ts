import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { TrackingTag } from "../src/index.ts"

const campaignId = "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"
const url = "https://pixel.brand-lift.example/i"

const faultOf = (act: () => unknown): string => {
  try {
    act()
  } catch (cause) {
    if (cause instanceof TrackingTag.InvalidTagError) return cause.why
    throw cause
  }
  return "nothing"
}

describe("TrackingTag", () => {
  it("a tracking tag contains the campaign id, unencoded macros and encoded values", () => {
    const tag = TrackingTag.make({
      url,
      campaignId,
      parameters: { crid: TrackingTag.macro("%%CREATIVE_ID%%"), pid: "a b&c" },
      custom: { c1: "spring", c5: 7 }
    })
    assert.strictEqual(tag, `${url}?campaign_id=${campaignId}&crid=%%CREATIVE_ID%%&pid=a%20b%26c&c1=spring&c5=7`)
  })

  it("a tracking tag is added to the URL of an existing pixel and replaces parameters that are given again", () => {
    const pixel = `${url}?campaign_id=${campaignId}&crid=%%CREATIVE_ID%%&pid=%%PLACEMENT_ID%%&x`
    assert.strictEqual(
      TrackingTag.make({ url: pixel, campaignId, custom: { c1: "a" }, parameters: { pid: "p" } }),
      `${url}?campaign_id=${campaignId}&crid=%%CREATIVE_ID%%&x&pid=p&c1=a`
    )
  })

  it("TrackingTag.make writes the macros of an ad server in the syntax of that server", () => {
    const query_parameters = [
      { query_parameter: "crid", default_macro: "${CREATIVE_ID}" },
      { query_parameter: "pid", default_macro: "{{placement_id}}" },
      { query_parameter: "c1" }
    ]
    const parameters = TrackingTag.macrosOf({ id: 4, query_parameters })
    assert.strictEqual(
      TrackingTag.make({ url, campaignId, parameters }),
      `${url}?campaign_id=${campaignId}&crid=\${CREATIVE_ID}&pid={{placement_id}}`
    )
    assert.deepStrictEqual(TrackingTag.macrosOf({ id: 4 }), {})
  })

  it("TrackingTag.make writes the campaign id under the parameter name that the caller gives", () => {
    const tag = TrackingTag.make({ url, campaignId, campaignKey: "cid", parameters: { creative: 1 } })
    assert.strictEqual(tag, `${url}?cid=${campaignId}&creative=1`)
  })

  it.each([
    ["url", { url: "http://pixel.brand-lift.example/i" }],
    ["url", { url: `${url}#a` }],
    ["url", { url: "pixel.brand-lift.example" }],
    ["campaign", { campaignId: "" }],
    ["campaign", { campaignId: "7" }],
    ["other campaign", { url: `${url}?campaign_id=3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815` }],
    ["key", { parameters: { "a b": 1 } }],
    ["key", { parameters: { c1: "a" }, custom: { c1: "b" } }],
    ["key", { parameters: { campaign_id: "7" } }],
    ["macro", { parameters: { crid: { macro: "a&b" } } }],
    ["macro", { parameters: { crid: { macro: "" } } }]
  ])("TrackingTag.make reports the fault %s for the invalid settings %j", (fault, wrong) => {
    assert.strictEqual(
      faultOf(() => TrackingTag.make({ url, campaignId, ...wrong })),
      fault
    )
  })

  it.each([" ", "a b", "a#", 'a"', "a'", "<a", "a>", "a\n", "a\u0000"])(
    "TrackingTag.macro rejects the macro %j because it contains a character that a tag cannot contain",
    (text) => {
      assert.strictEqual(
        faultOf(() => TrackingTag.macro(text)),
        "macro"
      )
    }
  )

  it.prop(
    "the custom values of a tracking tag can be read back unchanged with the URL class",
    [Schema.String, Schema.String],
    ([first, second]) => {
      const [c1, c2] = [first.toWellFormed(), second.toWellFormed()]
      const { searchParams } = new URL(TrackingTag.make({ url, campaignId, custom: { c1, c2 } }))
      assert.deepStrictEqual([...searchParams], Object.entries({ campaign_id: campaignId, c1, c2 }))
    }
  )

  it("TrackingTag.image escapes the URL of a tracking tag in the HTML of the image", () => {
    const image = TrackingTag.image(`${url}?a='1'&b="<x>"`)
    assert.include(image, `src="${url}?a=&#39;1&#39;&amp;b=&quot;&lt;x&gt;&quot;" width="1" height="1"`)
  })
})
