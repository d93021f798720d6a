/**
 * The listing as the exchange's own services give it.
 */
import { type ApiError, Opportunities, SupplierSurveys } from "@fieldwork/exchange"
import { Effect, Stream } from "effect"
import type { Listing } from "./Listing.ts"

export const makeExchangeListing = Effect.fnUntraced(function* (
  supplierCode: string
): Effect.fn.Return<Listing<ApiError>, never, Opportunities | SupplierSurveys> {
  const opportunities = yield* Opportunities
  const surveys = yield* SupplierSurveys
  return {
    subscribed: Effect.map(
      opportunities.subscription({ supplier_code: supplierCode, surveys: true }),
      ({ surveys = [] }) =>
        surveys.map(({ survey_id, survey_lastSend }) => ({ surveyId: survey_id, lastSent: secondsOf(survey_lastSend) }))
    ),
    allocated: Stream.runCollect(surveys.allocated({ SupplierCode: supplierCode }))
  }
})

const secondsOf = (time: string | undefined): number | undefined => {
  const millis = time === undefined ? NaN : Date.parse(time)
  return Number.isNaN(millis) ? undefined : Math.floor(millis / 1000)
}
