/**
 * The inbox as one service: it receives callbacks, keeps the projections up to date and answers questions about them.
 *
 * Any number of inboxes may share a PostgreSQL; over a file there is one, and operator commands beside it.
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

export interface InboxOptions extends ReceiverOptions {
  /** Default true. False leaves the projections to other processes on the same store. */
  readonly project?: boolean | undefined
  /** Default 5 s: how long a projector may be silent before another takes over. */
  readonly leaseMillis?: number | undefined
  /** Default 500 ms: how often the log is looked at for what other processes have received. */
  readonly pollMillis?: number | undefined
}

export class Inbox extends Context.Service<
  Inbox,
  {
    /** Receives one callback of a stream and answers it. Never rejects. */
    readonly receive: Receiver["receive"]
    /** The same for node:http, without a copy of the body. */
    readonly listen: Receiver["listen"]
    /** The same as options for any adapter of `@fieldwork/webhooks`: `fastifyReceiver(inbox.callbacks.opportunities)`. */
    readonly callbacks: Receiver["callbacks"]
    /** Why the store or the want of a key made a callback be answered 503 within the last ten seconds, unless one was accepted since. */
    readonly recentFailure: Receiver["recentFailure"]
    /** Milliseconds since the last callback of a stream was accepted, or since the start. */
    readonly sinceAccepted: Receiver["sinceAccepted"]
    /** Bytes of callbacks that are kept aside because their key is not known yet. */
    readonly unknownKeyBytes: () => number
    /** Refuses new callbacks, and waits for those in progress. */
    readonly drain: Effect.Effect<void>
    readonly opportunities: Opportunities
    readonly outcomes: Outcomes
    /** How far each projection is behind its log. */
    readonly lags: Effect.Effect<ReadonlyArray<Lag>, StoreError>
    /** The store that it works on, for packages with tables of their own in it. */
    readonly store: Store
  }
>()("@fieldwork/inbox/Inbox") {
  /** Dies with WebhookConfigurationError when a key cannot be used. */
  static readonly layer = (options: InboxOptions): Layer.Layer<Inbox, never, Store> =>
    Layer.effect(Inbox, makeInbox(options))
}

/** The inbox itself, for as long as the scope is open. */
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
    unknownKeyBytes: () => receiver.pen?.heldBytes() ?? 0,
    drain: receiver.drain,
    opportunities: makeOpportunities(store),
    outcomes: makeOutcomes(store),
    lags: store.lags,
    store
  }
})
