/** Both cryptography backends by name, for suites that must pass on each: the result must not depend on the platform of a receiver. */
import { nodeBackend } from "../src/backend.node.ts"
import { webBackend } from "../src/backend.web.ts"
import { makeVerifier, type VerifierOptions } from "../src/Verifier.ts"

export const platforms = [
  { platform: "node:crypto", createVerifier: (options: VerifierOptions) => makeVerifier(nodeBackend, options) },
  { platform: "WebCrypto", createVerifier: (options: VerifierOptions) => makeVerifier(webBackend, options) }
] as const
