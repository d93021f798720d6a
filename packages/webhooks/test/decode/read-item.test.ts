import type { ObjectShape } from "@fieldwork/exchange-client"
import {
  isOpportunity,
  isOutcome,
  Opportunity,
  OpportunityShape,
  Outcome,
  OutcomeShape
} from "@fieldwork/exchange-client/validators"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeGoodStreams } from "../../src/decode/GoodStreams.ts"
import { goodStream } from "../../src/decode/readItem.ts"
import { readItem, type StreamName } from "../../src/events.ts"
import { buildOpportunities, buildOutcomes, mutateItem } from "../../src/testing.ts"

const [opportunity = {}] = buildOpportunities(1)
const [outcome = {}] = buildOutcomes(1)

describe("stream of an item", () => {
  it.each<readonly [string, object, StreamName | undefined]>([
    ["an opportunity", opportunity, "opportunities"],
    ["an outcome", outcome, "outcomes"],
    ["an opportunity with a field that outcomes have", { ...opportunity, entry_date: "2026-01-01" }, "opportunities"],
    ["an outcome with fields that opportunities have", { ...outcome, survey_name: "x", is_live: true }, "outcomes"],
    ["an outcome without its key", { ...outcome, respondent_id: undefined }, "outcomes"],
    ["an outcome whose key is null", { ...outcome, respondent_id: null }, "outcomes"],
    ["an opportunity without its reason", { ...opportunity, message_reason: null }, "opportunities"],
    ["only a survey id", { survey_id: 1 }, "opportunities"],
    ["an unknown field only", { brand_new: 1 }, undefined],
    ["the key fields of both streams", { respondent_id: "r", message_reason: "new", survey_id: 1 }, undefined],
    ["fields of both streams without a key field", { survey_id: 1, is_live: true, client_status: 10 }, undefined]
  ])("the stream of a callback item is determined by its fields: %s", (_what, fields, stream) => {
    const item: unknown = JSON.parse(JSON.stringify(fields))
    expect(readItem(item).stream).toBe(stream)
    expect(readItem(item, "opportunities").stream).toBe(
      stream === undefined && "brand_new" in fields ? "opportunities" : stream
    )
  })

  it("readItem assigns a callback item whose fields do not determine its stream to the stream that the caller expects", () => {
    expect(readItem({ survey_id: 1 }, "outcomes")).toMatchObject({
      stream: "outcomes",
      issues: [{ path: "/respondent_id", message: "it is missing" }]
    })
  })
})

describe("issues of an item", () => {
  const issues = (text: string): ReadonlyArray<readonly [string, string]> =>
    readItem(JSON.parse(text)).issues.map(({ message, path }) => [path, message])

  it.each([
    [`{"survey_id":9007199254740993,"message_reason":"new"}`, "/survey_id", "it is too large to be exact"],
    [`{"survey_id":1e400,"message_reason":"new"}`, "/survey_id", "it is too large to be exact"],
    [`{"survey_id":-9007199254740993,"message_reason":"new"}`, "/survey_id", "it is too large to be exact"],
    [`{"survey_id":1.5,"message_reason":"new"}`, "/survey_id", "it is not of type integer"],
    [`{"survey_id":1,"conversion":1e400}`, "/conversion", "it is too large to be exact"],
    [
      `{"survey_id":1,"revenue_per_interview":{"value":1e400}}`,
      "/revenue_per_interview/value",
      "it is too large to be exact"
    ],
    [
      `{"survey_id":1,"revenue_per_interview":{"value":8388609}}`,
      "/revenue_per_interview/value",
      "it is not an amount of at most nine decimals"
    ],
    [
      `{"survey_id":1,"survey_quotas":[{"survey_quota_id":9007199254740993}]}`,
      "/survey_quotas/0/survey_quota_id",
      "it is too large to be exact"
    ],
    [`{"survey_id":1,"survey_group_ids":[1,null]}`, "/survey_group_ids/1", "it is not of type integer"],
    [
      `{"respondent_id":"r","rpi":{"value":"1.0000000001"}}`,
      "/rpi/value",
      "it is not an amount of at most nine decimals"
    ],
    [`{"respondent_id":"r","rpi":{"value":"Infinity"}}`, "/rpi/value", "it is not an amount of at most nine decimals"],
    [`{"respondent_id":"r","survey_id":9007199254740992}`, "/survey_id", "it is too large to be exact"],
    [`{"respondent_id":""}`, "/respondent_id", "it is empty"],
    [`{"respondent_id":"a\\u0000b"}`, "/respondent_id", "it contains a null character"],
    [`{"respondent_id":"a\\ud800"}`, "/respondent_id", "it contains a lone surrogate"],
    [`{"respondent_id":"${"x".repeat(1001)}"}`, "/respondent_id", "it is longer than 1000 bytes"],
    [`{"respondent_id":"${"€".repeat(334)}"}`, "/respondent_id", "it is longer than 1000 bytes"]
  ])("readItem reports the path and the reason of the issue in the item %s", (text, path, message) => {
    expect(issues(text)).toEqual([[path, message]])
  })

  it.each([
    `{"survey_id":9007199254740991,"message_reason":"new"}`,
    `{"survey_id":1.0,"revenue_per_interview":{"value":0.30000000000000004,"currency_code":"USD"}}`,
    `{"survey_id":1,"revenue_per_interview":{"value":8388608}}`,
    `{"survey_id":1,"survey_name":"${"x".repeat(500)}"}`,
    `{"survey_id":1,"survey_name":null,"survey_quotas":null,"revenue_per_interview":null}`,
    `{"survey_id":1,"survey_quotas":[{"survey_quota_id":1,"questions":null,"conversion":null}]}`,
    `{"respondent_id":"é🎉","rpi":{"value":"9007199.254740991"}}`,
    `{"respondent_id":"r","rpi":{"value":" .5 "},"panelist_id":null}`
  ])("readItem reports no issue for the item %s", (text) => {
    expect(issues(text)).toEqual([])
  })

  it("readItem removes a null that the spec does not allow, so that the value has its declared type", () => {
    const { fields } = readItem(
      JSON.parse(
        `{"survey_id":1,"survey_name":null,"respondent_pids":null,"survey_quotas":[{"survey_quota_id":1,"conversion":null}]}`
      )
    )
    expect(fields).toEqual({ survey_id: 1, respondent_pids: null, survey_quotas: [{ survey_quota_id: 1 }] })
  })
})

describe("item readers", () => {
  const shapes: ReadonlyArray<readonly [StreamName, ObjectShape, typeof isOpportunity]> = [
    ["opportunities", OpportunityShape, isOpportunity],
    ["outcomes", OutcomeShape, isOutcome]
  ]

  it("a field that occurs in both opportunities and outcomes has the same shape in both", () => {
    for (const name of Object.keys(OutcomeShape.fields)) {
      const ofOpportunity = OpportunityShape.fields[name]
      if (ofOpportunity !== undefined) expect(ofOpportunity).toEqual(OutcomeShape.fields[name])
    }
  })

  it("readItem accepts every mutated callback item that the faster checks accept, and only items with field types that the spec allows", () => {
    const seen = { good: 0, bad: 0 }
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...shapes), (seed, [stream, , isOfShape]) => {
        const text = mutateItem(stream === "outcomes" ? outcome : opportunity, seed)
        const copy = (): Record<string, unknown> => JSON.parse(text)
        const close = readItem(copy())
        const [byName] = makeGoodStreams(undefined, () => 0)([copy()], 1)
        const parsed = copy()
        const isObject = typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)
        const walked = isObject ? goodStream(parsed, undefined) : undefined
        if (walked !== undefined) expect(close).toMatchObject({ stream: walked, issues: [] })
        if (byName !== undefined) expect(close).toMatchObject({ stream: byName, issues: [] })
        if (close.issues.length === 0) {
          seen.good++
          const validator = close.stream === "outcomes" ? Outcome : Opportunity
          const rest = validator(close.fields) ? [] : (validator.errors ?? [])
          expect(rest.filter(({ keyword }) => keyword === "type" || keyword === "required")).toEqual([])
          if (close.stream === stream) expect(isOfShape(close.fields)).toBe(true)
        } else seen.bad++
      }),
      { numRuns: 5000 }
    )
    expect(seen.good).toBeGreaterThan(500)
    expect(seen.bad).toBeGreaterThan(500)
  })
})
