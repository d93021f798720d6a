/** Both cryptography backends, by name. Test suites run with each backend, because the result of verification must not depend on the platform. */
import { nodeBackend } from "../src/backend.node.ts"
import { webBackend } from "../src/backend.web.ts"
import { makeVerifier, type VerifierOptions } from "../src/Verifier.ts"

export const platforms = [
  { platform: "node:crypto", createVerifier: (options: VerifierOptions) => makeVerifier(nodeBackend, options) },
  { platform: "WebCrypto", createVerifier: (options: VerifierOptions) => makeVerifier(webBackend, options) }
] as const
