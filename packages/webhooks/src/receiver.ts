/**
 * Creates receivers that verify and decode callbacks and pass the items to handlers for typed events.
 *
 * All adapters accept such a receiver: `fetchReceiver(receiver({ … }))`, `expressReceiver(receiver({ … }))` and so on.
 */
import type { Opportunity, Outcome } from "@fieldwork/exchange-client"
import { requireOption, WebhookConfigurationError } from "./configurationError.ts"
import type { BadItem } from "./decode/Item.ts"
import { decodeEvents, decodeOpportunities, decodeOutcomes, type EventItem } from "./events.ts"
import type { Arrival, ReceiverOptions } from "./receive/options.ts"
import type { Verified } from "./Verified.ts"
import type { Verifier, VerifierOptions } from "./Verifier.ts"

/** The context of an item: its bytes and index, the callback that contained it, and the request. */
export interface EventContext {
  /** The index of the item in the callback, starting at 0. */
  readonly index: number
  /** The bytes of the item as sent. */
  readonly bytes: Uint8Array
  /** The verified callback that contains the item. */
  readonly verified: Verified
  /** The request with which the callback was sent. */
  readonly arrival: Arrival
}

type Handler<Event> = (event: Event, context: EventContext) => void | Promise<void>

/**
 * The handlers for the items of a callback. They are called with one item at a time, in the order in which the items were sent, and each returned
 * promise is awaited. If a handler fails, the response is 503. The callback may then be redelivered from its first item, so a handler must tolerate
 * receiving the same item twice.
 */
export interface EventHandlers {
  /** Handles an opportunity. If this handler is not set, the receiver does not expect opportunities, and passes them to `onBad`. */
  readonly onOpportunity?: Handler<Opportunity> | undefined
  /** Handles an outcome. The last outcome received for a session is final. If this handler is not set, outcomes are passed to `onBad`. */
  readonly onOutcome?: Handler<Outcome> | undefined
  /**
   * Handles an item that does not conform to the spec. Called in the order in which the items were sent. Store the item, because the exchange does
   * not resend it.
   */
  readonly onBad: Handler<BadItem>
}

/** The handlers for typed events, and the options for the verifier and the receiver. */
export interface EventReceiverOptions
  extends EventHandlers, Omit<ReceiverOptions, "accept" | "enqueue" | "verifier">, Omit<VerifierOptions, "keys"> {
  /** The trusted keys, or a key store. Required unless `verifier` is given. */
  readonly keys?: VerifierOptions["keys"] | undefined
  /** A verifier to use instead of creating one from `keys` and the other options of `createVerifier`. */
  readonly verifier?: Verifier | undefined
  /** The maximum number of callbacks that wait for the handlers. Further callbacks are refused with 503. Default: 16. */
  readonly maxWaiting?: number | undefined
}

/** The options to pass to an adapter. */
export type EventReceiver = ReceiverOptions

export const makeReceiver = (
  createVerifier: (options: VerifierOptions) => Verifier,
  options: EventReceiverOptions
): EventReceiver => {
  requireOption(typeof options === "object" && options !== null, "options")
  const { admit, bodyTimeoutMillis, keepUnverified, maxWaiting = 16, onFailure, onRefusal, replay } = options
  requireHandlers(options)
  requireOption(typeof maxWaiting === "number" && maxWaiting > 0, "maxWaiting")
  const verifier = options.verifier ?? createVerifier({ ...options, keys: options.keys ?? [] })
  requireWindow(replay, verifier)
  const enqueue = makeQueue(maxWaiting)
  const accept = (verified: Verified, arrival: Arrival): Promise<void> => handleAll(options, verified, arrival)
  return { accept, admit, bodyTimeoutMillis, enqueue, keepUnverified, onFailure, onRefusal, replay, verifier }
}

const requireHandlers = ({ onBad, onOpportunity, onOutcome }: EventHandlers): void => {
  requireOption(typeof onBad === "function", "onBad")
  requireOption(onOpportunity === undefined || typeof onOpportunity === "function", "onOpportunity")
  requireOption(onOutcome === undefined || typeof onOutcome === "function", "onOutcome")
  requireOption(onOpportunity !== undefined || onOutcome !== undefined, "onOpportunity")
}

/** Checks that the replay guard stores a message for as long as the verifier accepts the message. */
const requireWindow = (replay: ReceiverOptions["replay"], { toleranceSeconds }: Verifier): void => {
  // The current time is rounded down to whole seconds, so a message is accepted for up to one second longer than twice the tolerance.
  const minimum = 2 * toleranceSeconds + 1
  if (replay?.windowSeconds === undefined || replay.windowSeconds >= minimum) return
  throw new WebhookConfigurationError(
    `Set windowSeconds of createReplayGuard to at least ${minimum}, which is 2 × toleranceSeconds + 1. ` +
      `After ${replay.windowSeconds} s, a resent message could be handled again`
  )
}

const handleAll = async (handlers: EventHandlers, verified: Verified, arrival: Arrival): Promise<void> => {
  for await (const item of itemsOf(handlers, verified)) {
    const handled = handle(handlers, item, new ItemContext(item, verified, arrival))
    // A handler that returns undefined has finished. Awaiting its result anyway would take as long as validating the item.
    if (handled !== undefined) await handled
  }
}

const handle = (handlers: EventHandlers, item: EventItem, context: EventContext): void | Promise<void> => {
  if (item._tag === "BadItem") return handlers.onBad(item, context)
  if (item.stream === "opportunities") return handlers.onOpportunity?.(item.value, context)
  return handlers.onOutcome?.(item.value, context)
}

class ItemContext implements EventContext {
  readonly index: number
  readonly verified: Verified
  readonly arrival: Arrival
  readonly #item: EventItem

  constructor(item: EventItem, verified: Verified, arrival: Arrival) {
    this.index = item.index
    this.verified = verified
    this.arrival = arrival
    this.#item = item
  }

  /** The bytes are located on access, because locating them requires a scan. */
  get bytes(): Uint8Array {
    return this.#item.bytes
  }
}

const itemsOf = ({ onOpportunity, onOutcome }: EventHandlers, verified: Verified): AsyncIterable<EventItem> => {
  if (onOutcome === undefined) return decodeOpportunities(verified)
  return onOpportunity === undefined ? decodeOutcomes(verified) : decodeEvents(verified)
}

/**
 * Creates a queue that processes one callback at a time, in the order in which the callbacks were verified. Otherwise, a later update might be
 * processed before an earlier one.
 */
const makeQueue = (maxWaiting: number): NonNullable<ReceiverOptions["enqueue"]> => {
  let last: Promise<void> = Promise.resolve()
  let waiting = 0
  return async (work) => {
    if (waiting > maxWaiting) throw new Error(`${maxWaiting} callbacks are already waiting for the handlers`)
    waiting += 1
    const turn = last.then(work)
    last = turn.catch(() => {})
    try {
      await turn
    } finally {
      waiting -= 1
    }
  }
}
