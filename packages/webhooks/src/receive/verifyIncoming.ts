/**
 * Verifies bodies that have a `Content-Encoding` or that other code has already read.
 */
import { ChunkList } from "../ChunkList.ts"
import { WebhookConfigurationError } from "../configurationError.ts"
import { announcedLength, findHeader, type SignatureHeaders } from "../findHeader.ts"
import { utf8 } from "../utf8.ts"
import type { Verified } from "../Verified.ts"
import { updateOwned, type Verification } from "../verifyBody.ts"
import { WebhookError } from "../WebhookError.ts"
import type { BodySource, IncomingBody } from "./BodySource.ts"
import { finishCoded } from "./CodedBody.ts"
import { type Coding, contentCoding, type Inflate } from "./encoding.ts"
import { takeInParts } from "./takeInParts.ts"

export interface VerifyOptions {
  readonly headers: SignatureHeaders
  readonly timeoutMillis: number
  readonly inflate: Inflate
  readonly maxBodyBytes: number
}

/**
 * Verifies a body. Rejects with `WebhookError` if the callback is refused, and with `WebhookConfigurationError` if the received bytes have been lost.
 */
export const verifyIncoming = async (
  verification: Verification,
  body: IncomingBody,
  options: VerifyOptions
): Promise<Verified> => {
  switch (body._tag) {
    case "Unread":
      return verifySource(verification, body.source, contentCoding(options.headers, options.inflate), options)
    case "Kept":
      return verifyKept(verification, body.bytes, options)
    case "Gone":
    default:
      throw new WebhookConfigurationError(body.cause)
  }
}

const verifySource = async (
  verification: Verification,
  source: BodySource,
  coding: Coding | undefined,
  { inflate, maxBodyBytes, timeoutMillis }: VerifyOptions
): Promise<Verified> => {
  const kept = new ChunkList()
  await source.read((chunk) => {
    const owned = source.isOwned ? chunk : new Uint8Array(chunk)
    updateOwned(verification, owned)
    kept.append(owned)
  }, timeoutMillis)
  return coding === undefined
    ? verification.finish()
    : finishCoded(verification, { coding, inflate, maxBodyBytes, received: kept.chunks })
}

const verifyKept = async (
  verification: Verification,
  kept: Uint8Array | string,
  options: VerifyOptions
): Promise<Verified> => {
  const { headers, inflate, maxBodyBytes } = options
  const bytes = typeof kept === "string" ? utf8(kept) : new Uint8Array(kept)
  const isCoded = findHeader(headers, "content-encoding") !== undefined
  const announced = isCoded ? undefined : announcedLength(headers)
  if (typeof kept === "string" && announced !== undefined && announced !== bytes.length) throw notAsReceived()
  await takeInParts((part) => updateOwned(verification, part))(bytes)
  const coding = keptCoding(options)
  try {
    return await (coding === undefined
      ? verification.finish()
      : finishCoded(verification, { coding, inflate, maxBodyBytes, received: [bytes], plainForm: "decoded" }))
  } catch (cause) {
    // If a body that other code stored as a string does not match its signature, the string may differ from the received bytes. This is assumed if no
    // `Content-Length` was available to check its length, or if it contains a replacement character, which stands for lost bytes.
    const mayBeAltered = typeof kept === "string" && (announced === undefined || kept.includes("\uFFFD"))
    throw mayBeAltered && isMismatch(cause) ? notAsReceived() : cause
  }
}

const notAsReceived = (): WebhookConfigurationError =>
  new WebhookConfigurationError(
    "Other code read the callback and kept a string that differs from its bytes: mount this receiver before every body parser, or keep the raw bytes"
  )

/**
 * Returns the coding of a body that middleware has already read, or undefined if the coding is not supported. The middleware may have decoded the
 * body already.
 */
const keptCoding = ({ headers, inflate }: VerifyOptions): Coding | undefined => {
  try {
    return contentCoding(headers, inflate)
  } catch {
    return undefined
  }
}

const isMismatch = (cause: unknown): boolean =>
  cause instanceof WebhookError && cause.reason._tag === "SignatureMismatchError"
