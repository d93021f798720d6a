/** Reads the lists of live surveys with the exchange client. */
import { type ApiError, Opportunities, SupplierSurveys } from "@fieldwork/exchange"
import { Effect, Stream } from "effect"
import type { Listing } from "./Listing.ts"

/**
 * Creates the functions that read the two lists of live surveys: the surveys under the supplier's subscription, and the surveys allocated to the
 * supplier.
 *
 * @example
 * ```ts
 * import { Effect, Layer, Stream } from "effect"
 * import { Opportunities, SupplierSurveys } from "@fieldwork/exchange"
 * import { makeExchangeListing } from "@fieldwork/inbox"
 *
 * const exchange = Layer.merge(
 *   Opportunities.layerTest({ subscription: { surveys: [{ survey_id: 7, survey_lastSend: "2026-01-01T00:00:00Z" }] } }),
 *   SupplierSurveys.layerTest({ allocated: Stream.make(8) })
 * )
 * const listing = await Effect.runPromise(Effect.provide(makeExchangeListing("4711"), exchange))
 * await Effect.runPromise(listing.subscribed) // => [{ "surveyId": 7, "lastSent": 1767225600 }]
 * await Effect.runPromise(listing.allocated) // => [8]
 * ```
 */
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
