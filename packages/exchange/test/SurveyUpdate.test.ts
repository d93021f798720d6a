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
  it("the update of a survey contains the current fields with the changes, without the SID", () => {
    const { SurveySID: _, ...fields } = survey
    assert.deepStrictEqual(SurveyUpdate.of(survey, { SurveyStatusCode: "05", Quota: 500 }), {
      SurveyNumber: 5_000_001,
      body: { ...fields, SurveyStatusCode: "05", Quota: 500 }
    })
  })

  it("a change to undefined leaves the field unchanged", () => {
    const changes = { QuotaCPI: undefined } as unknown as { QuotaCPI: number }
    assert.strictEqual(SurveyUpdate.of(survey, changes).body.QuotaCPI, 1.75)
  })

  it("unknown fields of the survey are kept in the update", () => {
    const { body } = SurveyUpdate.of({ ...survey, NewField: 1 } as typeof survey, {})
    assert.strictEqual(Reflect.get(body, "NewField"), 1)
  })

  it("a missing required field is named in an error and can be given with the changes", () => {
    const { ClientSurveyLiveURL, ...without } = survey
    assert.throws(
      () => SurveyUpdate.of(without, {}),
      "The survey has no ClientSurveyLiveURL, which an update requires: add it to the changes"
    )
    assert.strictEqual(SurveyUpdate.of(without, { ClientSurveyLiveURL }).body.ClientSurveyLiveURL, ClientSurveyLiveURL)
  })
})
