/**
 * Every vector of the verifier, and the verdict that this runtime reaches. Bundled for each runtime; imports nothing of it.
 */
import { createVerifier, WebhookError } from "@fieldwork/webhooks"
import ecdsa from "@fieldwork/webhooks/vectors/ecdsa-p256-sha256.json" with { type: "json" }

export interface Verdict {
  readonly id: string
  /** What the vector demands. */
  readonly accept: boolean
  /** `verified`, or the reason of the refusal, or what was thrown that is not a refusal. */
  readonly verdict: string
}

const keyId = "vector01"

const judge = async (publicKey: string, header: string, body: string, now: number): Promise<string> => {
  try {
    const verifier = createVerifier({ keys: [{ keyId, publicKey }], now: () => now * 1000 })
    await verifier.verify({ headers: header, body: new TextEncoder().encode(body) })
    return "verified"
  } catch (cause) {
    return cause instanceof WebhookError ? cause.reason._tag : `threw ${String(cause)}`
  }
}

/** In the order of the vectors. */
export const run = async (): Promise<ReadonlyArray<Verdict>> => {
  const verdicts: Array<Verdict> = []
  for (const { accept, body, id, publicKey, signature } of ecdsa.cases) {
    const header = `t:${ecdsa.timestamp},v1:${keyId}:${signature}`
    verdicts.push({ id: String(id), accept, verdict: await judge(publicKey, header, body, ecdsa.timestamp) })
  }
  return verdicts
}
