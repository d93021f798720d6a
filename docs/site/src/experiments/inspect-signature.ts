/**
 * Runs the verifier of `@fieldwork/webhooks` and returns its findings as text for the page.
 */
import { createVerifier, parseSignatureHeader, statusOf, WebhookError } from "@fieldwork/webhooks"

export interface SignatureReport {
  readonly isGenuine: boolean
  /** The result as a sentence. */
  readonly verdict: string
  /** The steps of the verification, in order. */
  readonly steps: ReadonlyArray<readonly [term: string, text: string]>
}

export interface Received {
  readonly signature: string
  readonly body: string
  readonly keys: ReadonlyArray<{ readonly keyId: string; readonly publicKey: string }>
  /** The current time in Unix milliseconds. */
  readonly now: number
}

const readHeader = (text: string, now: number): SignatureReport["steps"] => {
  const header = parseSignatureHeader(text)
  if ("_tag" in header) return []
  const age = Math.floor(now / 1000) - header.timestamp
  return [
    [
      "Timestamp",
      `${new Date(header.timestamp * 1000).toISOString()}, ${Math.abs(age)} s ${age < 0 ? "ahead" : "old"}`
    ],
    ["Signed by", header.signatures.map(({ keyId }) => keyId).join(", ") || "no v1 signature"]
  ]
}

export const inspectSignature = async ({ body, keys, now, signature }: Received): Promise<SignatureReport> => {
  const bytes = new TextEncoder().encode(body)
  const held = keys.map(({ keyId }) => keyId.slice(0, 8)).join(", ")
  const steps: SignatureReport["steps"] = [
    ...readHeader(signature, now),
    ["Known keys", held === "" ? "none" : held],
    ["Body", `${bytes.length.toLocaleString("en")} bytes, as received`]
  ]
  try {
    const { keyId } = await createVerifier({ keys, now: () => now }).verify({
      headers: { "x-platform-signature": signature },
      body: bytes
    })
    return { isGenuine: true, verdict: `Genuine: signed by key ${keyId.slice(0, 8)}. Respond with 200.`, steps }
  } catch (cause) {
    if (!(cause instanceof WebhookError))
      return { isGenuine: false, verdict: cause instanceof Error ? cause.message : String(cause), steps }
    return { isGenuine: false, verdict: `Rejected: ${cause.message}. Respond with ${statusOf(cause.reason)}.`, steps }
  }
}
