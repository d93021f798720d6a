import { describe, expect, it } from "vitest"
import { contentHash, guessSurveyId, recall } from "../../src/project/Content.ts"
import { judge, type Judged } from "../../src/project/Item.ts"
import type { OpportunityRow } from "../../src/store/Rows.ts"
import { survey } from "../support/sender.ts"

const bytesOf = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value))

describe("the guess of a survey's id", () => {
  it.each([
    ['{"survey_id":4217001,"x":1}', 4_217_001],
    ['{ "survey_name" : "a" , "survey_id" : 7 }', 7],
    ['{"survey_id":12', undefined],
    ['{"survey_id":"7"}', undefined],
    ['{"survey_id":7.5}', undefined],
    ['{"survey_id":-7}', undefined],
    ['{"survey_id":1234567890123456}', undefined],
    ["7", undefined]
  ])("of %s is %s", (text, expected) => expect(guessSurveyId(Buffer.from(text))).toBe(expected))

  it("may be wrong where another object comes first, and reads nothing behind the item", () => {
    const body = Buffer.from('{"group":{"survey_id":1},"survey_id":2},{"survey_id":3}')
    expect(guessSurveyId(body.subarray(0, 39))).toBe(1)
    expect(guessSurveyId(body.subarray(0, 12))).toBeUndefined()
  })
})

describe("what was judged before", () => {
  const rowOf = (judged: Judged): OpportunityRow => {
    if (judged._tag !== "Opportunity") throw new Error(judged._tag)
    return { ...judged.facts, ordered_at: 1, signed_at: 1, sequence: 1, item: 0, changed_sequence: 1, changed_item: 0 }
  }

  it("is what judging the same bytes again says", () => {
    const bytes = bytesOf(survey(7))
    const judged = judge("opportunities", bytes)
    expect({ complaint: undefined, ...recall(rowOf(judged), contentHash(bytes)) }).toMatchObject(judged)
  })

  it("is nothing for other bytes, and for a survey that is not stored", () => {
    const row = rowOf(judge("opportunities", bytesOf(survey(7))))
    const hash = contentHash(bytesOf(survey(7, { total_remaining: 3 })))
    expect(recall(row, hash)).toBeUndefined()
    expect(recall(undefined, hash)).toBeUndefined()
  })

  it("is judged anew where it was not understood, as it may be by now", () => {
    const bytes = bytesOf(survey(7, { message_reason: "vanished" }))
    expect(recall(rowOf(judge("opportunities", bytes)), contentHash(bytes))).toBeUndefined()
  })
})
