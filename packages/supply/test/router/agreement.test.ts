import { expect, it } from "vitest"
import { exclusions, uncertainties } from "../../src/index.ts"
import { compareAll } from "../support/agreement.ts"
import { referenceVerdict } from "../reference/reference.ts"

it("for random surveys and respondents, the router, the linear matcher and the reference implementation give equal verdicts and reasons", () => {
  const options = {
    seed: 26,
    surveys: 1_000,
    respondents: 600,
    pairs: 25,
    fullMatches: 4,
    matchers: { reference: referenceVerdict }
  }
  const { byReason, byVerdict, differences } = compareAll(options)
  expect(differences).toEqual([])
  expect(Object.keys(byVerdict).toSorted()).toEqual(["eligible", "ineligible", "unknown"])
  expect(Object.keys(byReason).toSorted()).toEqual([...exclusions, ...uncertainties].toSorted())
})
