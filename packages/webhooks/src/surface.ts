/**
 * Everything that the root entry exports beside `createVerifier`, which each platform binds to its own backend.
 */
export { WebhookConfigurationError } from "./configuration-error.ts"
export { parseSignatureHeader, type SignatureElement, type SignatureHeader } from "./header.ts"
export type { SignatureHeaders } from "./headers.ts"
export { createKeyRing, type KeyEntry, type KeySource, type VerificationKey } from "./key-ring.ts"
export { createKeyStore, type FetchKeysOptions, type KeyStore, type KeyStoreOptions } from "./key-store.ts"
export type { KeyFields } from "./subscription-keys.ts"
export { publicKeyText } from "./public-key-text.ts"
export type { CryptoKeyLike, KeyMaterial, KeyObjectLike, PublicJwk, PublicKey } from "./public-key.ts"
export type * from "./reason.ts"
export type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./receive/options.ts"
export type { EventContext, EventHandlers, EventReceiver, EventReceiverOptions } from "./receiver.ts"
export {
  createReplayGuard,
  type ReplayGuard,
  type ReplayGuardOptions,
  ReplayPendingError
} from "./replay/replay-guard.ts"
export {
  type Claim,
  createMemoryReplayStore,
  type MemoryReplayStoreOptions,
  type ReplayStore
} from "./replay/replay-store.ts"
export { statusOf } from "./status.ts"
export { isVerified, type SignedBody, type Verified } from "./verified.ts"
export type { Callback, RawBody, Verifier, VerifierOptions } from "./verifier.ts"
export type { Verification } from "./verify-body.ts"
export { WebhookError } from "./webhook-error.ts"
