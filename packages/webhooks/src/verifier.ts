/**
 * The order in which a callback is judged: header, timestamp, keys, then the body.
 *
 * All that the header alone can decide is decided before a byte of the body is read, so a stranger's request costs
 * nothing. A signature is only ever compared over the bytes as they came.
 */
import type { Backend, BodyCheck } from "./backend.ts"
import { requireOption, WebhookConfigurationError } from "./configuration-error.ts"
import { diagnose } from "./diagnose.ts"
import { findHeader, type SignatureHeaders } from "./headers.ts"
import { parseSignatureHeader, type SignatureElement, type SignatureHeader } from "./header.ts"
import { createKeyRing, type KeyEntry, type KeySource, shortId, type VerificationKey } from "./key-ring.ts"
import type { BodyHint } from "./reason.ts"
import { parseSignature } from "./signature.ts"
import { utf8 } from "./utf8.ts"
import { signedBody, type SignedBody, type Verified, vouch } from "./verified.ts"
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

/** A callback whose header was accepted and whose body is on its way. */
export interface Verification {
  /** Takes the next bytes of the body. @throws WebhookError `BodyTooLargeError` past the limit. */
  update(chunk: Uint8Array): void
  /** Rejects with WebhookError unless a signature matches all that was passed to `update`. */
  finish(): Promise<Verified>
  /** The same header over the decoded form of the body, for a body with a `Content-Encoding`. */
  decoded(): Verification
  /** Bytes taken so far. */
  readonly receivedBytes: number
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

/** One signature and one held key of its id. */
interface Attempt {
  readonly key: VerificationKey
  /** Or why its text is none. */
  readonly signature: ReturnType<typeof parseSignature>
}

/** The header's part of the verdict. */
interface Judged {
  readonly header: SignatureHeader
  readonly ageSeconds: number
  readonly attempts: ReadonlyArray<Attempt>
}

export const makeVerifier = (backend: Backend, options: VerifierOptions): Verifier => {
  const { headerName = "X-Platform-Signature", toleranceSeconds = 300, maxBodyBytes = 40 * 1024 * 1024 } = options
  const { now = Date.now } = options
  requireOption(/^[\w-]+$/.test(headerName), "headerName")
  requireOption(toleranceSeconds >= 0, "toleranceSeconds")
  requireOption(maxBodyBytes > 0, "maxBodyBytes")
  const keys = "held" in options.keys ? options.keys : createKeyRing(options.keys)
  requireOption(keys.held.length > 0 || keys.refresh !== undefined, "keys")

  const judge = async (headers: SignatureHeaders): Promise<Judged> => {
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
    await refreshUnknown(keys, signatures)
    return { header, ageSeconds, attempts: findKeys(keys, signatures) }
  }

  const begin = async (headers: SignatureHeaders, announcedBytes = 0): Promise<Verification> => {
    const judged = await judge(headers)
    if (announcedBytes > maxBodyBytes) {
      throw new WebhookError({ _tag: "BodyTooLargeError", limitBytes: maxBodyBytes, measured: "announced" })
    }
    return verifyBody(backend, judged, maxBodyBytes, "received", announcedBytes)
  }

  const verify = async ({ body, headers }: Callback): Promise<Verified> => {
    const bytes = rawBytes(body)
    if (typeof bytes === "string") throw mismatch((await judge(headers)).attempts, bytes)
    const verification = await begin(headers, bytes.length)
    verification.update(bytes)
    return verification.finish()
  }

  return { verify, begin, maxBodyBytes }
}

/** Waits for newer keys only when none of the header's keys is held; otherwise they are fetched on the side. */
const refreshUnknown = async (keys: KeySource, signatures: ReadonlyArray<SignatureElement>): Promise<void> => {
  const unknown = signatures.map(({ keyId }) => shortId(keyId)).filter((id) => keys.find(id).length === 0)
  if (unknown.length === 0) return
  const refreshed = keys.refresh?.(unknown)
  if (unknown.length < signatures.length) return void refreshed?.catch(() => {})
  try {
    await refreshed
  } catch (cause) {
    // A fetched key that cannot be used is for the receiver's owner to see, whatever was sent.
    if (cause instanceof WebhookConfigurationError) throw cause
    throw new WebhookError({ _tag: "KeysUnavailableError", received: unknown, detail: String(cause) })
  }
}

/** Pairs each signature with each held key of its id. */
const findKeys = (keys: KeySource, signatures: ReadonlyArray<SignatureElement>): ReadonlyArray<Attempt> => {
  const attempts = signatures.flatMap(({ keyId, signature: text }) => {
    const found = keys.find(shortId(keyId))
    const signature = found.length > 0 ? parseSignature(text) : "not a signature"
    return found.map((key) => ({ key, signature }))
  })
  if (attempts.length > 0) return attempts
  throw new WebhookError({
    _tag: "NoKnownKeyError",
    received: signatures.map(({ keyId }) => keyId),
    held: keys.held
  })
}

/** The body's part of the verdict. `form` says whether the bytes are those received or what they decoded to. */
const verifyBody = (
  backend: Backend,
  judged: Judged,
  limitBytes: number,
  form: "received" | "decoded",
  announcedBytes?: number
): Verification => {
  const { ageSeconds, attempts, header } = judged
  const start = (announced?: number): BodyCheck => backend.begin(`${header.timestampText}.`, announced)
  const check = start(announcedBytes)
  let receivedBytes = 0

  const update = (chunk: Uint8Array): void => {
    receivedBytes += chunk.length
    if (receivedBytes > limitBytes) throw new WebhookError({ _tag: "BodyTooLargeError", limitBytes, measured: form })
    check.append(chunk)
  }

  const finish = async (): Promise<Verified> => {
    const key = await firstMatch(check, attempts)
    const payload = signedBody(check.chunks())
    if (key === undefined) throw mismatch(attempts, await hint(payload))
    return vouch({ payload, timestamp: header.timestamp, ageSeconds, keyId: key.keyId, signedBytes: form })
  }

  const hint = (body: SignedBody): Promise<BodyHint | undefined> =>
    diagnose(body, async (variant) => {
      const other = start()
      other.append(utf8(variant))
      return (await firstMatch(other, attempts)) !== undefined
    })

  return {
    update,
    finish,
    decoded: () => verifyBody(backend, judged, limitBytes, "decoded"),
    get receivedBytes() {
      return receivedBytes
    }
  }
}

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

/** What JavaScript may pass in spite of the types is answered with a hint. */
const rawBytes = (body: unknown): Uint8Array | BodyHint => {
  if (typeof body === "string") return utf8(body)
  // `instanceof` fails for a Buffer of another realm, as test runners have them.
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
  if (body instanceof ArrayBuffer) return new Uint8Array(body)
  return body === undefined || body === null ? "no body was passed" : "a parsed object was passed"
}
