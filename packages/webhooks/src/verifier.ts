/**
 * The order in which a callback is judged: header, timestamp, keys, then the body.
 *
 * All that the header alone can decide is decided before a byte of the body is read, so a stranger's request costs
 * nothing. A signature is only ever compared over the bytes as they were received.
 */
import type { Backend } from "./backend.ts"
import { requireOption, WebhookConfigurationError } from "./configuration-error.ts"
import { makeDiagnosis } from "./diagnose.ts"
import { findAttempts, refreshKeys } from "./find-keys.ts"
import { findHeader, type SignatureHeaders } from "./headers.ts"
import { parseSignatureHeader, type SignatureHeader } from "./header.ts"
import { createKeyRing, type KeyEntry, type KeySource } from "./key-ring.ts"
import type { BodyHint } from "./reason.ts"
import { utf8 } from "./utf8.ts"
import type { Verified } from "./verified.ts"
import { BodyVerification, type Verification, verificationOf } from "./verify-body.ts"
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
  /**
   * The request body byte for byte; it is copied before anything is awaited. A string is taken as UTF-8 and is right only
   * if it was decoded without loss.
   */
  readonly body: RawBody
}

export interface Verifier {
  /**
   * Rejects with {@link WebhookError} unless the callback is genuine and fresh, and with WebhookConfigurationError when
   * the verifier itself cannot work, as with a clock that returns no time.
   */
  verify(callback: Callback): Promise<Verified>
  /**
   * Judges the header, before the body is read; then pass the body to `update` as it is received and call `finish`.
   * `announcedBytes` is the `Content-Length`, when there is one.
   */
  begin(headers: SignatureHeaders, announcedBytes?: number): Promise<Verification>
  readonly maxBodyBytes: number
  readonly toleranceSeconds: number
}

export const makeVerifier = (backend: Backend, options: VerifierOptions): Verifier => {
  requireOption(typeof options === "object" && options !== null, "options")
  const { headerName = "X-Platform-Signature", toleranceSeconds = 300, maxBodyBytes = 40 * 1024 * 1024 } = options
  const { now = Date.now } = options
  requireOption(typeof headerName === "string" && /^[\w-]+$/.test(headerName), "headerName")
  requireOption(typeof toleranceSeconds === "number" && toleranceSeconds >= 0, "toleranceSeconds")
  requireOption(typeof maxBodyBytes === "number" && maxBodyBytes > 0, "maxBodyBytes")
  requireOption(typeof now === "function", "now")
  const keys = readKeys(options.keys)
  requireOption(keys.held.length > 0 || keys.refresh !== undefined, "keys")
  const diagnosis = makeDiagnosis()
  const lowerName = headerName.toLowerCase()

  /** Never waits but for keys: a promise more for each callback would show beside the cost of a small body. */
  const open = (headers: SignatureHeaders, announcedBytes: number): BodyVerification | Promise<BodyVerification> => {
    const value = typeof headers === "string" ? headers : findHeader(headers, headerName, lowerName)
    if (!value) throw new WebhookError({ _tag: "HeaderAbsentError", headerName })
    const header = parseSignatureHeader(value)
    if ("_tag" in header) throw new WebhookError(header)
    const { signatures, skippedVersions: versions, timestamp } = header
    const ageSeconds = Math.floor(now() / 1000) - timestamp
    // Compared with NaN, every age would be within the tolerance.
    if (!Number.isFinite(ageSeconds)) throw new WebhookConfigurationError("The option now returned no time")
    if (ageSeconds > toleranceSeconds) {
      throw new WebhookError({ _tag: "StaleTimestampError", timestamp, ageSeconds, toleranceSeconds })
    }
    if (ageSeconds < -toleranceSeconds) {
      throw new WebhookError({ _tag: "FutureTimestampError", timestamp, aheadSeconds: -ageSeconds, toleranceSeconds })
    }
    if (signatures.length === 0) throw new WebhookError({ _tag: "UnknownVersionError", versions })
    const opened = openBody(header, ageSeconds, announcedBytes)
    if (opened !== undefined) return opened
    // A key that is held decides by itself; newer ones are waited for only where none is.
    const refreshed = refreshKeys(keys, signatures) ?? Promise.resolve()
    return refreshed.then(() => openBody(header, ageSeconds, announcedBytes) ?? refuseKeys(header))
  }

  /** Undefined when no key of the header is held. */
  const openBody = (
    header: SignatureHeader,
    ageSeconds: number,
    announcedBytes: number
  ): BodyVerification | undefined => {
    const attempts = findAttempts(keys, header.signatures)
    if (attempts.length === 0) return undefined
    if (announcedBytes > maxBodyBytes) {
      throw new WebhookError({ _tag: "BodyTooLargeError", limitBytes: maxBodyBytes, measured: "announced" })
    }
    const judged = { header, ageSeconds, attempts, keys, diagnosis }
    return new BodyVerification(backend, judged, maxBodyBytes, "received", announcedBytes)
  }

  const refuseKeys = ({ signatures }: SignatureHeader): never => {
    const received = signatures.map(({ keyId }) => keyId)
    throw new WebhookError({ _tag: "NoKnownKeyError", received, held: keys.held })
  }

  const begin = async (headers: SignatureHeaders, announcedBytes = 0): Promise<Verification> =>
    verificationOf(await open(headers, announcedBytes))

  const verify = async ({ body, headers }: Callback): Promise<Verified> => {
    const bytes = viewOf(body)
    if (bytes === undefined) return (await open(headers, 0)).refuse(flawOf(body))
    const opened = open(headers, bytes.length)
    if (opened instanceof Promise) {
      // The caller may use its buffer again while keys are fetched. What is too large is refused and need not be copied.
      const copy = bytes.length > maxBodyBytes ? bytes : new Uint8Array(bytes)
      const verification = await opened
      verification.take(copy, true)
      return verification.judge(false)
    }
    opened.take(bytes, typeof body === "string")
    return opened.judge(true)
  }

  return { verify, begin, maxBodyBytes, toleranceSeconds }
}

const readKeys = (keys: unknown): KeySource => {
  if (isKeySource(keys)) return keys
  requireOption(typeof keys === "object" && keys !== null && Symbol.iterator in keys, "keys")
  return createKeyRing(keys as Iterable<KeyEntry>)
}

const isKeySource = (keys: unknown): keys is KeySource =>
  typeof keys === "object" && keys !== null && "held" in keys && "find" in keys && typeof keys.find === "function"

/** `instanceof` fails for a Buffer of another realm, as test runners have them. */
const viewOf = (body: unknown): Uint8Array | undefined => {
  if (typeof body === "string") return utf8(body)
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
  return /^\[object (Shared)?ArrayBuffer\]$/.test(Object.prototype.toString.call(body))
    ? new Uint8Array(body as ArrayBuffer)
    : undefined
}

/** What JavaScript may pass in spite of the types. */
const flawOf = (body: unknown): BodyHint =>
  body === undefined || body === null ? "no body was passed" : "a parsed object was passed"
