/**
 * Verifies signed callbacks from the sampling exchange with `node:crypto`, which hashes a body while it is being received.
 *
 * The exports are the same as those of `index.ts`.
 */
import { nodeBackend } from "./backend.node.ts"
import { type EventReceiver, type EventReceiverOptions, makeReceiver } from "./receiver.ts"
import { makeVerifier, type Verifier, type VerifierOptions } from "./Verifier.ts"

export * from "./surface.ts"

/**
 * Creates a verifier for signed callbacks. The keys are given as a list, a key ring or a key store. Throws `WebhookConfigurationError` if a key is
 * invalid or an option is out of range. Source: the exchange's API document, Authentication.
 *
 * @example
 * ```ts
 * import { createVerifier } from "@fieldwork/webhooks"
 * import { createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender() // stands for the exchange
 * const verifier = createVerifier({ keys: sender.keys })
 * const { body, headers } = await sender.send([{ survey_id: 1 }])
 * const verified = await verifier.verify({ headers, body })
 * verified.payload.json() // => [{ "survey_id": 1 }]
 * await verifier.verify({ headers, body: "[]" }) // throws The body does not match its signature
 * ```
 */
export const createVerifier = (options: VerifierOptions): Verifier => makeVerifier(nodeBackend, options)

/**
 * Creates a receiver of typed events for any adapter: `nodeReceiver(receiver({ … }))`, `fetchReceiver(receiver({ … }))`. Each callback is verified,
 * decoded, and passed to the handlers item by item. The response is 200 once all handlers have resolved, so a handler should resolve only after it
 * has stored the item. Throws `WebhookConfigurationError` if a key is invalid, a handler is missing or an option is out of range.
 *
 * @example
 * ```ts
 * import { receiver } from "@fieldwork/webhooks"
 * import { fetchReceiver } from "@fieldwork/webhooks/fetch"
 * import { buildOutcomes, createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender() // stands for the exchange
 * const settled: Array<string | undefined> = []
 * const callbacks = receiver({
 *   keys: sender.keys,
 *   onOutcome: async ({ respondent_id }) => void settled.push(respondent_id),
 *   onBad: ({ path, reason }) => console.warn(path, reason)
 * })
 * const handle = fetchReceiver(callbacks)
 * const callback = await sender.send(buildOutcomes(2))
 * const response = await handle(new Request("https://supplier.example/callbacks", { method: "POST", ...callback }))
 * response.status // => 200
 * settled // => ["respondent-1", "respondent-2"]
 * ```
 */
export const receiver = (options: EventReceiverOptions): EventReceiver => makeReceiver(createVerifier, options)
