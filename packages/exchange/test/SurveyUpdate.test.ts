import { assert, describe, it } from "@effect/vitest"
import { SurveyUpdate } from "../src/index.ts"

const survey = {
  SurveyNumber: 5_000_001,
  SurveySID: "4f1c1ba2-6d0e-4f0b-9a59-8a3b7a6e7c11",
  SurveyStatusCode: "03",
  SurveyName: "Evening snacks",
  CountryLanguageID: 9,
  ClientSurveyLiveURL: "https://surveys.example.com/evening-snacks",
  QuotaCPI: 1.75,
  Quota: 400
}

describe("SurveyUpdate.of", () => {
  it("SurveyUpdate.of combines the current fields of a survey with the changes and omits the SID", () => {
    const { SurveySID: _, ...fields } = survey
    assert.deepStrictEqual(SurveyUpdate.of(survey, { SurveyStatusCode: "05", Quota: 500 }), {
      SurveyNumber: 5_000_001,
      body: { ...fields, SurveyStatusCode: "05", Quota: 500 }
    })
  })

  it("SurveyUpdate.of leaves a field unchanged when its change is undefined", () => {
    const changes = { QuotaCPI: undefined } as unknown as { QuotaCPI: number }
    assert.strictEqual(SurveyUpdate.of(survey, changes).body.QuotaCPI, 1.75)
  })

  it("SurveyUpdate.of keeps unknown fields of the survey", () => {
    const { body } = SurveyUpdate.of({ ...survey, NewField: 1 } as typeof survey, {})
    assert.strictEqual(Reflect.get(body, "NewField"), 1)
  })

  it("if the survey lacks a required field, SurveyUpdate.of takes it from the changes, or names it in an error if they lack it too", () => {
    const { ClientSurveyLiveURL, ...without } = survey
    assert.throws(
      () => SurveyUpdate.of(without, {}),
      "The survey has no ClientSurveyLiveURL, which an update requires: add it to the changes"
    )
    assert.strictEqual(SurveyUpdate.of(without, { ClientSurveyLiveURL }).body.ClientSurveyLiveURL, ClientSurveyLiveURL)
  })
})
