/**
 * Reads the body of a callback under the caps of size and time and verifies it on the way.
 *
 * A compressed body may have been signed before or after it was compressed: the bytes as received are tried first, then
 * what they decode to, and the result says which. What is handed on is decoded in both cases.
 */
import { ChunkList } from "../chunk-list.ts"
import { findHeader, type SignatureHeaders } from "../headers.ts"
import type { UnreadableBodyError } from "../reason.ts"
import { ChunkedBody, type Verified, vouch } from "../verified.ts"
import type { Verifier } from "../verifier.ts"
import type { Verification } from "../verify-body.ts"
import { WebhookError } from "../webhook-error.ts"
import { type Coding, contentCoding, type Inflate } from "./encoding.ts"

/** A body that has not been read yet. */
export interface BodySource {
  /** Passes the body to `take` piece by piece. Resolves at its end, rejects when it breaks off or `take` throws. */
  read(take: (chunk: Uint8Array) => void): Promise<void>
  /** Makes a pending `read` settle soon, either way. */
  stop(): void
}

/** Long enough for 32 MB over a slow line; the sender itself is taken to give up after 10 s. */
const defaultTimeoutMillis = 30_000

export interface ReceiveOptions {
  readonly verifier: Verifier
  /** From the first byte waited for to the last. Default 30 s. */
  readonly bodyTimeoutMillis?: number | undefined
}

/** Rejects with WebhookError when the callback is refused. */
export const receiveBody = async (
  { bodyTimeoutMillis = defaultTimeoutMillis, verifier }: ReceiveOptions,
  headers: SignatureHeaders,
  source: BodySource,
  inflate: Inflate
): Promise<Verified> => {
  const coding = contentCoding(headers, inflate)
  const verification = await verifier.begin(headers, announcedLength(headers))
  const kept = new ChunkList()
  await readWithin(bodyTimeoutMillis, source, verification, (chunk) => {
    verification.update(chunk)
    if (coding !== undefined) kept.append(chunk)
  })
  return coding === undefined ? verification.finish() : finishCoded(verification, kept.chunks, coding, inflate)
}

/** `Content-Length`, when it is one. */
export const announcedLength = (headers: SignatureHeaders): number | undefined => {
  const text = findHeader(headers, "content-length")
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

const readWithin = async (
  limitMillis: number,
  source: BodySource,
  progress: Progress,
  take: (chunk: Uint8Array) => void
): Promise<void> => {
  let late = false
  const timer = setTimeout(() => {
    late = true
    source.stop()
  }, limitMillis)
  try {
    await source.read(take)
  } catch (cause) {
    if (cause instanceof WebhookError) throw cause
    if (!late) throw unreadable("cut off by the sender", progress)
  } finally {
    clearTimeout(timer)
  }
  if (late) throw unreadable("slower than the time limit allows", progress)
}

const unreadable = (problem: UnreadableBodyError["problem"], { receivedBytes }: Progress): WebhookError =>
  new WebhookError({ _tag: "UnreadableBodyError", problem, receivedBytes })

type Progress = Pick<Verification, "receivedBytes">

/** The end of {@link receiveBody} for a compressed body, whose received pieces are `received`. */
export const finishCoded = async (
  verification: Verification,
  received: ReadonlyArray<Uint8Array>,
  coding: Coding,
  inflate: Inflate
): Promise<Verified> => {
  const asReceived = await verification.finish().catch(unlessMismatch)
  const decoded = verification.decoded()
  const kept = new ChunkList()
  try {
    await inflate.decode(coding, received, (chunk) => {
      decoded.update(chunk)
      kept.append(chunk)
    })
  } catch (cause) {
    if (cause instanceof WebhookError) throw cause
    // Genuine bytes that are not compressed after all: a proxy has decoded them and left the header standing.
    if (asReceived !== undefined) return asReceived
    throw unreadable("not what its content encoding says", verification)
  }
  return asReceived === undefined
    ? decoded.finish()
    : vouch({ ...asReceived, payload: new ChunkedBody(kept.chunks, decoded.receivedBytes), signedBytes: "received" })
}

const unlessMismatch = (cause: unknown): undefined => {
  if (cause instanceof WebhookError && cause.reason._tag === "SignatureMismatchError") return undefined
  throw cause
}
