/** Creates surveys and quotas for tests. */
import * as Random from "../../../src/environment/Random.ts"
import { withClientQuotas } from "../../../src/exchange/market/Conditions.ts"
import type { Quota, Status, Survey } from "../../../src/exchange/market/Survey.ts"
import * as SurveyGenerator from "../../../src/exchange/market/SurveyGenerator.ts"
import type { Condition, Operator } from "../../../src/exchange/respondents/Answers.ts"

export const options = { churn: "calm", groups: 12 } as const

/** Generates a survey in the same way as the market does. */
export const generateSurvey = (
  seed: number,
  fixed: Partial<SurveyGenerator.SurveyPlan> = {},
  number = SurveyGenerator.firstNumber + 50
): Survey => SurveyGenerator.generateSurvey(Random.make(seed), number, 0, options, { status: "03" as Status, ...fixed })

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

/** Creates a survey with a total quota and the given client quotas. */
export const surveyWithQuotas = (
  total: number,
  clients: ReadonlyArray<Quota>,
  qualifications: ReadonlyArray<Condition> = []
): Survey => ({
  ...generateSurvey(2),
  countsPrescreens: false,
  device: "any",
  ...withClientQuotas(quota(1, [], total), qualifications, clients)
})
