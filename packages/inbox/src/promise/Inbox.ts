/** The types of the inbox for programs without Effect. They do not depend on Effect. */
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
} from "../query/QueryTypes.ts"
import type { Count, OpportunityFilter, OutcomeFilter } from "../store/Filters.ts"

/** The part of a `@fieldwork/exchange/promise` client that the inbox uses. */
export interface Subscriptions {
  readonly opportunities: Pick<Exchange["opportunities"], "subscription">
  readonly outcomes: Pick<Exchange["outcomes"], "subscription">
}

/** A change to a survey or to the outcome of a session, with the stream that contained it. */
export type InboxChange =
  | ({ readonly stream: "opportunities" } & OpportunityChange)
  | ({ readonly stream: "outcomes" } & OutcomeChange)

/**
 * The options for an inbox. Either `exchange` and `supplierCode`, or `keys`, are required. The keys that verified the newest callbacks are stored, so
 * they are available after a restart even if the exchange does not respond.
 */
export interface InboxOptions extends InboxSettings {
  /** The exchange client, as returned by `createExchange(…)`. The keys in the supplier's two subscriptions are read again after a key rotation. */
  readonly exchange?: Subscriptions | undefined
  /** The code of the supplier whose two subscriptions contain the keys. Required with `exchange`. */
  readonly supplierCode?: string | undefined
  /**
   * Keys that are always trusted, or a function that fetches keys. The function returns one or more subscriptions: an object or a JSON string with
   * `key_id` and `public_key`, or an array of them. It is called when a callback is signed with an unknown key.
   */
  readonly keys?: ReadonlyArray<PublicKeyEntry> | (() => Promise<unknown>) | undefined
  /**
   * Called with each change and awaited. The changes in one stream are passed one after another. The position is stored, so after a restart the calls
   * continue with the next change. The function is called at least once per change, and repeated calls pass the same `key`. If a call fails, it is
   * repeated with the same change after a pause. If several processes share a PostgreSQL database, only one of them calls its function. When that
   * process stops, another process takes over.
   */
  readonly onChange?: ((change: InboxChange) => unknown) | undefined
}

/** Queries for the received surveys. */
export interface Opportunities {
  /** Returns the current state of a survey, or undefined if no callback about the survey was received. */
  readonly get: (surveyId: number) => Promise<KnownOpportunity | undefined>
  /** Returns the surveys that match the filter, in ascending order of `survey_id`. Default: all live surveys. */
  readonly list: (filter?: OpportunityFilter) => AsyncIterable<KnownOpportunity>
  readonly counts: () => Promise<ReadonlyArray<Count>>
  /** Returns the versions of the survey's content, ordered by the time at which each version was first signed. */
  readonly history: (surveyId: number) => Promise<ReadonlyArray<OpportunityVersion>>
  /** Returns each survey that has changed, once and in its current state. The iteration ends when the inbox is closed. */
  readonly changes: (options?: ChangesOptions) => AsyncIterable<OpportunityChange>
  /** Returns every message within the retention period, in log order. */
  readonly messages: (options?: ChangesOptions) => AsyncIterable<OpportunityMessage>
}

/** Queries for the received outcomes of sessions. */
export interface Outcomes {
  /** Returns the latest outcome of a session, or undefined if no callback about the session was received. */
  readonly get: (respondentId: string) => Promise<KnownOutcome | undefined>
  /** Returns the outcomes that match the filter, in ascending order of `respondent_id`. */
  readonly list: (filter?: OutcomeFilter) => AsyncIterable<KnownOutcome>
  /** Returns every message about the session. The last message is the current outcome. */
  readonly history: (respondentId: string) => Promise<ReadonlyArray<SentOutcome>>
  /** Returns each session that has a new outcome, once and in its current state. The iteration ends when the inbox is closed. */
  readonly changes: (options?: ChangesOptions) => AsyncIterable<OutcomeChange>
  /**
   * Returns every message within the retention period, in log order. For example, a ledger can see that a session was a complete, then a terminate,
   * and then a complete again.
   */
  readonly messages: (options?: ChangesOptions) => AsyncIterable<OutcomeChange>
}

/** How far a stream's projection lags behind the received callbacks. */
export interface StreamLag {
  readonly stream: StreamName
  /** The number of callbacks that have not been applied in full. */
  readonly waiting: number
}

/**
 * An inbox for programs without Effect. Its methods reject with the same errors as in Effect programs, such as `StoreError`. The `_tag` property of
 * an error contains its kind, and `message` contains the reason.
 */
export interface Inbox {
  /**
   * Receives one callback and returns the response. The status is 200 only if the callback is durable. Never rejects. Use this method on servers with
   * `Request` and `Response`.
   */
  readonly receive: (stream: StreamName, request: Request) => Promise<Response>
  /** Like `receive`, but for `node:http` and Express. Does not copy the body. */
  readonly listen: (stream: StreamName, request: IncomingMessage, response: ServerResponse) => void
  /**
   * For each stream, the options that any adapter in `@fieldwork/webhooks` accepts, as in `fastifyReceiver(inbox.callbacks.opportunities)`. The
   * adapter then handles callbacks in the same way as `receive`.
   */
  readonly callbacks: Readonly<Record<StreamName, ReceiverOptions>>
  readonly opportunities: Opportunities
  readonly outcomes: Outcomes
  readonly lags: () => Promise<ReadonlyArray<StreamLag>>
  /**
   * Returns an HTTP API for surveys, outcomes, changes and the state of the inbox, for clients in any language. Mount the API on a server. Throws a
   * `TypeError` if the token is shorter than 16 characters.
   */
  readonly readApi: (options: ReadApiOptions) => ReadApi
  /** Refuses new callbacks, finishes the callbacks in progress, ends iterations, waits up to 5 s for `onChange`, and closes the store. */
  readonly close: () => Promise<void>
}
