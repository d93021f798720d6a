import { describe, expect, it } from "vitest"
import { decodeEvents, decodeItems, decodeOpportunities, decodeOutcomes, type Item } from "../src/events.ts"
import { createVerifier } from "../src/index.node.ts"
import { buildOpportunities, buildOutcomes, generateSigningKey, signCallback } from "../src/testing.ts"

const key = await generateSigningKey()
const verifier = createVerifier({ keys: [key] })
const verified = async (body: unknown) => verifier.verify(await signCallback({ keys: [key], body }))

const all = async <I>(items: AsyncIterable<I>): Promise<ReadonlyArray<I>> => {
  const list: Array<I> = []
  for await (const item of items) list.push(item)
  return list
}

const problemOf = (item: Item<unknown> | undefined) =>
  item?._tag === "BadItem" ? [item.path, item.reason] : item?._tag

describe("decodeOpportunities", () => {
  it("decodeOpportunities yields documented opportunities unchanged and in order", async () => {
    const sent = buildOpportunities(50)
    const items = await all(decodeOpportunities(await verified(sent)))
    expect(items.map((item) => item._tag === "GoodItem" && item.value)).toEqual(sent)
  })

  it.each([
    ["an unknown message_reason", { message_reason: "paused" }],
    ["an unknown field", { brand_new: [{ a: 1 }] }],
    ["an unknown study type and relationship", { study_type: "diary", relationship_type: "invited" }],
    ["an unknown locale", { country_language: "tlh_kx" }],
    ["a null in respondent_pids", { respondent_pids: null }]
  ])("decodeOpportunities accepts %s that the API document does not list", async (_what, fields) => {
    const [sent] = buildOpportunities(1)
    const items = await all(decodeOpportunities(await verified([{ ...sent, ...fields }])))
    expect(items.map(({ _tag }) => _tag)).toEqual(["GoodItem"])
  })

  it("decodeOpportunities names the missing or mistyped field of each bad item and yields the good items around it", async () => {
    const [good] = buildOpportunities(1)
    const { survey_id: _id, ...anonymous } = good ?? {}
    const quotas = [{ ...good?.survey_quotas?.[0], number_of_respondents: "forty" }]
    const sent = [good, anonymous, { ...good, total_remaining: "200" }, { ...good, survey_quotas: quotas }, null, good]
    expect((await all(decodeOpportunities(await verified(sent)))).map(problemOf)).toEqual([
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
  it("decodeOutcomes accepts unlisted codes and blank identifiers, in an array or as a single object", async () => {
    const [outcome] = buildOutcomes(1)
    const blank = { ...outcome, marketplace_status: 237, panelist_id: "", session_id: null }
    const unlisted = { ...outcome, marketplace_status: 999, client_status: -12 }
    const tags = async (body: unknown) => (await all(decodeOutcomes(await verified(body)))).map(({ _tag }) => _tag)
    expect(await tags([outcome, blank, unlisted])).toEqual(["GoodItem", "GoodItem", "GoodItem"])
    expect(await tags(blank)).toEqual(["GoodItem"])
  })

  it("decodeOutcomes keeps an amount as the string that was sent", async () => {
    const [item] = await all(decodeOutcomes(await verified(buildOutcomes(1))))
    expect(item?._tag === "GoodItem" && item.value.rpi?.value).toBe("1.234567891")
  })

  it("decodeOutcomes yields a bad item that names the missing field of the outcome", async () => {
    const [item] = await all(decodeOutcomes(await verified([{ survey_id: 1 }])))
    expect(problemOf(item)).toEqual(["/0/respondent_id", "it is missing"])
  })
})

describe("opportunities and outcomes", () => {
  const [opportunity] = buildOpportunities(1)
  const [outcome] = buildOutcomes(1)

  it("decodeEvents assigns each item of a callback to its stream", async () => {
    const items = await all(decodeEvents(await verified([opportunity, outcome, { respondent_id: 7 }, opportunity])))
    expect(items.map(({ _tag, stream }) => [_tag, stream])).toEqual([
      ["GoodItem", "opportunities"],
      ["GoodItem", "outcomes"],
      ["BadItem", "outcomes"],
      ["GoodItem", "opportunities"]
    ])
  })

  it("decodeOpportunities yields an outcome as a bad item, even without respondent_id, and decodeOutcomes yields an opportunity as one", async () => {
    const { respondent_id: _id, ...keyless } = outcome ?? {}
    const sent = [outcome, keyless, { ...outcome, respondent_id: null }, { ...outcome, is_live: true }]
    expect((await all(decodeOpportunities(await verified(sent)))).map(problemOf)).toEqual([
      ["/0", "it is an outcome and not an opportunity"],
      ["/1", "it is an outcome and not an opportunity"],
      ["/2", "it is an outcome and not an opportunity"],
      ["/3", "it is an outcome and not an opportunity"]
    ])
    expect((await all(decodeOutcomes(await verified([opportunity])))).map(problemOf)).toEqual([
      ["/0", "it is an opportunity and not an outcome"]
    ])
  })

  it("decodeOpportunities rejects an outcome even if a custom validator accepts every item", async () => {
    const items = await all(decodeOpportunities(await verified([outcome, opportunity]), { validate: () => null }))
    expect(items.map(({ _tag }) => _tag)).toEqual(["BadItem", "GoodItem"])
  })

  it("decodeEvents reads the items in a wrapper object and reports a bad item with a JSON pointer from the root of the callback body", async () => {
    const body = { sent_at: "now", opportunities: [opportunity, { survey_id: "x" }], outcomes: [outcome] }
    const items = await all(decodeEvents(await verified(body)))
    expect(items.map(problemOf)).toEqual([
      "GoodItem",
      ["/opportunities/1/survey_id", "it is not of type integer"],
      "GoodItem"
    ])
    expect(items.map(({ index }) => index)).toEqual([0, 1, 2])
  })

  it("decodeEvents of a single outcome after a byte order mark reports an invalid rpi under the JSON pointer /rpi", async () => {
    const items = await all(decodeEvents(await verified(`\uFEFF${JSON.stringify({ ...outcome, rpi: 7 })}`)))
    expect(items.map(problemOf)).toEqual([["/rpi", "it is not of type object"]])
  })
})

describe("ids and amounts", () => {
  const decoded = async (text: string) => (await all(decodeOpportunities(await verified(text)))).map(problemOf)

  it("an id that is too large to be exact makes its callback item bad instead of being rounded", async () => {
    expect(
      await decoded(`[{"survey_id":9007199254740993},{"survey_id":1e400},{"survey_id":9007199254740991}]`)
    ).toEqual([
      ["/0/survey_id", "it is too large to be exact"],
      ["/1/survey_id", "it is too large to be exact"],
      "GoodItem"
    ])
  })

  it("an amount that is not finite makes its callback item bad", async () => {
    expect(await decoded(`[{"survey_id":1,"revenue_per_interview":{"value":1e400,"currency_code":"USD"}}]`)).toEqual([
      ["/0/revenue_per_interview/value", "it is too large to be exact"]
    ])
  })
})

describe("iteration over items", () => {
  it("each good or bad item from decodeOpportunities has the bytes of the item as they were sent", async () => {
    const texts = [`{"survey_id": 1, "message_reason":"new"}`, `{"survey_id":"x"}`, `nul`, `{"survey_id":2}`]
    const items = await all(decodeOpportunities(await verified(` [${texts.join(" , ")}] `)))
    expect(items.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(texts)
  })

  it("decoded callback items keep their order when next is called before earlier items have arrived", async () => {
    const now = { millis: 0 }
    const scheduler = {
      now: () => (now.millis += 3),
      pause: () => new Promise<void>((resolve) => setImmediate(resolve))
    }
    const items = decodeOpportunities(await verified(buildOpportunities(20)), { scheduler })
    const results = await Promise.all(Array.from({ length: 22 }, () => items.next()))
    expect(results.map(({ value }) => value?.index)).toEqual([
      ...Array.from({ length: 20 }, (_, index) => index),
      undefined,
      undefined
    ])
  })

  it("iterating over callback items ends when the consumer stops and when a validator throws", async () => {
    const items = decodeOpportunities(await verified(buildOpportunities(3)))
    for await (const { index } of items) if (index === 1) break
    expect(await items.next()).toEqual({ done: true, value: undefined })
    const validate = () => {
      throw new Error("broken")
    }
    const failing = decodeItems(await verified([1, 2]), { validate })
    await expect(failing.next()).rejects.toThrow("broken")
    expect(await failing.next()).toEqual({ done: true, value: undefined })
  })
})
