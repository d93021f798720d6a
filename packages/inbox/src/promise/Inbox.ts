/**
 * The inbox on the Promise face. No type here mentions Effect.
 */
import type { Exchange } from "@fieldwork/exchange/promise"
import type { ReceiverOptions } from "@fieldwork/webhooks"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { ReadApi, ReadApiOptions } from "../http/ReadApiOptions.ts"
import type { StreamName } from "../Message.ts"
import type { InboxSettings, PublicKeyEntry } from "../open/InboxSettings.ts"
import type {
  ChangesOptions,
  KnownOpportunity,
  KnownOutcome,
  OpportunityChange,
  OpportunityMessage,
  OpportunityVersion,
  OutcomeChange,
  SentOutcome
} from "../query/Known.ts"
import type { Count, OpportunityFilter, OutcomeFilter } from "../store/Filters.ts"

/** The calls of a client of `@fieldwork/exchange/promise` that the inbox makes. */
export interface Subscriptions {
  readonly opportunities: Pick<Exchange["opportunities"], "subscription">
  readonly outcomes: Pick<Exchange["outcomes"], "subscription">
}

/** A change of either stream. */
export type InboxChange =
  | ({ readonly stream: "opportunities" } & OpportunityChange)
  | ({ readonly stream: "outcomes" } & OutcomeChange)

/**
 * Either `exchange` and `supplierCode`, or `keys`. Keys that are followed are held through a restart, whether the exchange responds or not: those that the newest
 * callbacks were signed with are in the store.
 */
export interface InboxOptions extends InboxSettings {
  /** `createExchange(…)`: the keys of both subscriptions are followed when they are rotated. */
  readonly exchange?: Subscriptions | undefined
  readonly supplierCode?: string | undefined
  /**
   * Keys that are held permanently, or a function that returns what a subscription returns (an object or text with `key_id` and `public_key`, or an array of them):
   * it is called when a callback is signed with an unknown key.
   */
  readonly keys?: ReadonlyArray<PublicKeyEntry> | (() => Promise<unknown>) | undefined
  /**
   * Called with each change, one after the other for each stream, and awaited. Where it was is stored: after a restart it goes on there. It is called at least once for
   * a change; when it fails it is called again with the same change, after a pause. Changes that come several times have the same `key`.
   */
  readonly onChange?: ((change: InboxChange) => unknown) | undefined
}

/** What is known about surveys. */
export interface Opportunities {
  /** Undefined for a survey of which no callback was received. */
  readonly get: (surveyId: number) => Promise<KnownOpportunity | undefined>
  /** By ascending `survey_id`. Default: the live ones. */
  readonly list: (filter?: OpportunityFilter) => AsyncIterable<KnownOpportunity>
  readonly counts: () => Promise<ReadonlyArray<Count>>
  /** Each distinct content that the survey had, by the time it was first signed. */
  readonly history: (surveyId: number) => Promise<ReadonlyArray<OpportunityVersion>>
  /** Each survey that has changed, once, as it is now. It ends when the inbox is closed. */
  readonly changes: (options?: ChangesOptions) => AsyncIterable<OpportunityChange>
  /** Every message within the retention, in the order of the log. */
  readonly messages: (options?: ChangesOptions) => AsyncIterable<OpportunityMessage>
}

/** What is known about sessions. */
export interface Outcomes {
  /** The final outcome of a session so far; undefined for a session of which no callback was received. */
  readonly get: (respondentId: string) => Promise<KnownOutcome | undefined>
  /** By ascending `respondent_id`. */
  readonly list: (filter?: OutcomeFilter) => AsyncIterable<KnownOutcome>
  /** Every message about the session, the deciding one last. */
  readonly history: (respondentId: string) => Promise<ReadonlyArray<SentOutcome>>
  /** Each session that has a new outcome, once, as it is now. It ends when the inbox is closed. */
  readonly changes: (options?: ChangesOptions) => AsyncIterable<OutcomeChange>
  /** Every message within the retention, in the order of the log: a ledger reads complete, terminate and complete again. */
  readonly messages: (options?: ChangesOptions) => AsyncIterable<OutcomeChange>
}

/** How far the projections of a stream are behind what was received. */
export interface StreamLag {
  readonly stream: StreamName
  /** Callbacks that are not wholly applied. */
  readonly waiting: number
}

/** Methods reject with the errors that the Effect face fails with, such as `StoreError`; their `_tag` and `message` say which and why. */
export interface Inbox {
  /** Receives one callback and returns the response: 200 once it is durable. Never rejects. For servers that speak Fetch. */
  readonly receive: (stream: StreamName, request: Request) => Promise<Response>
  /** The same for `node:http` and Express, without a copy of the body. */
  readonly listen: (stream: StreamName, request: IncomingMessage, response: ServerResponse) => void
  /** The same as options for any adapter of `@fieldwork/webhooks`: `fastifyReceiver(inbox.callbacks.opportunities)`. */
  readonly callbacks: Readonly<Record<StreamName, ReceiverOptions>>
  readonly opportunities: Opportunities
  readonly outcomes: Outcomes
  readonly lags: () => Promise<ReadonlyArray<StreamLag>>
  /**
   * Surveys, outcomes, changes and the state of the inbox over HTTP, for programs in any language, to be mounted on a server. Throws a `TypeError` for a token of less than
   * 16 characters.
   */
  readonly readApi: (options: ReadApiOptions) => ReadApi
  /** Refuses new callbacks, finishes those in progress, ends iterations, waits up to 5 s for `onChange`, and closes the store. */
  readonly close: () => Promise<void>
}
