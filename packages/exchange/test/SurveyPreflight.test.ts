import { assert, describe, it } from "@effect/vitest"
import { Money, SurveyPreflight } from "../src/index.ts"

const survey = {
  SurveyName: "Evening snacks",
  Quota: 400,
  QuotaCPI: 1.75,
  BusinessUnitID: 2201,
  IsVerifyCallBack: true,
  UniquePID: true,
  TestRedirectURL: "https://surveys.example.com/evening-snacks?live=0"
}

const euro = { currency: "EUR" }

const without = (field: keyof typeof survey) => {
  const { [field]: _, ...rest } = survey
  return rest
}

describe("SurveyPreflight", () => {
  it("the preflight states the maximum cost of a survey in the currency of its business unit", () => {
    const { findings, maxCost, sentence } = SurveyPreflight.check(survey, euro)
    assert.deepStrictEqual(maxCost, Money.make(700, "EUR"))
    assert.strictEqual(sentence, '"Evening snacks" may cost 700 EUR before fees: 400 completes at 1.75 EUR.')
    assert.deepStrictEqual(findings, [])
  })

  it("the survey preflight computes the maximum cost exactly where doubles are not exact", () => {
    const { maxCost } = SurveyPreflight.check({ ...survey, Quota: 3, QuotaCPI: 1.1 }, euro)
    assert.deepStrictEqual(maxCost, Money.make("3.3", "EUR"))
  })

  it("the survey preflight counts prescreens as completes in the maximum cost because all of them may complete", () => {
    const { sentence } = SurveyPreflight.check({ ...survey, QuotaCalculationTypeID: 2 }, euro)
    assert.include(sentence, "400 prescreens, of which all may complete, at 1.75 EUR")
  })

  it.each([
    ["noQuota", without("Quota"), false],
    ["noQuota", { ...survey, Quota: 1.5 }, false],
    ["noQuota", { ...survey, Quota: -1 }, false],
    ["noPrice", without("QuotaCPI"), false],
    ["priceTooLow", { ...survey, QuotaCPI: 0.009 }, false],
    ["priceTooLow", { ...survey, QuotaCPI: -1 }, false],
    ["priceInexact", { ...survey, QuotaCPI: 1e-10 }, false],
    ["noBusinessUnit", without("BusinessUnitID"), true],
    ["callbackUnverified", { ...survey, IsVerifyCallBack: false }, true],
    ["repeatsAllowed", without("UniquePID"), true],
    ["noTestLink", { ...survey, TestRedirectURL: "" }, true]
  ] as const)(
    "the survey preflight reports only the finding %s for a survey with that single problem",
    (kind, given, isPriced) => {
      const { findings, maxCost, sentence } = SurveyPreflight.check(given, euro)
      assert.deepStrictEqual(
        findings.map((finding) => finding.kind),
        [kind]
      )
      assert.strictEqual(maxCost !== undefined, isPriced)
      assert.strictEqual(sentence.includes("is unknown"), !isPriced)
    }
  )

  it("the survey preflight describes a survey without a name in a complete sentence", () => {
    const { SurveyName: _, ...unnamed } = survey
    assert.match(SurveyPreflight.check(unnamed, euro).sentence, /^The survey may cost /)
    const { sentence } = SurveyPreflight.check({ ...unnamed, Quota: -1 }, euro)
    assert.strictEqual(sentence, "The cost of the survey is unknown.")
  })

  it("the survey preflight reports no finding for a live survey with the lowest permitted price of 0.01", () => {
    assert.deepStrictEqual(SurveyPreflight.check({ ...survey, QuotaCPI: 0.01 }, euro).findings, [])
  })

  it("SurveyPreflight.check throws InvalidMoneyError for an invalid currency", () => {
    assert.throws(() => SurveyPreflight.check(survey, { currency: "euro" }), Money.InvalidMoneyError)
  })
})
