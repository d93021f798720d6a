/**
 * What the exchange itself says is live: all that the gap detector needs to know of it.
 */
import type { Effect } from "effect"

export interface ListedSurvey {
  readonly surveyId: number
  /** When the exchange last sent it, unix seconds; undefined when it does not say. */
  readonly lastSent: number | undefined
}

export interface Listing<E> {
  /** Surveys active under the subscription (the exchange document, operation 11 with `surveys=true`). */
  readonly subscribed: Effect.Effect<ReadonlyArray<ListedSurvey>, E>
  /** Surveys with an allocation or an entry link (operation 21). */
  readonly allocated: Effect.Effect<ReadonlyArray<number>, E>
}
