/**
 * Verifies a body against the signatures in an accepted header while the body is being received.
 *
 * Calling `finish` seals the body. Exactly the bytes that were received before the call are verified and returned. A verification that has failed
 * cannot succeed later.
 */
import type { Backend, BodyCheck } from "./Backend.ts"
import { WebhookConfigurationError } from "./configurationError.ts"
import type { Diagnosis } from "./diagnose.ts"
import { type Attempt, unknownIds } from "./findKeys.ts"
import type { SignatureHeader } from "./parseSignatureHeader.ts"
import { type KeySource, shortId, type VerificationKey } from "./keyRing.ts"
import type { BodyHint, RefusedSignature } from "./reason.ts"
import { utf8 } from "./utf8.ts"
import { parseSignature } from "./Signature.ts"
import { ChunkedBody, type SignedBody, type Verified, createVerified } from "./Verified.ts"
import { WebhookError } from "./WebhookError.ts"

/** The verification of a callback whose header has been accepted and whose body is being received. */
export interface Verification {
  /**
   * Adds a copy of the next bytes of the body. The caller may reuse the buffer.
   *
   * @throws {WebhookError} `BodyTooLargeError` if the body exceeds the limit. Throws `WebhookConfigurationError` if `chunk` is not bytes, or if
   * `finish` has been called.
   */
  update(chunk: Uint8Array): void
  /**
   * Completes the verification. Rejects with `WebhookError` unless a signature matches all bytes that were passed to `update`. Repeated calls return
   * the same promise.
   */
  finish(): Promise<Verified>
  /**
   * Starts another verification for the decoded body, which uses the signature header of this verification. Used for a body with a
   * `Content-Encoding`.
   */
  decoded(): Verification
  /** The number of bytes that have been passed to `update`. */
  readonly receivedBytes: number
}

/** The internal state of each verification that this package created. */
const bodies = new WeakMap<Verification, BodyVerification>()

/** Adds the next bytes without copying them if this package created the verification. `chunk` must not change afterwards. */
export const updateOwned = (verification: Verification, chunk: Uint8Array): void => {
  const body = bodies.get(verification)
  if (body === undefined) verification.update(chunk)
  else body.take(chunk, true)
}

/** The result of checking the header, which is needed to verify the body. */
export interface HeaderVerdict {
  readonly header: SignatureHeader
  readonly ageSeconds: number
  readonly attempts: ReadonlyArray<Attempt>
  /**
   * The source of the keys. It is queried again once a signature matches, because the key may have been revoked while the body was being received.
   */
  readonly keys: KeySource
  readonly diagnosis: Diagnosis
}

/** Verifies the body of a callback whose header has been accepted. */
export class BodyVerification {
  readonly #backend: Backend
  readonly #headerVerdict: HeaderVerdict
  readonly #limitBytes: number
  /** The form of the bytes that are passed to this verification: as received, or after decoding their `Content-Encoding`. */
  readonly #form: "received" | "decoded"
  readonly #check: BodyCheck
  #receivedBytes = 0
  #tooLarge: WebhookError | undefined
  #isSealed = false

  constructor(
    backend: Backend,
    headerVerdict: HeaderVerdict,
    limitBytes: number,
    form: "received" | "decoded",
    announcedBytes?: number
  ) {
    this.#backend = backend
    this.#headerVerdict = headerVerdict
    this.#limitBytes = limitBytes
    this.#form = form
    this.#check = backend.begin(`${headerVerdict.header.timestampText}.`, announcedBytes)
  }

  get receivedBytes(): number {
    return this.#receivedBytes
  }

  /** Adds the next bytes. Copies them unless `isOwned` is true, which means that the caller does not change them afterwards. */
  take(chunk: Uint8Array, isOwned: boolean): void {
    if (this.#isSealed) throw new WebhookConfigurationError("update was called after finish")
    if (this.#tooLarge !== undefined) throw this.#tooLarge
    this.#receivedBytes += chunk.length
    if (this.#receivedBytes > this.#limitBytes) {
      this.#tooLarge = new WebhookError({
        _tag: "BodyTooLargeError",
        limitBytes: this.#limitBytes,
        measured: this.#form
      })
      throw this.#tooLarge
    }
    this.#check.append(chunk, isOwned)
  }

  decoded(): BodyVerification {
    return new BodyVerification(this.#backend, this.#headerVerdict, this.#limitBytes, "decoded")
  }

  /**
   * Seals the body and verifies it, synchronously if the platform supports that. `isAtOnce` indicates that the key was looked up in the current turn
   * of the event loop, so the key cannot have been revoked since then.
   */
  verdict(isAtOnce: boolean): Verified | Promise<Verified> {
    this.#isSealed = true
    if (this.#tooLarge !== undefined) throw this.#tooLarge
    const match = new Match(this.#backend, this.#headerVerdict.attempts)
    const key = match.find(this.#check)
    if (key instanceof Promise) return key.then((found) => this.#decide(match, found, false))
    return this.#decide(match, key, isAtOnce)
  }

  /** Refuses the callback because its body is of an invalid type. */
  refuse(flaw: BodyHint): never {
    const match = new Match(this.#backend, this.#headerVerdict.attempts)
    void match.find(noMatch)
    throw mismatch(match, flaw)
  }

  #decide(match: Match, key: VerificationKey | undefined, isHeld: boolean): Verified | Promise<Verified> {
    const { ageSeconds, header, keys } = this.#headerVerdict
    const payload = new ChunkedBody(this.#check.pieces)
    if (key === undefined) return this.#diagnose(match, payload)
    if (!isHeld && !holds(keys, key)) {
      throw new WebhookError({ _tag: "NoKnownKeyError", received: [shortId(key.keyId)], held: keys.held })
    }
    if (keys.verified !== undefined) keys.verified(key.keyId, unknownIds(keys, header.signatures))
    return createVerified({
      payload,
      timestamp: header.timestamp,
      ageSeconds,
      keyId: key.keyId,
      signedBytes: this.#form
    })
  }

  async #diagnose(match: Match, payload: SignedBody): Promise<never> {
    const { attempts, diagnosis, header } = this.#headerVerdict
    const hint = await diagnosis(payload, async (variant) => {
      const other = this.#backend.begin(`${header.timestampText}.`)
      other.append(utf8(variant), true)
      return (await new Match(this.#backend, attempts).find(other)) !== undefined
    })
    throw mismatch(match, hint)
  }
}

/** Returns the public object for a verification. Its methods work without `this` and do not expose the internal state. */
export const verificationOf = (body: BodyVerification): Verification => {
  let verdict: Promise<Verified> | undefined
  const verification: Verification = {
    get receivedBytes() {
      return body.receivedBytes
    },
    update: (chunk) => body.take(viewOf(chunk), false),
    finish: () => (verdict ??= (async () => body.verdict(false))()),
    decoded: () => verificationOf(body.decoded())
  }
  bodies.set(verification, body)
  return verification
}

/** Returns a view of the bytes. Throws for other values, which JavaScript code can pass despite the type declarations. */
const viewOf = (chunk: unknown): Uint8Array => {
  // `instanceof` would fail for a Buffer from another realm, as in some test runners.
  if (ArrayBuffer.isView(chunk)) return new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  throw new WebhookConfigurationError(
    `update needs bytes, not ${typeof chunk === "string" ? "a string: is an encoding set on the stream?" : "something else"}`
  )
}

const holds = (keys: KeySource, { keyId }: VerificationKey): boolean =>
  keys.find(shortId(keyId)).some((key) => key.keyId === keyId)

const noMatch: Pick<BodyCheck, "matches"> = { matches: () => false }

/**
 * The maximum number of signatures to try with one key. Each key signs a callback once, but if two key ids begin with the same 8 characters, both
 * keys are tried with both signatures. Further attempts would only allow forgers to have the body hashed repeatedly.
 */
const maxAttemptsPerKey = 2
const maxAttempts = 4

/** Tries the signatures with their keys until one of them matches. */
class Match {
  readonly #backend: Backend
  readonly #attempts: ReadonlyArray<Attempt>
  #next = 0
  /** The signatures that were refused, each with its key and the reason. */
  #refused: Array<RefusedSignature & { readonly key: VerificationKey }> | undefined

  constructor(backend: Backend, attempts: ReadonlyArray<Attempt>) {
    this.#backend = backend
    this.#attempts = attempts
  }

  get refused(): ReadonlyArray<RefusedSignature> {
    return (this.#refused ?? []).map(({ keyId, problem }) => ({ keyId, problem }))
  }

  /** Returns the key of the first signature that matches, or undefined if none matches. */
  find(check: Pick<BodyCheck, "matches">): VerificationKey | undefined | Promise<VerificationKey | undefined> {
    for (;;) {
      const attempt = this.#attempts[this.#next++]
      if (attempt === undefined) return undefined
      const { key } = attempt
      const signature = parseSignature(attempt.signature, this.#backend)
      if (typeof signature === "string") {
        this.#refuse(key, signature)
        continue
      }
      if (!this.#mayTry(key)) continue
      const matches = check.matches(key, signature)
      if (matches === true) return key
      if (matches !== false) return matches.then((isMatch) => (isMatch ? key : (this.#refuse(key), this.find(check))))
      this.#refuse(key)
    }
  }

  #refuse(key: VerificationKey, problem: RefusedSignature["problem"] = "no match"): void {
    this.#refused ??= []
    this.#refused.push({ key, keyId: key.keyId, problem })
  }

  #mayTry(key: VerificationKey): boolean {
    if (this.#refused === undefined) return true
    const tried = this.#refused.filter(({ problem }) => problem === "no match")
    return tried.length < maxAttempts && tried.filter((one) => one.key === key).length < maxAttemptsPerKey
  }
}

const mismatch = ({ refused }: Match, hint: BodyHint | undefined): WebhookError =>
  new WebhookError({ _tag: "SignatureMismatchError", signatures: refused, hint })
