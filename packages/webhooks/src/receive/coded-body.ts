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
import type { Coding, Inflate } from "./encoding.ts"

/**
 * Until its signature is known to match, a body may decode to this many bytes whatever its size, and to so many times its
 * size beyond that. JSON of this kind compresses to a tenth or a twentieth; without the bound, 67 bytes cost half a second.
 */
const freeBytes = 256 * 1024
const maxRatio = 100

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

const finishDecoded = async (verification: Verification, { coding, inflate, received }: CodedBody) => {
  const limitBytes = freeBytes + maxRatio * verification.receivedBytes
  const decoded = verification.decoded()
  const isComplete = await inflated(inflate, coding, received, (chunk) => {
    updateOwned(decoded, chunk)
    requireWithin(decoded.receivedBytes, limitBytes)
  })
  if (!isComplete) throw unreadable("not what its content encoding says", verification.receivedBytes)
  return decoded.finish()
}

const decodeVerified = async (
  verified: Verified,
  { coding, inflate, maxBodyBytes, plainForm = "received", received }: CodedBody
) => {
  const kept = new ChunkList()
  let size = 0
  const isComplete = await inflated(inflate, coding, received, (chunk) => {
    size += chunk.length
    requireWithin(size, maxBodyBytes)
    kept.append(chunk)
  })
  // Otherwise something has decoded them before and left the header in place.
  return isComplete
    ? vouch({ ...verified, payload: new ChunkedBody(kept.chunks), signedBytes: "received" })
    : vouch({ ...verified, signedBytes: plainForm })
}

const requireWithin = (size: number, limitBytes: number): void => {
  if (size > limitBytes) throw new WebhookError({ _tag: "BodyTooLargeError", limitBytes, measured: "decoded" })
}

/** False when the bytes are not what `coding` says. */
const inflated = async (
  inflate: Inflate,
  coding: Coding,
  received: ReadonlyArray<Uint8Array>,
  take: (chunk: Uint8Array) => void
): Promise<boolean> => {
  try {
    await inflate.decode(coding, received, take)
    return true
  } catch (cause) {
    if (cause instanceof WebhookError) throw cause
    return false
  }
}

const unlessMismatch = (cause: unknown): undefined => {
  if (cause instanceof WebhookError && cause.reason._tag === "SignatureMismatchError") return undefined
  throw cause
}
