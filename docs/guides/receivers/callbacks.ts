// #region callbacks
import type { Exchange } from "@fieldwork/exchange/promise"
import { createKeyStore, createReplayGuard, receiver } from "@fieldwork/webhooks"

export interface Subscriber {
  readonly exchange: Exchange
  readonly supplier_code: string
}

/** Returns the receiver options, which are the same for every server and framework. */
export const callbacksOf = ({ exchange, supplier_code }: Subscriber) =>
  receiver({
    // Handles key rotation: when a callback is signed with an unknown key, the store fetches the subscription.
    keys: createKeyStore({ fetchKeys: () => exchange.opportunities.subscription({ supplier_code }) }),
    // Store each item durably before returning, because the exchange does not resend a lost callback.
    onOpportunity: async ({ message_reason, survey_id }) => console.log(`survey ${survey_id} is ${message_reason}`),
    onOutcome: async ({ client_status, respondent_id }) => console.log(`${respondent_id} ended with ${client_status}`),
    onBad: async ({ path, reason }) => console.log(`bad item: ${path} ${reason}`),
    // Ensures that a message is handled only once, even if it is sent twice within the replay window.
    replay: createReplayGuard()
  })
// #endregion callbacks
