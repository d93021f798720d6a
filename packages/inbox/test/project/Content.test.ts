import { describe, expect, it } from "vitest"
import { contentHash, guessSurveyId, recall } from "../../src/project/Content.ts"
import { interpretItem } from "../../src/project/interpretItem.ts"
import type { Interpretation } from "../../src/project/ItemFacts.ts"
import type { OpportunityRow } from "../../src/store/Rows.ts"
import { survey } from "../support/sender.ts"

const bytesOf = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value))

describe("guessSurveyId", () => {
  it.each([
    ['{"survey_id":4217001,"x":1}', 4_217_001],
    ['{ "survey_name" : "a" , "survey_id" : 7 }', 7],
    ['{"survey_id":12', undefined],
    ['{"survey_id":"7"}', undefined],
    ['{"survey_id":7.5}', undefined],
    ['{"survey_id":-7}', undefined],
    ['{"survey_id":1234567890123456}', undefined],
    ["7", undefined]
  ])("guessSurveyId reads the survey id in the bytes %s as %s", (text, expected) =>
    expect(guessSurveyId(Buffer.from(text))).toBe(expected)
  )

  it("guessSurveyId returns the first survey_id within the given bytes, even one in a nested object", () => {
    const body = Buffer.from('{"group":{"survey_id":1},"survey_id":2},{"survey_id":3}')
    expect(guessSurveyId(body.subarray(0, 39))).toBe(1)
    expect(guessSurveyId(body.subarray(0, 12))).toBeUndefined()
  })
})

describe("recall", () => {
  const rowOf = (interpretation: Interpretation): OpportunityRow => {
    if (interpretation._tag !== "Opportunity") throw new Error(interpretation._tag)
    return {
      ...interpretation.facts,
      ordered_at: 1,
      signed_at: 1,
      sequence: 1,
      item: 0,
      changed_sequence: 1,
      changed_item: 0
    }
  }

  it("for an unchanged survey, recall restores from the stored row the same result that interpretItem returns for the survey's bytes", () => {
    const bytes = bytesOf(survey(7))
    const interpretation = interpretItem("opportunities", bytes)
    expect({ complaint: undefined, ...recall(rowOf(interpretation), contentHash(bytes)) }).toMatchObject(interpretation)
  })

  it("recall returns undefined if the received survey is not stored, or if its bytes differ from those of the stored version", () => {
    const row = rowOf(interpretItem("opportunities", bytesOf(survey(7))))
    const hash = contentHash(bytesOf(survey(7, { total_remaining: 3 })))
    expect(recall(row, hash)).toBeUndefined()
    expect(recall(undefined, hash)).toBeUndefined()
  })

  it("recall does not reuse the interpretation of an invalid stored survey: it returns undefined when the same bytes arrive again", () => {
    const bytes = bytesOf(survey(7, { message_reason: "vanished" }))
    expect(recall(rowOf(interpretItem("opportunities", bytes)), contentHash(bytes))).toBeUndefined()
  })
})
