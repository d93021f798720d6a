/** The types of the inbox for programs without Effect. They do not mention Effect. */
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

/** The methods of a client of `@fieldwork/exchange/promise` that the inbox calls. */
export interface Subscriptions {
  readonly opportunities: Pick<Exchange["opportunities"], "subscription">
  readonly outcomes: Pick<Exchange["outcomes"], "subscription">
}

/** A change of either stream. */
export type InboxChange =
  | ({ readonly stream: "opportunities" } & OpportunityChange)
  | ({ readonly stream: "outcomes" } & OutcomeChange)

/**
 * The options of an inbox. Either `exchange` and `supplierCode`, or `keys`, are required. The keys of the newest callbacks are stored, so that they
 * are available after a restart even if the exchange does not respond.
 */
export interface InboxOptions extends InboxSettings {
  /** The client, as returned by `createExchange(…)`. The keys of both subscriptions are read again when they are rotated. */
  readonly exchange?: Subscriptions | undefined
  /** The code of the supplier whose two subscriptions contain the keys. Required with `exchange`. */
  readonly supplierCode?: string | undefined
  /**
   * Keys that are always trusted, or a function that returns what a subscription returns (an object or text with `key_id` and `public_key`, or an array
   * of them). The function is called when a callback is signed with an unknown key.
   */
  readonly keys?: ReadonlyArray<PublicKeyEntry> | (() => Promise<unknown>) | undefined
  /**
   * Called with each change, and awaited; the changes of one stream are passed one after the other. The position is stored, so that it continues
   * there after a restart. The function is called at least once per change. If it fails, it is called again with the same change after a pause.
   * Repeated changes have the same `key`. If several processes share a PostgreSQL database, only one of them calls its function, and another takes
   * over when that process ends.
   */
  readonly onChange?: ((change: InboxChange) => unknown) | undefined
}

/** Queries about the surveys that were received. */
export interface Opportunities {
  /** Returns a survey, or undefined if no callback about it was received. */
  readonly get: (surveyId: number) => Promise<KnownOpportunity | undefined>
  /** Returns the surveys that match the filter, by ascending `survey_id`. Default: the live ones. */
  readonly list: (filter?: OpportunityFilter) => AsyncIterable<KnownOpportunity>
  readonly counts: () => Promise<ReadonlyArray<Count>>
  /** Returns each distinct content that the survey has had, ordered by the time at which it was first signed. */
  readonly history: (surveyId: number) => Promise<ReadonlyArray<OpportunityVersion>>
  /** Returns each survey that has changed once, in its current state. The iteration ends when the inbox is closed. */
  readonly changes: (options?: ChangesOptions) => AsyncIterable<OpportunityChange>
  /** Returns every message within the retention, in log order. */
  readonly messages: (options?: ChangesOptions) => AsyncIterable<OpportunityMessage>
}

/** Queries about the sessions for which outcomes were received. */
export interface Outcomes {
  /** Returns the latest outcome of a session, or undefined if no callback about it was received. */
  readonly get: (respondentId: string) => Promise<KnownOutcome | undefined>
  /** Returns the outcomes that match the filter, by ascending `respondent_id`. */
  readonly list: (filter?: OutcomeFilter) => AsyncIterable<KnownOutcome>
  /** Returns every message about the session. The last one is its current outcome. */
  readonly history: (respondentId: string) => Promise<ReadonlyArray<SentOutcome>>
  /** Returns each session that has a new outcome once, in its current state. The iteration ends when the inbox is closed. */
  readonly changes: (options?: ChangesOptions) => AsyncIterable<OutcomeChange>
  /**
   * Returns every message within the retention, in log order. A ledger, for example, can read that a session was a complete, then a terminate, then a
   * complete again.
   */
  readonly messages: (options?: ChangesOptions) => AsyncIterable<OutcomeChange>
}

/** How far the projections of a stream are behind the received callbacks. */
export interface StreamLag {
  readonly stream: StreamName
  /** Callbacks that are not completely applied. */
  readonly waiting: number
}

/**
 * An inbox for programs without Effect. Its methods reject with the same errors as in Effect programs, such as `StoreError`. `_tag` is the kind of
 * the error and `message` the reason.
 */
export interface Inbox {
  /**
   * Receives one callback and returns the response, which is 200 once the callback is durable. Never rejects. For servers that use `Request` and
   * `Response`.
   */
  readonly receive: (stream: StreamName, request: Request) => Promise<Response>
  /** Like `receive`, for `node:http` and Express. Does not copy the body. */
  readonly listen: (stream: StreamName, request: IncomingMessage, response: ServerResponse) => void
  /**
   * Options for any adapter of `@fieldwork/webhooks`, as in `fastifyReceiver(inbox.callbacks.opportunities)`. The adapter then receives as `receive`
   * does.
   */
  readonly callbacks: Readonly<Record<StreamName, ReceiverOptions>>
  readonly opportunities: Opportunities
  readonly outcomes: Outcomes
  readonly lags: () => Promise<ReadonlyArray<StreamLag>>
  /**
   * Returns an HTTP API for surveys, outcomes, changes and the state of the inbox, for clients in any language. Mount it on a server. Throws a
   * `TypeError` if the token is shorter than 16 characters.
   */
  readonly readApi: (options: ReadApiOptions) => ReadApi
  /** Refuses new callbacks, finishes those in progress, ends iterations, waits up to 5 s for `onChange`, and closes the store. */
  readonly close: () => Promise<void>
}
