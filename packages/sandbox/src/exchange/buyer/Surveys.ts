/** The operations on the surveys of the buyer that calls the API. A live survey is part of the market and visible to all suppliers. */
import type { Handlers } from "../../http/Handler.ts"
import { envelope, failure } from "../LegacyErrors.ts"
import { isLive } from "../market/Survey.ts"
import type { operations, Survey } from "@fieldwork/specs/exchange/schema"
import type { State } from "../State.ts"
import { complete } from "./Defaults.ts"
import * as Market from "./MarketSurvey.ts"
import { type OwnSurvey, revise, statusOf } from "./OwnSurvey.ts"
import { violations } from "./Rules.ts"

/** The first number of a survey that is created through the API. It is far above the numbers of the surveys that the market generates. */
export const firstOwnNumber = 5_000_001

type Operations = "createSurvey" | "updateSurvey" | "getSurvey"

const show = (own: OwnSurvey): Survey => ({
  ...own.fields,
  SurveyNumber: own.survey.number,
  SurveySID: own.survey.sid,
  SurveyStatusCode: statusOf(own)
})

export const handlers = ({
  market,
  now,
  ownSurveys,
  random,
  timeline
}: State): Pick<Handlers<operations>, Operations> => {
  const respondWith = (own: OwnSurvey) => ({ status: 200, body: { ...envelope(1), Survey: show(own) } }) as const

  const absent = (number: number) =>
    market.find(number) === undefined
      ? ({ status: 404, body: failure(`Survey ${number} does not exist`) } as const)
      : ({ status: 403, body: failure(`Survey ${number} belongs to another account`) } as const)

  return {
    createSurvey: ({ body }) => {
      timeline.catchUp()
      const fields = complete(body)
      const wrong = violations(fields)
      if (wrong.length > 0) return { status: 400, body: failure(...wrong) }
      const number = firstOwnNumber + ownSurveys.size
      const survey = Market.create(random.fork(`own survey ${number}`), number, fields, now())
      const own = { fields, survey, wasLive: isLive(survey) }
      ownSurveys.set(number, own)
      market.publish(survey, now())
      return respondWith(own)
    },

    updateSurvey: ({ body, params: { SurveyNumber } }) => {
      timeline.catchUp()
      const own = ownSurveys.get(SurveyNumber)
      if (own === undefined) return absent(SurveyNumber)
      const { SurveyNumber: named, ...request } = body
      const wrong =
        named === SurveyNumber
          ? revise(own, complete(request, own.fields))
          : ["SurveyNumber: This is not the number in the path."]
      if (wrong.length > 0) return { status: 400, body: failure(...wrong) }
      market.publish(own.survey, now())
      return respondWith(own)
    },

    getSurvey: ({ params: { SurveyNumber } }) => {
      timeline.catchUp()
      const own = ownSurveys.get(SurveyNumber)
      return own === undefined ? absent(SurveyNumber) : respondWith(own)
    }
  }
}
