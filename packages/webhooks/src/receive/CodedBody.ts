/**
 * Finishes the verification of a body that has a `Content-Encoding`.
 *
 * A compressed body may have been signed before or after compression. The received bytes are tried first, then the decoded ones, and the result
 * states which of them matched. The decoded body is passed on in both cases.
 */
import { ChunkList } from "../ChunkList.ts"
import { ChunkedBody, type Verified, vouch } from "../Verified.ts"
import { updateOwned, type Verification } from "../verifyBody.ts"
import { WebhookError } from "../WebhookError.ts"
import { unreadable } from "./BodySource.ts"
import { makeAllowance } from "./decodeAllowance.ts"
import { type Coding, type Encoded, type Inflate, OverLimit } from "./encoding.ts"

/**
 * Until its signature matches, a body may decode to this many bytes whatever its size, and beyond that to a limited multiple of its size. Without the
 * limit, 67 bytes cost half a second. A body that decodes to more than `usualRatio` times its size, as JSON does, uses an allowance that only forgers
 * exhaust.
 */
const freeBytes = 64 * 1024
const [usualRatio, maxRatio] = [2, 100]

/** Shared by the whole process, because it limits the CPU time of the process. */
const allowance = makeAllowance()

export interface CodedBody {
  readonly coding: Coding
  readonly inflate: Inflate
  readonly maxBodyBytes: number
  /** The chunks that `verification` has received. */
  readonly received: ReadonlyArray<Uint8Array>
  /** The value of `signedBytes` if the received bytes match and are not compressed after all. Default `received`. */
  readonly plainForm?: Verified["signedBytes"]
}

/** Rejects with WebhookError if neither form matches. */
export const finishCoded = async (verification: Verification, body: CodedBody): Promise<Verified> => {
  const asReceived = await verification.finish().catch(unlessMismatch)
  return asReceived === undefined ? finishDecoded(verification, body) : decodeVerified(asReceived, body)
}

const finishDecoded = async (verification: Verification, { coding, inflate, maxBodyBytes, received }: CodedBody) => {
  const { receivedBytes } = verification
  const usualBytes = freeBytes + usualRatio * receivedBytes
  const mostBytes = Math.min(maxBodyBytes, freeBytes + maxRatio * receivedBytes)
  const isShort = mostBytes > usualBytes && allowance.available() < mostBytes - usualBytes
  const limitBytes = isShort ? usualBytes : mostBytes
  const decoded = verification.decoded()
  const laterOn = (): WebhookError => unreadable("compressed further than is decoded at this moment", receivedBytes)
  let spent = 0
  const isComplete = await inflated(inflate, { coding, chunks: received, limitBytes }, (chunk) => {
    const over = Math.min(chunk.length, decoded.receivedBytes + chunk.length - usualBytes)
    if (over > 0) {
      if (!allowance.spend(over)) throw laterOn()
      spent += over
    }
    updateOwned(decoded, chunk)
  }).catch((cause: unknown) => {
    throw isShort && isTooLarge(cause) ? laterOn() : cause
  })
  if (!isComplete) throw unreadable("not what its content encoding says", receivedBytes)
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
  // Otherwise, something has decoded the bytes already and left the header in place.
  return isComplete
    ? vouch({ ...verified, payload: new ChunkedBody(kept.chunks), signedBytes: "received" })
    : vouch({ ...verified, signedBytes: plainForm })
}

/** Returns false if the bytes are not in the format of `coding`. */
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
