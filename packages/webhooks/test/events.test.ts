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

describe("the two streams", () => {
  const [opportunity] = buildOpportunities(1)
  const [outcome] = buildOutcomes(1)

  it("are told apart item by item, whatever the callback was sent as", async () => {
    const items = await all(decodeEvents(await verified([opportunity, outcome, { respondent_id: 7 }, opportunity])))
    expect(items.map(({ _tag, stream }) => [_tag, stream])).toEqual([
      ["GoodItem", "opportunities"],
      ["GoodItem", "outcomes"],
      ["BadItem", "outcomes"],
      ["GoodItem", "opportunities"]
    ])
  })

  it("never mix: an outcome is no opportunity, not even one that has lost its key", async () => {
    const { respondent_id: _id, ...keyless } = outcome ?? {}
    const sent = [outcome, keyless, { ...outcome, respondent_id: null }, { ...outcome, is_live: true }]
    expect((await all(decodeOpportunities(await verified(sent)))).map(flaw)).toEqual([
      ["/0", "it is an outcome and not an opportunity"],
      ["/1", "it is an outcome and not an opportunity"],
      ["/2", "it is an outcome and not an opportunity"],
      ["/3", "it is an outcome and not an opportunity"]
    ])
    expect((await all(decodeOutcomes(await verified([opportunity])))).map(flaw)).toEqual([
      ["/0", "it is an opportunity and not an outcome"]
    ])
  })

  it("never mix, also with a validator of the user's own", async () => {
    const items = await all(decodeOpportunities(await verified([outcome, opportunity]), { validate: () => null }))
    expect(items.map(({ _tag }) => _tag)).toEqual(["BadItem", "GoodItem"])
  })

  it("are read out of an object that wraps them, with pointers into it", async () => {
    const body = { sent_at: "now", opportunities: [opportunity, { survey_id: "x" }], outcomes: [outcome] }
    const items = await all(decodeEvents(await verified(body)))
    expect(items.map(flaw)).toEqual([
      "GoodItem",
      ["/opportunities/1/survey_id", "it is not of type integer"],
      "GoodItem"
    ])
    expect(items.map(({ index }) => index)).toEqual([0, 1, 2])
  })

  it("are read behind a byte order mark, and one item alone has an empty pointer", async () => {
    const items = await all(decodeEvents(await verified(`\uFEFF${JSON.stringify({ ...outcome, rpi: 7 })}`)))
    expect(items.map(flaw)).toEqual([["/rpi", "it is not of type object"]])
  })
})

describe("ids and amounts", () => {
  const decoded = async (text: string) => (await all(decodeOpportunities(await verified(text)))).map(flaw)

  it("are exact, or the item is bad: no id is read as another", async () => {
    expect(
      await decoded(`[{"survey_id":9007199254740993},{"survey_id":1e400},{"survey_id":9007199254740991}]`)
    ).toEqual([
      ["/0/survey_id", "it is too large to be exact"],
      ["/1/survey_id", "it is too large to be exact"],
      "GoodItem"
    ])
  })

  it("are finite", async () => {
    expect(await decoded(`[{"survey_id":1,"revenue_per_interview":{"value":1e400,"currency_code":"USD"}}]`)).toEqual([
      ["/0/revenue_per_interview/value", "it is too large to be exact"]
    ])
  })
})

describe("an iteration", () => {
  it("hands on the bytes of every item, good and bad, as they were sent", async () => {
    const texts = [`{"survey_id": 1, "message_reason":"new"}`, `{"survey_id":"x"}`, `nul`, `{"survey_id":2}`]
    const items = await all(decodeOpportunities(await verified(` [${texts.join(" , ")}] `)))
    expect(items.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(texts)
  })

  it("keeps the order when items are asked for before the last has come", async () => {
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

  it("ends where its consumer leaves it, and where a validator throws", async () => {
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
