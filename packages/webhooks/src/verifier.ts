/**
 * The order in which a callback is judged: header, timestamp, keys, then the body.
 *
 * All that the header alone can decide is decided before a byte of the body is read, so a stranger's request costs
 * nothing. A signature is only ever compared over the bytes as they came.
 */
import type { Backend } from "./backend.ts"
import { requireOption } from "./configuration-error.ts"
import { findKeys, refreshUnknown } from "./find-keys.ts"
import { findHeader, type SignatureHeaders } from "./headers.ts"
import { parseSignatureHeader } from "./header.ts"
import { createKeyRing, type KeyEntry, type KeySource } from "./key-ring.ts"
import type { BodyHint } from "./reason.ts"
import { utf8 } from "./utf8.ts"
import type { Verified } from "./verified.ts"
import { type OpenVerification, type Verification, verifyBody } from "./verify-body.ts"
import { WebhookError } from "./webhook-error.ts"

export interface VerifierOptions {
  /** The keys held, or where to find them (a key store). */
  readonly keys: Iterable<KeyEntry> | KeySource
  /** Compared without case. Default `X-Platform-Signature`. */
  readonly headerName?: string | undefined
  /** How far, in seconds, a timestamp may lie in the past or the future. Default 300; `Infinity` leaves it to you. */
  readonly toleranceSeconds?: number | undefined
  /** Default 40 MiB: ten thousand opportunities with quotas have 39 MB. */
  readonly maxBodyBytes?: number | undefined
  /** Unix milliseconds. Default `Date.now`. */
  readonly now?: (() => number) | undefined
}

/** A body of another type is refused with a hint, so that a parsed object never looks like a forgery. */
export type RawBody = Uint8Array | ArrayBuffer | string

export interface Callback {
  readonly headers: SignatureHeaders
  /** The request body byte for byte. A string is taken as UTF-8 and is right only if it was decoded without loss. */
  readonly body: RawBody
}

export interface Verifier {
  /** Rejects with {@link WebhookError} and nothing else unless the callback is genuine and fresh. */
  verify(callback: Callback): Promise<Verified>
  /**
   * Judges the header, before the body is read; then pass the body to `update` as it comes and call `finish`.
   * `announcedBytes` is the `Content-Length`, when there is one.
   */
  begin(headers: SignatureHeaders, announcedBytes?: number): Promise<Verification>
  readonly maxBodyBytes: number
}

export const makeVerifier = (backend: Backend, options: VerifierOptions): Verifier => {
  const { headerName = "X-Platform-Signature", toleranceSeconds = 300, maxBodyBytes = 40 * 1024 * 1024 } = options
  const { now = Date.now } = options
  requireOption(/^[\w-]+$/.test(headerName), "headerName")
  requireOption(toleranceSeconds >= 0, "toleranceSeconds")
  requireOption(maxBodyBytes > 0, "maxBodyBytes")
  const keys = "held" in options.keys ? options.keys : createKeyRing(options.keys)
  requireOption(keys.held.length > 0 || keys.refresh !== undefined, "keys")

  /** Never waits but for keys: a promise more for each callback would show beside the cost of a small body. */
  const open = (headers: SignatureHeaders, announcedBytes: number): OpenVerification | Promise<OpenVerification> => {
    const value = typeof headers === "string" ? headers : findHeader(headers, headerName)
    if (!value) throw new WebhookError({ _tag: "HeaderAbsentError", headerName })
    const header = parseSignatureHeader(value)
    if ("_tag" in header) throw new WebhookError(header)
    const { signatures, skippedVersions: versions, timestamp } = header
    const ageSeconds = Math.floor(now() / 1000) - timestamp
    if (ageSeconds > toleranceSeconds) {
      throw new WebhookError({ _tag: "StaleTimestampError", timestamp, ageSeconds, toleranceSeconds })
    }
    if (ageSeconds < -toleranceSeconds) {
      throw new WebhookError({ _tag: "FutureTimestampError", timestamp, aheadSeconds: -ageSeconds, toleranceSeconds })
    }
    if (signatures.length === 0) throw new WebhookError({ _tag: "UnknownVersionError", versions })

    const verification = (): OpenVerification => {
      const attempts = findKeys(keys, signatures, backend)
      if (announcedBytes > maxBodyBytes) {
        throw new WebhookError({ _tag: "BodyTooLargeError", limitBytes: maxBodyBytes, measured: "announced" })
      }
      return verifyBody(backend, { header, ageSeconds, attempts }, maxBodyBytes, "received", announcedBytes)
    }
    const refreshed = refreshUnknown(keys, signatures)
    return refreshed === undefined ? verification() : refreshed.then(verification)
  }

  const begin = async (headers: SignatureHeaders, announcedBytes = 0): Promise<Verification> =>
    open(headers, announcedBytes)

  const verify = async ({ body, headers }: Callback): Promise<Verified> => {
    const bytes = rawBytes(body)
    const isRaw = typeof bytes !== "string"
    const verification = await open(headers, isRaw ? bytes.length : 0)
    if (isRaw) verification.update(bytes)
    return await verification.finish(isRaw ? undefined : bytes)
  }

  return { verify, begin, maxBodyBytes }
}

/** What JavaScript may pass in spite of the types is answered with a hint. */
const rawBytes = (body: unknown): Uint8Array | BodyHint => {
  if (typeof body === "string") return utf8(body)
  if (body instanceof Uint8Array) return body
  // `instanceof` fails for a Buffer of another realm, as test runners have them.
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
  if (body instanceof ArrayBuffer) return new Uint8Array(body)
  return body === undefined || body === null ? "no body was passed" : "a parsed object was passed"
}
