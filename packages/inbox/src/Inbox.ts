/**
 * The inbox as one service: it receives callbacks, keeps the projections up to date, and serves queries about surveys and outcomes.
 *
 * Any number of inboxes can share a PostgreSQL database. A SQLite file can have only one inbox, but operator commands can use the file at the same
 * time.
 */
import { Context, Effect, Latch, Layer, type Scope } from "effect"
import { randomUUID } from "node:crypto"
import { type StreamName, streamNames } from "./Message.ts"
import { runDaemon } from "./project/Daemon.ts"
import { makeOpportunities, type Opportunities } from "./query/Opportunities.ts"
import { makeOutcomes, type Outcomes } from "./query/Outcomes.ts"
import { makeReceiver, type Receiver, type ReceiverOptions } from "./receive/Receiver.ts"
import { type Lag, Store } from "./store/Store.ts"
import type { StoreError } from "./store/StoreError.ts"

/** The options for the inbox: the keys and limits for receiving callbacks, and the options for the projections. */
export interface InboxOptions extends ReceiverOptions {
  /** Whether this process computes the projections. If `false`, another process that uses the same store must compute them. Default `true`. */
  readonly project?: boolean | undefined
  /**
   * The duration of the lease in milliseconds. If the process that computes the projections does not renew its lease within this time, another
   * process takes over. Default 5000.
   */
  readonly leaseMillis?: number | undefined
  /** The interval in milliseconds at which the log is checked for entries that other processes have received. Default 500. */
  readonly pollMillis?: number | undefined
}

/**
 * The inbox as one service: it receives callbacks, stores them before it responds, keeps the projections up to date, and serves queries about surveys
 * and outcomes. Any number of inboxes can share a PostgreSQL database. A SQLite file can have only one inbox.
 *
 * @example
 * ```ts
 * import { Effect, Layer, Stream } from "effect"
 * import { Inbox, SqliteStore } from "@fieldwork/inbox"
 * import { buildOpportunities, createSender } from "@fieldwork/webhooks/testing"
 *
 * const exchange = await createSender() // stands for the exchange
 * const callback = await exchange.send(buildOpportunities(2))
 * const program = Effect.gen(function* () {
 *   const inbox = yield* Inbox
 *   const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
 *   const { status } = yield* Effect.promise(() => inbox.receive("opportunities", request))
 *   const changed = yield* inbox.opportunities.changes().pipe(Stream.take(2), Stream.runCollect)
 *   return [status, ...changed.map(({ opportunity }) => opportunity.survey_id)]
 * })
 * const store = SqliteStore.layer({ path: ":memory:" }) // or "inbox.db"
 * const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(store))
 * await Effect.runPromise(Effect.provide(program, layer)) // => [200, 1, 2]
 * ```
 */
export class Inbox extends Context.Service<
  Inbox,
  {
    /** Receives one callback for a stream and returns the response. Never rejects. */
    readonly receive: Receiver["receive"]
    /** Like `receive`, but for `node:http`. Does not copy the body. */
    readonly listen: Receiver["listen"]
    /**
     * For each stream, the options that any adapter in `@fieldwork/webhooks` accepts, as in `fastifyReceiver(inbox.callbacks.opportunities)`. The
     * adapter then handles callbacks in the same way as `receive`.
     */
    readonly callbacks: Receiver["callbacks"]
    /**
     * Returns the reason for the last 503 response that the store or a missing key caused within the last ten seconds. Returns undefined if there was
     * none, or if a callback has been accepted since.
     */
    readonly recentFailure: Receiver["recentFailure"]
    /** Returns the time in milliseconds since the last callback for a stream was accepted, or since startup if none has been accepted yet. */
    readonly sinceAccepted: Receiver["sinceAccepted"]
    /** Returns the total size in bytes of the callbacks that are held because their key is not known yet. */
    readonly unknownKeyBytes: () => number
    /** Refuses new callbacks, and waits until the callbacks in progress are finished. */
    readonly drain: Effect.Effect<void>
    /** Queries for the received surveys. */
    readonly opportunities: Opportunities
    /** Queries for the received outcomes of sessions. */
    readonly outcomes: Outcomes
    /** Reads the log position, the lease and the number of unapplied log entries for each projection. */
    readonly lags: Effect.Effect<ReadonlyArray<Lag>, StoreError>
    /** The store of the inbox, for packages that keep their own tables in it. */
    readonly store: Store
  }
>()("@fieldwork/inbox/Inbox") {
  /** Provides the inbox as a layer. Dies with `WebhookConfigurationError` if a key is invalid. */
  static readonly layer = (options: InboxOptions): Layer.Layer<Inbox, never, Store> =>
    Layer.effect(Inbox, makeInbox(options))
}

/** Opens the inbox, which stays open until the scope closes. */
export const makeInbox = Effect.fnUntraced(function* (
  options: InboxOptions
): Effect.fn.Return<Inbox["Service"], never, Store | Scope.Scope> {
  const store = yield* Store
  const wakes: Readonly<Record<StreamName, Latch.Latch>> = {
    opportunities: yield* Latch.make(),
    outcomes: yield* Latch.make()
  }
  const receiver = yield* makeReceiver(store, options, (stream) => void wakes[stream].openUnsafe())
  const { leaseMillis, pollMillis } = options
  if (options.project !== false) {
    const holder = randomUUID()
    yield* Effect.forEach(streamNames, (stream) =>
      runDaemon({
        store,
        stream,
        holder,
        isOnlyServer: store.engine === "sqlite",
        wake: wakes[stream],
        leaseMillis,
        pollMillis
      })
    )
  }
  return {
    receive: receiver.receive,
    listen: receiver.listen,
    callbacks: receiver.callbacks,
    recentFailure: receiver.recentFailure,
    sinceAccepted: receiver.sinceAccepted,
    unknownKeyBytes: () => receiver.unverified?.heldBytes() ?? 0,
    drain: receiver.drain,
    opportunities: makeOpportunities(store),
    outcomes: makeOutcomes(store),
    lags: store.lags,
    store
  }
})
