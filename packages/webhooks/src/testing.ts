/**
 * Simulates the exchange in tests of a receiver: keys, key rotation, signed callbacks, batches of items, and all kinds of forgeries. Works on all
 * runtimes that provide WebCrypto.
 */
export { type BatchOptions, buildOpportunities, buildOutcomes } from "./testing/batch.ts"
export { forge, type ForgedCallback, type ForgeOptions, forgeries, type Forgery } from "./testing/forge.ts"
export { mutateItem } from "./testing/mutateItem.ts"
export { createSender, type Sender, type SenderOptions } from "./testing/Sender.ts"
export { generateSigningKey, type SigningKey } from "./testing/SigningKey.ts"
export { type SignedCallback, signCallback, signHeader, type SignOptions } from "./testing/sign.ts"
export { testKeys, untrustedTestKey } from "./testing/testKeys.ts"
