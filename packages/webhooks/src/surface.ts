/**
 * The exports of the main entry point, except `createVerifier` and `receiver`, which each platform combines with its own backend.
 */
export { WebhookConfigurationError } from "./configurationError.ts"
export { parseSignatureHeader, type SignatureElement, type SignatureHeader } from "./parseSignatureHeader.ts"
export type { SignatureHeaders } from "./findHeader.ts"
export { createKeyRing, type KeyEntry, type KeySource, type VerificationKey } from "./keyRing.ts"
export { createKeyStore, type FetchKeysOptions, type KeyStore, type KeyStoreOptions } from "./KeyStore.ts"
export type { KeyFields } from "./subscriptionKeys.ts"
export { publicKeyText } from "./publicKeyText.ts"
export type { CryptoKeyLike, KeyMaterial, KeyObjectLike, PublicJwk, PublicKey } from "./PublicKey.ts"
export type * from "./reason.ts"
export type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./receive/options.ts"
export type { EventContext, EventHandlers, EventReceiver, EventReceiverOptions } from "./receiver.ts"
export {
  createReplayGuard,
  type ReplayGuard,
  type ReplayGuardOptions,
  ReplayPendingError
} from "./replay/ReplayGuard.ts"
export {
  type Claim,
  createMemoryReplayStore,
  type MemoryReplayStoreOptions,
  type ReplayStore
} from "./replay/ReplayStore.ts"
export { statusOf } from "./status.ts"
export { isVerified, type SignedBody, type Verified } from "./Verified.ts"
export type { Callback, RawBody, Verifier, VerifierOptions } from "./Verifier.ts"
export type { Verification } from "./verifyBody.ts"
export { WebhookError } from "./WebhookError.ts"
