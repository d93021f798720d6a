/**
 * Verifies signed callbacks of the sampling exchange with node:crypto, which hashes a body as it is received.
 *
 * The exports are those of index.ts.
 */
import { nodeBackend } from "./backend.node.ts"
import { makeVerifier, type Verifier, type VerifierOptions } from "./verifier.ts"

export * from "./surface.ts"

/** @throws WebhookConfigurationError when a key cannot be used or an option is out of range. */
export const createVerifier = (options: VerifierOptions): Verifier => makeVerifier(nodeBackend, options)
