/** Creates an opportunities stream for surveys that the test provides. Deliveries are only recorded. */
import type { OpportunitiesSubscriptionRequest, Opportunity } from "@fieldwork/specs/exchange/schema"
import * as Clock from "../../../src/environment/Clock.ts"
import * as Random from "../../../src/environment/Random.ts"
import { buyers } from "../../../src/exchange/data/accounts.ts"
import type { Survey } from "../../../src/exchange/market/Survey.ts"
import * as SurveyGenerator from "../../../src/exchange/market/SurveyGenerator.ts"
import type { Callback, Deliveries } from "../../../src/exchange/streams/Deliveries.ts"
import * as Opportunities from "../../../src/exchange/streams/Opportunities.ts"
import { checkCallback } from "../../contract.ts"

export const supplier = "4711"

/** Creates a live survey (study type `adhoc`, locale `eng_us`) that is open to the supplier. */
export const survey = (number = 1_000_001): Survey => {
  const options = { churn: "calm", groups: 12 } as const
  const made = SurveyGenerator.generateSurvey(Random.make(7), SurveyGenerator.firstNumber, 0, options)
  return { ...made, number, buyer: buyers[0] ?? made.buyer, quotas: [{ ...made.quotas[0] }, ...made.quotas.slice(1)] }
}

export const subscription: OpportunitiesSubscriptionRequest = {
  callback: "http://panel.example/a",
  opportunities: [{ country_language: { eq: "eng_us" } }]
}

/** A callback with the URL to which it was sent. */
type SentCallback = Omit<Callback, "url"> & { readonly url: string | undefined }

export const startStream = (onSend: (callback: SentCallback) => void = () => {}) => {
  const clock = Clock.make(0)
  const sent: Array<SentCallback> = []
  const known = new Map<number, Survey>()
  const deliveries: Pick<Deliveries, "send"> = {
    send: async (callback) => {
      checkCallback("opportunities", JSON.parse(callback.body))
      const sentCallback = { ...callback, url: callback.url() }
      sent.push(sentCallback)
      onSend(sentCallback)
    }
  }
  const stream = Opportunities.make({
    clock,
    deliveries,
    surveyOf: (number) => known.get(number),
    settings: { locale_aliases: false }
  })
  return {
    clock,
    stream,
    sent,
    messages: () => sent.flatMap(({ body }) => JSON.parse(body) as ReadonlyArray<Opportunity>),
    /** Notifies the stream of changed surveys, and advances the clock to the next batch. */
    change: async (...surveys: ReadonlyArray<Survey>) => {
      for (const survey of surveys) {
        known.set(survey.number, survey)
        stream.changed(survey)
      }
      await clock.runTo(clock.now() + 15_000)
    }
  }
}

export const pause = (it: Survey) => {
  it.status = "05"
}
export const resume = (it: Survey) => {
  it.status = "03"
}
export const changeNothing = () => {}
export const raisePrice = (it: Survey) => {
  it.price += 100_000_000
}
export const pauseAndResume = (it: Survey) => {
  pause(it)
  resume(it)
}
/** Removes the other supplier's allocation from a survey. */
export const removeOtherAllocation = (it: Survey) => {
  it.allocations.delete("4712")
}
