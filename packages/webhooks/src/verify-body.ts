/**
 * Compares a body, as it comes, with the signatures of a header that has been accepted.
 */
import type { Backend, BodyCheck } from "./backend.ts"
import { diagnose } from "./diagnose.ts"
import type { Attempt } from "./find-keys.ts"
import type { SignatureHeader } from "./header.ts"
import type { VerificationKey } from "./key-ring.ts"
import type { BodyHint } from "./reason.ts"
import { utf8 } from "./utf8.ts"
import { ChunkedBody, type SignedBody, type Verified, vouch } from "./verified.ts"
import { WebhookError } from "./webhook-error.ts"

/** A callback whose header was accepted and whose body is on its way. */
export interface Verification {
  /** Takes the next bytes of the body. @throws WebhookError `BodyTooLargeError` past the limit. */
  update(chunk: Uint8Array): void
  /** Rejects with WebhookError unless a signature matches all that was passed to `update`. */
  finish(): Promise<Verified>
  /** The same header over the decoded form of the body, for a body with a `Content-Encoding`. */
  decoded(): Verification
  /** Bytes taken so far. */
  readonly receivedBytes: number
}

/** A verification that can be told beforehand what is wrong with the body, instead of getting one. */
export interface OpenVerification extends Verification {
  finish(flaw?: BodyHint): Promise<Verified>
}

/** The header's part of the verdict. */
export interface Judged {
  readonly header: SignatureHeader
  readonly ageSeconds: number
  readonly attempts: ReadonlyArray<Attempt>
}

/** The body's part of the verdict. `form` says whether the bytes are those received or what they decoded to. */
export const verifyBody = (
  backend: Backend,
  judged: Judged,
  limitBytes: number,
  form: "received" | "decoded",
  announcedBytes?: number
): OpenVerification => {
  const { ageSeconds, attempts, header } = judged
  const start = (announced?: number): BodyCheck => backend.begin(`${header.timestampText}.`, announced)
  const check = start(announcedBytes)

  const hint = (body: SignedBody): Promise<BodyHint | undefined> =>
    diagnose(body, async (variant) => {
      const other = start()
      other.append(utf8(variant))
      return (await firstMatch(other, attempts)) !== undefined
    })

  const verification = {
    receivedBytes: 0,
    update: (chunk: Uint8Array): void => {
      verification.receivedBytes += chunk.length
      if (verification.receivedBytes > limitBytes) {
        throw new WebhookError({ _tag: "BodyTooLargeError", limitBytes, measured: form })
      }
      check.append(chunk)
    },
    finish: async (flaw?: BodyHint): Promise<Verified> => {
      if (flaw !== undefined) throw mismatch(attempts, flaw)
      const key = await firstMatch(check, attempts)
      const payload = new ChunkedBody(check.chunks(), verification.receivedBytes)
      if (key === undefined) throw mismatch(attempts, await hint(payload))
      return vouch({ payload, timestamp: header.timestamp, ageSeconds, keyId: key.keyId, signedBytes: form })
    },
    decoded: () => verifyBody(backend, judged, limitBytes, "decoded")
  }
  return verification
}

/** The key of the first signature that matches. */
const firstMatch = async (check: BodyCheck, attempts: ReadonlyArray<Attempt>): Promise<VerificationKey | undefined> => {
  for (const { key, signature } of attempts) {
    if (typeof signature !== "string" && (await check.matches(key, signature))) return key
  }
  return undefined
}

const mismatch = (attempts: ReadonlyArray<Attempt>, hint: BodyHint | undefined): WebhookError =>
  new WebhookError({
    _tag: "SignatureMismatchError",
    signatures: attempts.map(({ key, signature }) => ({
      keyId: key.keyId,
      problem: typeof signature === "string" ? signature : "no match"
    })),
    hint
  })
