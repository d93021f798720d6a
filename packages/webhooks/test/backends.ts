/** Both platforms by name, for suites that hold on each: verdicts must not depend on where a receiver runs. */
import { nodeBackend } from "../src/backend.node.ts"
import { webBackend } from "../src/backend.web.ts"
import { makeVerifier, type VerifierOptions } from "../src/verifier.ts"

export const platforms = [
  { platform: "node:crypto", createVerifier: (options: VerifierOptions) => makeVerifier(nodeBackend, options) },
  { platform: "WebCrypto", createVerifier: (options: VerifierOptions) => makeVerifier(webBackend, options) }
] as const
