/** The operations on the calling buyer's surveys. A live survey is part of the market and visible to all suppliers. */
import type { Handlers } from "../../http/Handler.ts"
import { envelope, failure } from "../LegacyErrors.ts"
import { isLive } from "../market/Survey.ts"
import type { operations, Survey } from "@fieldwork/specs/exchange/schema"
import type { ExchangeState } from "../ExchangeState.ts"
import { withDefaults } from "./BuyerFields.ts"
import * as Market from "./MarketSurvey.ts"
import { type BuyerSurvey, revise, statusOf } from "./BuyerSurvey.ts"
import { violations } from "./buyerSurveyRules.ts"

/** The number of the first survey that is created through the API. It is far above the numbers of the surveys that the market generates. */
export const firstBuyerNumber = 5_000_001

type Operations = "createSurvey" | "updateSurvey" | "getSurvey"

const show = (buyerSurvey: BuyerSurvey): Survey => ({
  ...buyerSurvey.fields,
  SurveyNumber: buyerSurvey.survey.number,
  SurveySID: buyerSurvey.survey.sid,
  SurveyStatusCode: statusOf(buyerSurvey)
})

export const handlers = ({
  market,
  now,
  buyerSurveys,
  random,
  timeline
}: ExchangeState): Pick<Handlers<operations>, Operations> => {
  const respondWith = (buyerSurvey: BuyerSurvey) =>
    ({ status: 200, body: { ...envelope(1), Survey: show(buyerSurvey) } }) as const

  const absent = (number: number) =>
    market.find(number) === undefined
      ? ({ status: 404, body: failure(`Survey ${number} does not exist`) } as const)
      : ({ status: 403, body: failure(`Survey ${number} belongs to another account`) } as const)

  return {
    createSurvey: ({ body }) => {
      timeline.catchUp()
      const fields = withDefaults(body)
      const wrong = violations(fields)
      if (wrong.length > 0) return { status: 400, body: failure(...wrong) }
      const number = firstBuyerNumber + buyerSurveys.size
      const survey = Market.create(random.fork(`own survey ${number}`), number, fields, now())
      const buyerSurvey = { fields, survey, wasLive: isLive(survey) }
      buyerSurveys.set(number, buyerSurvey)
      market.publish(survey, now())
      return respondWith(buyerSurvey)
    },

    updateSurvey: ({ body, params: { SurveyNumber } }) => {
      timeline.catchUp()
      const own = buyerSurveys.get(SurveyNumber)
      if (own === undefined) return absent(SurveyNumber)
      const { SurveyNumber: named, ...request } = body
      const wrong =
        named === SurveyNumber
          ? revise(own, withDefaults(request, own.fields))
          : ["SurveyNumber: This value must equal the number in the path."]
      if (wrong.length > 0) return { status: 400, body: failure(...wrong) }
      market.publish(own.survey, now())
      return respondWith(own)
    },

    getSurvey: ({ params: { SurveyNumber } }) => {
      timeline.catchUp()
      const own = buyerSurveys.get(SurveyNumber)
      return own === undefined ? absent(SurveyNumber) : respondWith(own)
    }
  }
}
