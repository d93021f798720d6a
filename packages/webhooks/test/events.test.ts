import { describe, expect, it } from "vitest"
import { decodeOpportunities, decodeOutcomes, type Item } from "../src/events.ts"
import { createVerifier } from "../src/index.node.ts"
import { buildOpportunities, buildOutcomes, generateSigningKey, signCallback } from "../src/testing.ts"

const key = await generateSigningKey()
const verifier = createVerifier({ keys: [key] })
const verified = async (body: unknown) => verifier.verify(await signCallback({ keys: [key], body }))

const all = async <T>(items: AsyncIterable<Item<T>>): Promise<ReadonlyArray<Item<T>>> => {
  const list: Array<Item<T>> = []
  for await (const item of items) list.push(item)
  return list
}

const flaw = (item: Item<unknown> | undefined) => (item?._tag === "BadItem" ? [item.path, item.reason] : item?._tag)

describe("decodeOpportunities", () => {
  it("passes what the exchange document describes, whole and in order", async () => {
    const sent = buildOpportunities(50)
    const items = await all(decodeOpportunities(await verified(sent)))
    expect(items.map((item) => item._tag === "GoodItem" && item.value)).toEqual(sent)
  })

  it.each([
    ["a message_reason", { message_reason: "paused" }],
    ["a field", { brand_new: [{ a: 1 }] }],
    ["a study type and a relationship", { study_type: "diary", relationship_type: "invited" }],
    ["a locale", { country_language: "tlh_kx" }],
    ["no recontact panelists", { respondent_pids: null }]
  ])("passes %s that no document lists", async (_what, fields) => {
    const [sent] = buildOpportunities(1)
    const items = await all(decodeOpportunities(await verified([{ ...sent, ...fields }])))
    expect(items.map(({ _tag }) => _tag)).toEqual(["GoodItem"])
  })

  it("names what is missing or of another type, beside the good ones", async () => {
    const [good] = buildOpportunities(1)
    const { survey_id: _id, ...anonymous } = good ?? {}
    const quotas = [{ ...good?.survey_quotas?.[0], number_of_respondents: "forty" }]
    const sent = [good, anonymous, { ...good, total_remaining: "200" }, { ...good, survey_quotas: quotas }, null, good]
    expect((await all(decodeOpportunities(await verified(sent)))).map(flaw)).toEqual([
      "GoodItem",
      ["/1/survey_id", "it is missing"],
      ["/2/total_remaining", "it is not of type integer"],
      ["/3/survey_quotas/0/number_of_respondents", "it is not of type integer"],
      ["/4", "it is not of type object"],
      "GoodItem"
    ])
  })
})

describe("decodeOutcomes", () => {
  it("passes codes that no table lists and blank identifiers, in an array or alone", async () => {
    const [outcome] = buildOutcomes(1)
    const blank = { ...outcome, marketplace_status: 237, panelist_id: "", session_id: null }
    const unlisted = { ...outcome, marketplace_status: 999, client_status: -12 }
    const tags = async (body: unknown) => (await all(decodeOutcomes(await verified(body)))).map(({ _tag }) => _tag)
    expect(await tags([outcome, blank, unlisted])).toEqual(["GoodItem", "GoodItem", "GoodItem"])
    expect(await tags(blank)).toEqual(["GoodItem"])
  })

  it("keeps money as the text it was sent as", async () => {
    const [item] = await all(decodeOutcomes(await verified(buildOutcomes(1))))
    expect(item?._tag === "GoodItem" && item.value.rpi?.value).toBe("1.234567891")
  })

  it("names what is missing", async () => {
    const [item] = await all(decodeOutcomes(await verified([{ survey_id: 1 }])))
    expect(flaw(item)).toEqual(["/0/respondent_id", "it is missing"])
  })
})
