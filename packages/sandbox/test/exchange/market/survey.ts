/**
 * Surveys made by hand.
 */
import * as Random from "../../../src/environment/Random.ts"
import { withClientQuotas } from "../../../src/exchange/market/Conditions.ts"
import type { Quota, Status, Survey } from "../../../src/exchange/market/Survey.ts"
import * as SurveyGenerator from "../../../src/exchange/market/SurveyGenerator.ts"
import type { Condition, Operator } from "../../../src/exchange/respondents/Answers.ts"

export const options = { churn: "calm", groups: 12 } as const

/** A survey as the market has thousands. */
export const made = (
  seed: number,
  fixed: Partial<SurveyGenerator.Plan> = {},
  number = SurveyGenerator.firstNumber + 50
): Survey => SurveyGenerator.survey(Random.make(seed), number, 0, options, { status: "03" as Status, ...fixed })

export const condition = (question: number, precodes: ReadonlyArray<string>, operator: Operator = "OR"): Condition => ({
  question,
  operator,
  precodes
})

export const quota = (id: number, conditions: ReadonlyArray<Condition>, wanted: number): Quota => ({
  id,
  conditions,
  share: 1,
  wanted,
  entrants: 0,
  completes: 0
})

/** A survey that wants so many completes, and so many of each of these. */
export const wanting = (
  total: number,
  clients: ReadonlyArray<Quota>,
  qualifications: ReadonlyArray<Condition> = []
): Survey => ({
  ...made(2),
  countsPrescreens: false,
  device: "any",
  ...withClientQuotas(quota(1, [], total), qualifications, clients)
})
