/**
 * Decides where a callback that is delayed or retried is sent, because its subscription can be replaced or removed before the callback is sent.
 *
 * The exchange's API document states only that a POST replaces a subscription and that callbacks stop after a DELETE. The sandbox interprets this as
 * follows. A replacement continues the subscription: waiting callbacks are sent to the new URL if the new filters match at least one of their
 * messages. They are sent whole, because their bodies are signed. A removal ends the subscription: waiting callbacks are not sent, even if the
 * supplier subscribes again.
 */

/** The properties of a subscription that determine where its callbacks are sent. */
export interface CallbackTarget {
  /** Identifies the subscription. A replacement keeps the identity, and a subscription that is created after a removal has a new identity. */
  readonly identity: symbol
  readonly request: { readonly callback: string }
}

/**
 * Returns the URL to which a callback is sent now, or undefined if it must not be sent. `sent` is the subscription for which the callback was created,
 * `current` is the supplier's subscription now, and `matches` returns whether the current filters match at least one message of the callback.
 */
export const currentUrl = <Subscription extends CallbackTarget>(
  sent: Subscription,
  current: Subscription | undefined,
  matches: (current: Subscription) => boolean
): string | undefined =>
  current !== undefined && current.identity === sent.identity && (current === sent || matches(current))
    ? current.request.callback
    : undefined
