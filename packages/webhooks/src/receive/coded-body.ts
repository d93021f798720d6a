/**
 * The end of a verification whose body has a `Content-Encoding`.
 *
 * A compressed body may have been signed before or after it was compressed: the bytes as received are tried first, then
 * what they decode to, and the result says which. What is handed on is decoded in both cases.
 */
import { ChunkList } from "../chunk-list.ts"
import { ChunkedBody, type Verified, vouch } from "../verified.ts"
import { updateOwned, type Verification } from "../verify-body.ts"
import { WebhookError } from "../webhook-error.ts"
import { unreadable } from "./body-source.ts"
import { makeAllowance } from "./decode-allowance.ts"
import { type Coding, type Encoded, type Inflate, OverLimit } from "./encoding.ts"

/**
 * Until its signature is known to match, a body may decode to this many bytes whatever its size, and to so many times its
 * size beyond that: without the bound, 67 bytes cost half a second. What decodes to more than `usualRatio` times its size, as JSON does,
 * takes from an allowance that only forgers use up.
 */
const freeBytes = 64 * 1024
const [usualRatio, maxRatio] = [2, 100]

/** One for the process: it has one processor's time to spend. */
const allowance = makeAllowance()

export interface CodedBody {
  readonly coding: Coding
  readonly inflate: Inflate
  readonly maxBodyBytes: number
  /** The pieces that `verification` has taken. */
  readonly received: ReadonlyArray<Uint8Array>
  /** What is said of bytes that match as they are and are not compressed after all. Default `received`. */
  readonly plainForm?: Verified["signedBytes"]
}

/** Rejects with WebhookError when neither form matches. */
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
  // Otherwise something has decoded them before and left the header in place.
  return isComplete
    ? vouch({ ...verified, payload: new ChunkedBody(kept.chunks), signedBytes: "received" })
    : vouch({ ...verified, signedBytes: plainForm })
}

/** False when the bytes are not what `coding` says. */
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
