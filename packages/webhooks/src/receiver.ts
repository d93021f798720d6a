/**
 * Calls handlers of typed events once a callback has been verified.
 *
 * Every adapter accepts the result: `fetchReceiver(receiver({ … }))`, `expressReceiver(receiver({ … }))` and so on.
 */
import type { Opportunity, Outcome } from "@fieldwork/exchange-client"
import { requireOption } from "./configurationError.ts"
import type { BadItem } from "./decode/Item.ts"
import { decodeEvents, decodeOpportunities, decodeOutcomes, type EventItem } from "./events.ts"
import type { Arrival, ReceiverOptions } from "./receive/options.ts"
import type { Verified } from "./Verified.ts"
import type { Verifier, VerifierOptions } from "./Verifier.ts"

/** Where an item comes from. */
export interface EventContext {
  /** The position in the callback, starting at 0. */
  readonly index: number
  /** The item as it was sent. */
  readonly bytes: Uint8Array
  /** The whole verified callback. */
  readonly verified: Verified
  /** The request that contained the callback. */
  readonly arrival: Arrival
}

type Handler<Event> = (event: Event, context: EventContext) => void | Promise<void>

/**
 * Handlers that are called with one item at a time, in the order in which they were sent, and awaited. If a handler fails, the response is 503. The
 * callback may then be redelivered from its first item, so a handler must tolerate receiving the same item twice.
 */
export interface EventHandlers {
  /** Handles an opportunity. Without this handler an opportunity is a bad item, because the receiver expects none. */
  readonly onOpportunity?: Handler<Opportunity> | undefined
  /** Handles an outcome. Without this handler an outcome is a bad item. The last outcome received for a session is final. */
  readonly onOutcome?: Handler<Outcome> | undefined
  /** Handles an item that does not conform to the spec, in order with the others. Store it, because it is not resent. */
  readonly onBad: Handler<BadItem>
}

/** The handlers of typed events, and the options of the verifier and the adapter. */
export interface EventReceiverOptions
  extends EventHandlers, Omit<ReceiverOptions, "accept" | "verifier">, Omit<VerifierOptions, "keys"> {
  /** The keys, or a key store. Required unless `verifier` is given. */
  readonly keys?: VerifierOptions["keys"] | undefined
  /** Replaces `keys` and the other options of `createVerifier`. */
  readonly verifier?: Verifier | undefined
  /** The maximum number of waiting callbacks; further ones are refused with 503. Default 16. */
  readonly maxWaiting?: number | undefined
}

/** The options for any adapter. */
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
  const inOrder = makeQueue(maxWaiting)
  const accept = (verified: Verified, arrival: Arrival): Promise<void> =>
    inOrder(() => handleAll(options, verified, arrival))
  return { accept, admit, bodyTimeoutMillis, keepUnverified, onFailure, onRefusal, replay, verifier }
}

const requireHandlers = ({ onBad, onOpportunity, onOutcome }: EventHandlers): void => {
  requireOption(typeof onBad === "function", "onBad")
  requireOption(onOpportunity === undefined || typeof onOpportunity === "function", "onOpportunity")
  requireOption(onOutcome === undefined || typeof onOutcome === "function", "onOutcome")
  requireOption(onOpportunity !== undefined || onOutcome !== undefined, "onOpportunity")
}

const handleAll = async (handlers: EventHandlers, verified: Verified, arrival: Arrival): Promise<void> => {
  for await (const item of itemsOf(handlers, verified)) {
    const handled = handle(handlers, item, new ItemContext(item, verified, arrival))
    // A handler that returns nothing has finished, and awaiting it would cost as much as validating the item.
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

  /** Computed only when it is read, because it needs a scan. */
  get bytes(): Uint8Array {
    return this.#item.bytes
  }
}

const itemsOf = ({ onOpportunity, onOutcome }: EventHandlers, verified: Verified): AsyncIterable<EventItem> => {
  if (onOutcome === undefined) return decodeOpportunities(verified)
  return onOpportunity === undefined ? decodeOutcomes(verified) : decodeEvents(verified)
}

/** Processes one callback at a time, in the order in which they were verified, because an update must not overtake an earlier one. */
const makeQueue = (maxWaiting: number): ((work: () => Promise<void>) => Promise<void>) => {
  let last: Promise<void> = Promise.resolve()
  let waiting = 0
  return async (work) => {
    if (waiting > maxWaiting) throw new Error(`${maxWaiting} callbacks are waiting for the handlers already`)
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
