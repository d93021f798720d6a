// #region verifier
import type { Exchange } from "@fieldwork/exchange/promise"
import { createKeyStore, createVerifier, type Verified } from "@fieldwork/webhooks"

export interface Subscriber {
  readonly exchange: Exchange
  readonly supplier_code: string
}

/** Follows the rotation of keys: an unknown key makes the store ask for the subscription again, at most once a minute. */
export const verifierOf = ({ exchange, supplier_code }: Subscriber) =>
  createVerifier({ keys: createKeyStore({ fetchKeys: () => exchange.opportunities.get({ supplier_code }) }) })

/** Make it durable before you return: the exchange does not send a lost callback again. */
export const accept = async ({ payload }: Verified): Promise<void> => {
  console.log(`kept ${payload.size} bytes`)
}
// #endregion verifier
