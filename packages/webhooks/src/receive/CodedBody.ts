/**
 * Completes the verification of a body that has a `Content-Encoding`.
 *
 * A compressed body may have been signed before or after compression. The received bytes are tried first, then the decoded bytes. The result states
 * which of them were signed, and its payload is the decoded body in both cases.
 */
import { ChunkList } from "../ChunkList.ts"
import { ChunkedBody, type Verified, createVerified } from "../Verified.ts"
import { updateOwned, type Verification } from "../verifyBody.ts"
import { WebhookError } from "../WebhookError.ts"
import { unreadable } from "./BodySource.ts"
import { makeAllowance } from "./decodeAllowance.ts"
import { type Coding, type Encoded, type Inflate, OverLimit } from "./encoding.ts"

/**
 * Until the signature matches, a body may decode to at most `freeBytes` plus `maxRatio` times its size. Without this limit, a body of 67 bytes could
 * cost half a second of CPU time. Bytes beyond `freeBytes` plus `freeRatio` times the size are taken from an allowance that all callbacks share.
 * Genuine callbacks, which often decode to more than that, return their bytes to the allowance, so only forged callbacks use it up.
 */
const freeBytes = 64 * 1024
const [freeRatio, maxRatio] = [2, 100]

/**
 * The allowance, in bytes, for decompressing bodies whose signature has not been verified yet. The entire process shares one allowance, because it
 * limits the CPU time of the process.
 */
const allowance = makeAllowance()

export interface CodedBody {
  readonly coding: Coding
  readonly inflate: Inflate
  readonly maxBodyBytes: number
  /** The chunks that have been passed to `verification`. */
  readonly received: ReadonlyArray<Uint8Array>
  /** The value of `signedBytes` if the received bytes match the signature but are not actually compressed. Default: `received`. */
  readonly plainForm?: Verified["signedBytes"]
}

/** Completes the verification. Rejects with `WebhookError` if neither the received nor the decoded bytes match a signature. */
export const finishCoded = async (verification: Verification, body: CodedBody): Promise<Verified> => {
  const asReceived = await verification.finish().catch(unlessMismatch)
  return asReceived === undefined ? finishDecoded(verification, body) : decodeVerified(asReceived, body)
}

const finishDecoded = async (verification: Verification, { coding, inflate, maxBodyBytes, received }: CodedBody) => {
  const { receivedBytes } = verification
  const freeLimitBytes = freeBytes + freeRatio * receivedBytes
  const maxBytes = Math.min(maxBodyBytes, freeBytes + maxRatio * receivedBytes)
  const isAllowanceShort = maxBytes > freeLimitBytes && allowance.available() < maxBytes - freeLimitBytes
  const limitBytes = isAllowanceShort ? freeLimitBytes : maxBytes
  const decoded = verification.decoded()
  const tryLater = (): WebhookError => unreadable("compressed more than can be decoded now", receivedBytes)
  let spent = 0
  const isComplete = await inflated(inflate, { coding, chunks: received, limitBytes }, (chunk) => {
    const over = Math.min(chunk.length, decoded.receivedBytes + chunk.length - freeLimitBytes)
    if (over > 0) {
      if (!allowance.spend(over)) throw tryLater()
      spent += over
    }
    updateOwned(decoded, chunk)
  }).catch((cause: unknown) => {
    throw isAllowanceShort && isTooLarge(cause) ? tryLater() : cause
  })
  if (!isComplete) throw unreadable("not valid for its content encoding", receivedBytes)
  const verified = await decoded.finish()
  allowance.refund(spent)
  return verified
}

const decodeVerified = async (
  verified: Verified,
  { coding, inflate, maxBodyBytes, plainForm = "received", received }: CodedBody
) => {
  const kept = new ChunkList()
  const encoded = { coding, chunks: received, limitBytes: maxBodyBytes }
  const isComplete = await inflated(inflate, encoded, (chunk) => kept.append(chunk))
  // If a verified body cannot be decoded, it was already decoded before it reached the receiver, and its `Content-Encoding` header was left
  // unchanged.
  return isComplete
    ? createVerified({ ...verified, payload: new ChunkedBody(kept.chunks), signedBytes: "received" })
    : createVerified({ ...verified, signedBytes: plainForm })
}

/** Decodes the bytes in `encoded`. Returns false if they are not in the format that `encoded.coding` names. */
const inflated = async (inflate: Inflate, encoded: Encoded, take: (chunk: Uint8Array) => void): Promise<boolean> => {
  try {
    await inflate.decode(encoded, take)
    return true
  } catch (cause) {
    if (cause instanceof WebhookError) throw cause
    if (cause instanceof OverLimit) {
      const { limitBytes } = encoded
      throw new WebhookError({ _tag: "BodyTooLargeError", limitBytes, measured: "decoded" })
    }
    return false
  }
}

const isTooLarge = (cause: unknown): boolean =>
  cause instanceof WebhookError && cause.reason._tag === "BodyTooLargeError"

const unlessMismatch = (cause: unknown): undefined => {
  if (cause instanceof WebhookError && cause.reason._tag === "SignatureMismatchError") return undefined
  throw cause
}
