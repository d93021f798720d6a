/**
 * Signs callbacks as the exchange does, for tests of a receiver. Works on every runtime with WebCrypto.
 */
export { generateSigningKey, type SigningKey } from "./testing/signing-key.ts"
export { type SignedCallback, signCallback, signHeader, type SignOptions } from "./testing/sign.ts"
