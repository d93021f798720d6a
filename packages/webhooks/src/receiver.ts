/**
 * The front door: handlers of typed events, called once a callback has been verified.
 *
 * The result is what every adapter takes: `fetchReceiver(receiver({ … }))`, `expressReceiver(receiver({ … }))` and so on.
 */
import type { Opportunity, Outcome } from "@fieldwork/exchange-client"
import { requireOption } from "./configuration-error.ts"
import type { BadItem } from "./decode/item.ts"
import { decodeEvents, decodeOpportunities, decodeOutcomes, type EventItem } from "./events.ts"
import type { Arrival, ReceiverOptions } from "./receive/options.ts"
import type { Verified } from "./verified.ts"
import type { Verifier, VerifierOptions } from "./verifier.ts"

/** Where an item came from. */
export interface EventContext {
  /** Position in the callback, from 0. */
  readonly index: number
  /** The item as it was sent. */
  readonly bytes: Uint8Array
  /** The whole callback, as it was signed. */
  readonly verified: Verified
  /** The request that brought it. */
  readonly arrival: Arrival
}

type Handler<Event> = (event: Event, context: EventContext) => void | Promise<void>

/**
 * Each is called with one item at a time, in the order sent, and awaited. A handler that fails ends the callback with 503: it may
 * come again from its first item, so a handler must do no harm when it is called with an item twice.
 */
export interface EventHandlers {
  /** Without it an opportunity is a bad item: this receiver expects none. */
  readonly onOpportunity?: Handler<Opportunity> | undefined
  /** Without it an outcome is a bad item. The last one received for a session is final. */
  readonly onOutcome?: Handler<Outcome> | undefined
  /** Called with each item that is not what the spec says, in its place among the others. Store it: it is not sent again. */
  readonly onBad: Handler<BadItem>
}

export interface EventReceiverOptions
  extends EventHandlers, Omit<ReceiverOptions, "accept" | "verifier">, Omit<VerifierOptions, "keys"> {
  /** The keys held, or a key store. Required unless there is a `verifier`. */
  readonly keys?: VerifierOptions["keys"] | undefined
  /** In place of `keys` and the other options of `createVerifier`. */
  readonly verifier?: Verifier | undefined
  /** Callbacks that may wait for their turn; one more is answered 503. Default 16. */
  readonly maxWaiting?: number | undefined
}

/** Options for any adapter. */
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
    const context = { index: item.index, bytes: item.bytes, verified, arrival }
    if (item._tag === "BadItem") await handlers.onBad(item, context)
    else if (item.stream === "opportunities") await handlers.onOpportunity?.(item.value, context)
    else await handlers.onOutcome?.(item.value, context)
  }
}

const itemsOf = ({ onOpportunity, onOutcome }: EventHandlers, verified: Verified): AsyncIterable<EventItem> => {
  if (onOutcome === undefined) return decodeOpportunities(verified)
  return onOpportunity === undefined ? decodeOutcomes(verified) : decodeEvents(verified)
}

/** One callback after the other, in the order in which they were verified: an update must not overtake what it updates. */
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
