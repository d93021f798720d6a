/**
 * Verifies signed callbacks of the sampling exchange on any runtime with WebCrypto.
 *
 * Node and what resolves its export condition get index.node.ts instead, with the same exports.
 */
import { webBackend } from "./backend.web.ts"
import { makeVerifier, type Verifier, type VerifierOptions } from "./verifier.ts"

export * from "./surface.ts"

/** @throws WebhookConfigurationError when a key cannot be used or an option is out of range. */
export const createVerifier = (options: VerifierOptions): Verifier => makeVerifier(webBackend, options)
