/** The surveys that the exchange lists as live. The gap detector uses no other data from the exchange. */
import type { Effect } from "effect"

/** A survey that the exchange lists under a subscription. */
export interface ListedSurvey {
  readonly surveyId: number
  /** The time at which the exchange last sent the survey, in Unix seconds; undefined if the exchange does not state it. */
  readonly lastSent: number | undefined
}

/** The two lists of the exchange with which the gap detector compares the inbox. */
export interface Listing<E> {
  /** Surveys that are active under the subscription (operation 11 of the exchange document, with `surveys=true`). */
  readonly subscribed: Effect.Effect<ReadonlyArray<ListedSurvey>, E>
  /** The ids of surveys that have an allocation or an entry link (operation 21). */
  readonly allocated: Effect.Effect<ReadonlyArray<number>, E>
}
