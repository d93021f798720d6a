/** The surveys that the exchange lists as live. They are the only data from the exchange that the gap detector uses. */
import type { Effect } from "effect"

/** A survey that the exchange lists under a subscription. */
export interface ListedSurvey {
  readonly surveyId: number
  /** The time at which the exchange last sent the survey, in Unix seconds. Undefined if the exchange does not return the time. */
  readonly lastSent: number | undefined
}

/** The two lists from the exchange that the gap detector compares with the inbox. */
export interface Listing<E> {
  /** The surveys that are active under the subscription (operation 11 in the exchange's API document, with `surveys=true`). */
  readonly subscribed: Effect.Effect<ReadonlyArray<ListedSurvey>, E>
  /** The ids of surveys that have an allocation or an entry link (operation 21 in the exchange's API document). */
  readonly allocated: Effect.Effect<ReadonlyArray<number>, E>
}
