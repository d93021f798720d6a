/**
 * Runs every test vector for the verifier and returns the verdicts. This module is bundled for each runtime, so it does not import runtime-specific
 * modules.
 */
import { createVerifier, WebhookError } from "@fieldwork/webhooks"
import ecdsa from "@fieldwork/webhooks/vectors/ecdsa-p256-sha256.json" with { type: "json" }

export interface Verdict {
  readonly id: string
  /** Whether the vector must be accepted. */
  readonly accept: boolean
  /** `verified`, the reason why the vector was rejected, or a description of any other error that was thrown. */
  readonly verdict: string
}

const keyId = "vector01"

const verdictOf = async (publicKey: string, header: string, body: string, now: number): Promise<string> => {
  try {
    const verifier = createVerifier({ keys: [{ keyId, publicKey }], now: () => now * 1000 })
    await verifier.verify({ headers: header, body: new TextEncoder().encode(body) })
    return "verified"
  } catch (cause) {
    return cause instanceof WebhookError ? cause.reason._tag : `threw ${String(cause)}`
  }
}

/** Returns one verdict per vector, in the order of the vectors. */
export const run = async (): Promise<ReadonlyArray<Verdict>> => {
  const verdicts: Array<Verdict> = []
  for (const { accept, body, id, publicKey, signature } of ecdsa.cases) {
    const header = `t:${ecdsa.timestamp},v1:${keyId}:${signature}`
    verdicts.push({ id: String(id), accept, verdict: await verdictOf(publicKey, header, body, ecdsa.timestamp) })
  }
  return verdicts
}
