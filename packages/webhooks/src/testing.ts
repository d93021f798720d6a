/**
 * Stands in for the exchange in tests of a receiver: keys, rotation, signed callbacks, batches, and every kind of forgery.
 * Works on every runtime with WebCrypto.
 */
export { type BatchOptions, buildOpportunities, buildOutcomes } from "./testing/batch.ts"
export { forge, type ForgedCallback, type ForgeOptions, forgeries, type Forgery } from "./testing/forge.ts"
export { mutateItem } from "./testing/mutate-item.ts"
export { createSender, type Sender, type SenderOptions } from "./testing/sender.ts"
export { generateSigningKey, type SigningKey } from "./testing/signing-key.ts"
export { type SignedCallback, signCallback, signHeader, type SignOptions } from "./testing/sign.ts"
export { testKeys } from "./testing/test-keys.ts"
