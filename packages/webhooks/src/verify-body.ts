/**
 * Compares a body, as it is received, with the signatures of a header that has been accepted.
 *
 * `finish` seals: what is verified, and handed on, is exactly what `update` had taken by then. A verification that failed
 * once never succeeds.
 */
import type { Backend, BodyCheck } from "./backend.ts"
import { WebhookConfigurationError } from "./configuration-error.ts"
import type { Diagnosis } from "./diagnose.ts"
import { type Attempt, unknownIds } from "./find-keys.ts"
import type { SignatureHeader } from "./header.ts"
import { type KeySource, shortId, type VerificationKey } from "./key-ring.ts"
import type { BodyHint } from "./reason.ts"
import { utf8 } from "./utf8.ts"
import { ChunkedBody, type SignedBody, type Verified, vouch } from "./verified.ts"
import { WebhookError } from "./webhook-error.ts"

/** A callback whose header was accepted and whose body is being received. */
export interface Verification {
  /**
   * Takes the next bytes of the body, as a copy: the buffer may be used again.
   *
   * @throws WebhookError `BodyTooLargeError` past the limit.
   * @throws WebhookConfigurationError when `chunk` is not bytes, or `finish` has been called.
   */
  update(chunk: Uint8Array): void
  /** Rejects with WebhookError unless a signature matches all that was passed to `update`. Always returns the same promise. */
  finish(): Promise<Verified>
  /** The same header over the decoded form of the body, for a body with a `Content-Encoding`. */
  decoded(): Verification
  /** Bytes taken so far. */
  readonly receivedBytes: number
}

/** Takes bytes without a copy, from callers of ours that hold the only reference to them. */
export const adopt: unique symbol = Symbol("adopt")

/** A verification that can be told beforehand what is wrong with the body, instead of getting one. */
export interface OpenVerification extends Verification {
  [adopt](chunk: Uint8Array): void
  finish(flaw?: BodyHint): Promise<Verified>
}

/** Passes `chunk` on without a copy where the verification is ours; `chunk` must never change afterwards. */
export const updateOwned = (verification: Verification, chunk: Uint8Array): void => {
  const open: Partial<OpenVerification> = verification
  if (open[adopt] === undefined) verification.update(chunk)
  else open[adopt](chunk)
}

/** The header's part of the verdict. */
export interface Judged {
  readonly header: SignatureHeader
  readonly ageSeconds: number
  readonly attempts: ReadonlyArray<Attempt>
  /** Looked at again once a signature matches: a key may have been revoked while the body was received. */
  readonly keys: KeySource
  readonly diagnosis: Diagnosis
}

/** The body's part of the verdict. `form` says whether the bytes are those received or what they decoded to. */
export const verifyBody = (
  backend: Backend,
  judged: Judged,
  limitBytes: number,
  form: "received" | "decoded",
  announcedBytes?: number
): OpenVerification => {
  const { ageSeconds, attempts, diagnosis, header, keys } = judged
  const start = (announced?: number): BodyCheck => backend.begin(`${header.timestampText}.`, announced)
  const check = start(announcedBytes)
  let receivedBytes = 0
  let tooLarge: WebhookError | undefined
  let verdict: Promise<Verified> | undefined

  const hint = (body: SignedBody): Promise<BodyHint | undefined> =>
    diagnosis(body, async (variant) => {
      const other = start()
      other.append(utf8(variant))
      return (await firstMatch(other, attempts)) !== undefined
    })

  const take = (chunk: Uint8Array): void => {
    receivedBytes += chunk.length
    if (receivedBytes > limitBytes) {
      tooLarge = new WebhookError({ _tag: "BodyTooLargeError", limitBytes, measured: form })
      throw tooLarge
    }
    check.append(chunk)
  }

  const requireOpen = (): void => {
    if (verdict !== undefined) throw new WebhookConfigurationError("update was called after finish")
    if (tooLarge !== undefined) throw tooLarge
  }

  const judge = async (flaw?: BodyHint): Promise<Verified> => {
    if (tooLarge !== undefined) throw tooLarge
    if (flaw !== undefined) throw mismatch(attempts, flaw)
    const key = await firstMatch(check, attempts)
    const payload = new ChunkedBody(check.chunks())
    if (key === undefined) throw mismatch(attempts, await hint(payload))
    if (!isHeld(keys, key)) {
      throw new WebhookError({ _tag: "NoKnownKeyError", received: [shortId(key.keyId)], held: keys.held })
    }
    if (keys.verified !== undefined) keys.verified(key.keyId, unknownIds(keys, header.signatures))
    return vouch({ payload, timestamp: header.timestamp, ageSeconds, keyId: key.keyId, signedBytes: form })
  }

  return {
    get receivedBytes() {
      return receivedBytes
    },
    update: (chunk) => {
      requireOpen()
      take(ownBytes(chunk, backend.copies, limitBytes))
    },
    [adopt]: (chunk) => {
      requireOpen()
      take(chunk)
    },
    finish: (flaw) => (verdict ??= judge(flaw)),
    decoded: () => verifyBody(backend, judged, limitBytes, "decoded")
  }
}

/** What JavaScript may pass in spite of the types is refused; what is over the limit is not copied first. */
const ownBytes = (chunk: unknown, isCopiedLater: boolean, limitBytes: number): Uint8Array => {
  // `instanceof` fails for a Buffer of another realm, as test runners have them.
  if (!ArrayBuffer.isView(chunk)) {
    throw new WebhookConfigurationError(
      `update takes bytes and was given ${typeof chunk === "string" ? "a string: is an encoding set on the stream" : "something else"}`
    )
  }
  const view = new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  return isCopiedLater || view.length > limitBytes ? view : new Uint8Array(view)
}

const isHeld = (keys: KeySource, { keyId }: VerificationKey): boolean =>
  keys.find(shortId(keyId)).some((key) => key.keyId === keyId)

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
