/**
 * Verifies a callback in four steps, which check the header, the timestamp, the keys, and then the body.
 *
 * All checks that depend only on the header run before the body is read, so refusing a forged request costs little. The signature must match the
 * exact bytes that are passed as the body.
 */
import type { Backend } from "./Backend.ts"
import { requireOption, WebhookConfigurationError } from "./configurationError.ts"
import { makeDiagnosis } from "./diagnose.ts"
import { findAttempts, refreshKeys } from "./findKeys.ts"
import { findHeader, type SignatureHeaders } from "./findHeader.ts"
import { parseSignatureHeader, type SignatureHeader } from "./parseSignatureHeader.ts"
import { createKeyRing, type KeyEntry, type KeySource } from "./keyRing.ts"
import type { BodyHint } from "./reason.ts"
import { utf8 } from "./utf8.ts"
import type { Verified } from "./Verified.ts"
import { BodyVerification, type Verification, verificationOf } from "./verifyBody.ts"
import { WebhookError } from "./WebhookError.ts"

/** The options for a verifier: its keys, and the limits for accepting a callback. */
export interface VerifierOptions {
  /** The trusted keys, or a key store that fetches them. */
  readonly keys: Iterable<KeyEntry> | KeySource
  /** The name of the signature header, case-insensitive. Default: `X-Platform-Signature`. */
  readonly headerName?: string | undefined
  /** The maximum difference in seconds between the timestamp and the current time, in either direction. `Infinity` accepts any age. Default: 300. */
  readonly toleranceSeconds?: number | undefined
  /**
   * The maximum length of a body in bytes, both as received and after decompression. Default: 40 MiB, because ten thousand opportunities with quotas
   * take 39 MB.
   */
  readonly maxBodyBytes?: number | undefined
  /** Returns the current time in Unix milliseconds. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}

/** The body of a callback. A value of any other type is refused with a hint, so a parsed object is not mistaken for a forgery. */
export type RawBody = Uint8Array | ArrayBuffer | string

/** A callback as it was received. */
export interface Callback {
  /** The headers of the request, or the value of the signature header. */
  readonly headers: SignatureHeaders
  /**
   * The exact bytes of the request body. They are copied before the first `await`. A string is encoded as UTF-8, so it is correct only if it was
   * decoded from valid UTF-8 without loss.
   */
  readonly body: RawBody
}

/** Verifies callbacks, either in one call or while the body is being received. */
export interface Verifier {
  /**
   * Verifies a callback. Rejects with {@link WebhookError} unless the callback is genuine and fresh. Rejects with `WebhookConfigurationError` if the
   * verifier itself cannot work, for example because `now` does not return a number.
   */
  verify(callback: Callback): Promise<Verified>
  /**
   * Checks the header before the body is read. Pass each chunk of the body to `update` as it is received, then call `finish`. `announcedBytes` is the
   * `Content-Length`, if the request has one.
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

  /**
   * Checks the header and starts the verification of the body. Returns a promise only if keys must be fetched, because an additional promise per
   * callback would take measurable time for a small body.
   */
  const open = (headers: SignatureHeaders, announcedBytes: number): BodyVerification | Promise<BodyVerification> => {
    const value = typeof headers === "string" ? headers : findHeader(headers, headerName, lowerName)
    if (!value) throw new WebhookError({ _tag: "HeaderAbsentError", headerName })
    const header = parseSignatureHeader(value)
    if ("_tag" in header) throw new WebhookError(header)
    const { signatures, skippedVersions: versions, timestamp } = header
    const ageSeconds = Math.floor(now() / 1000) - timestamp
    // If `now` returns NaN, every comparison is false, so every age would be within the tolerance.
    if (!Number.isFinite(ageSeconds)) throw new WebhookConfigurationError("Option now must return the time")
    if (ageSeconds > toleranceSeconds) {
      throw new WebhookError({ _tag: "StaleTimestampError", timestamp, ageSeconds, toleranceSeconds })
    }
    if (ageSeconds < -toleranceSeconds) {
      throw new WebhookError({ _tag: "FutureTimestampError", timestamp, aheadSeconds: -ageSeconds, toleranceSeconds })
    }
    if (signatures.length === 0) throw new WebhookError({ _tag: "UnknownVersionError", versions })
    const opened = openBody(header, ageSeconds, announcedBytes)
    if (opened !== undefined) return opened
    // If the header contains no known key, verification waits until the keys have been fetched again.
    const refreshed = refreshKeys(keys, signatures) ?? Promise.resolve()
    return refreshed.then(() => openBody(header, ageSeconds, announcedBytes) ?? refuseKeys(header))
  }

  /** Starts the verification of the body, or returns undefined if the header does not contain any known key. */
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
    const headerVerdict = { header, ageSeconds, attempts, keys, diagnosis }
    return new BodyVerification(backend, headerVerdict, maxBodyBytes, "received", announcedBytes)
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
      // The body is copied, because the caller may reuse its buffer while keys are being fetched. A body that is too large will be refused and need
      // not be copied.
      const copy = bytes.length > maxBodyBytes ? bytes : new Uint8Array(bytes)
      const verification = await opened
      verification.take(copy, true)
      return verification.verdict(false)
    }
    opened.take(bytes, typeof body === "string")
    return opened.verdict(true)
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

/**
 * Returns a view of the bytes, or undefined for other types. Does not use `instanceof`, which fails for a Buffer from another realm, as in some test
 * runners.
 */
const viewOf = (body: unknown): Uint8Array | undefined => {
  if (typeof body === "string") return utf8(body)
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
  return /^\[object (Shared)?ArrayBuffer\]$/.test(Object.prototype.toString.call(body))
    ? new Uint8Array(body as ArrayBuffer)
    : undefined
}

/** Describes a body of an invalid type, which JavaScript code can pass despite the type declarations. */
const flawOf = (body: unknown): BodyHint =>
  body === undefined || body === null ? "no body was passed" : "a parsed object was passed"
