/**
 * Verifies signed callbacks of the sampling exchange on any runtime with WebCrypto.
 *
 * Node and what resolves its export condition get index.node.ts instead, with the same exports.
 */
import { webBackend } from "./backend.web.ts"
import { type EventReceiver, type EventReceiverOptions, makeReceiver } from "./receiver.ts"
import { makeVerifier, type Verifier, type VerifierOptions } from "./verifier.ts"

export * from "./surface.ts"

/**
 * A verifier of signed callbacks, by the keys of a ring or a store. Throws `WebhookConfigurationError` for options that cannot work.
 *
 * @example
 * ```ts
 * import { createVerifier } from "@fieldwork/webhooks"
 * import { createSender } from "@fieldwork/webhooks/testing"
 * const sender = await createSender()
 * const verifier = createVerifier({ keys: sender.keys })
 * const { body, headers } = await sender.send([{ survey_id: 1 }] as never)
 * typeof verifier // => "object"
 * headers !== undefined && body !== undefined // => true
 * ```
 */
export const createVerifier = (options: VerifierOptions): Verifier => makeVerifier(webBackend, options)

/**
 * A receiver of typed events for any adapter.
 *
 * ```ts
 * const callbacks = receiver({
 *   keys: [{ keyId, publicKey }],
 *   onOpportunity: async (opportunity) => upsert(opportunity),
 *   onOutcome: async (outcome) => settle(outcome),
 *   onBad: async (item) => quarantine(item.path, item.reason, item.bytes)
 * })
 * createServer(nodeReceiver(callbacks)).listen(3000)
 * ```
 *
 * @throws WebhookConfigurationError when a key cannot be used, a handler is missing or an option is out of range.
 */
export const receiver = (options: EventReceiverOptions): EventReceiver => makeReceiver(createVerifier, options)
