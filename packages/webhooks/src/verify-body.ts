/**
 * Compares a body, as it is received, with the signatures of a header that has been accepted.
 *
 * The end of a body seals it: what is verified, and handed on, is exactly what had been taken by then. A verification that failed
 * once never succeeds.
 */
import type { Backend, BodyCheck } from "./backend.ts"
import { WebhookConfigurationError } from "./configuration-error.ts"
import type { Diagnosis } from "./diagnose.ts"
import { type Attempt, unknownIds } from "./find-keys.ts"
import type { SignatureHeader } from "./header.ts"
import { type KeySource, shortId, type VerificationKey } from "./key-ring.ts"
import type { BodyHint, RefusedSignature } from "./reason.ts"
import { utf8 } from "./utf8.ts"
import { parseSignature } from "./signature.ts"
import { ChunkedBody, type SignedBody, type Verified, vouch } from "./verified.ts"
import { WebhookError } from "./webhook-error.ts"

/** A callback whose header was accepted and whose body is being received. */
export interface Verification {
  /**
   * Takes the next bytes of the body, as a copy: the buffer may be used again.
   *
   * @throws WebhookError `BodyTooLargeError` past the limit.
   * @throws WebhookConfigurationError when `chunk` is not bytes, or `finish` has been called.
   */
  update(chunk: Uint8Array): void
  /** Rejects with WebhookError unless a signature matches all that was passed to `update`. Always returns the same promise. */
  finish(): Promise<Verified>
  /** The same header over the decoded form of the body, for a body with a `Content-Encoding`. */
  decoded(): Verification
  /** Bytes taken so far. */
  readonly receivedBytes: number
}

/** The bodies behind verifications of ours. */
const bodies = new WeakMap<Verification, BodyVerification>()

/** Passes `chunk` on without a copy where the verification is ours; `chunk` must never change afterwards. */
export const updateOwned = (verification: Verification, chunk: Uint8Array): void => {
  const body = bodies.get(verification)
  if (body === undefined) verification.update(chunk)
  else body.take(chunk, true)
}

/** The header's part of the verdict. */
export interface Judged {
  readonly header: SignatureHeader
  readonly ageSeconds: number
  readonly attempts: ReadonlyArray<Attempt>
  /** Looked at again once a signature matches: a key may have been revoked while the body was received. */
  readonly keys: KeySource
  readonly diagnosis: Diagnosis
}

/** The body's part of the verdict. */
export class BodyVerification {
  readonly #backend: Backend
  readonly #judged: Judged
  readonly #limitBytes: number
  /** Whether the bytes are those received or what they decoded to. */
  readonly #form: "received" | "decoded"
  readonly #check: BodyCheck
  #receivedBytes = 0
  #tooLarge: WebhookError | undefined
  #isSealed = false

  constructor(
    backend: Backend,
    judged: Judged,
    limitBytes: number,
    form: "received" | "decoded",
    announcedBytes?: number
  ) {
    this.#backend = backend
    this.#judged = judged
    this.#limitBytes = limitBytes
    this.#form = form
    this.#check = backend.begin(`${judged.header.timestampText}.`, announcedBytes)
  }

  get receivedBytes(): number {
    return this.#receivedBytes
  }

  /** Takes a copy, unless `isOwned`: for callers of ours that hold the only reference to the bytes. */
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
    return new BodyVerification(this.#backend, this.#judged, this.#limitBytes, "decoded")
  }

  /**
   * Seals. The verdict is there at once where the platform gives it at once. `isAtOnce` says that the key was looked up in this very turn, so
   * that it cannot have been revoked since.
   */
  judge(isAtOnce: boolean): Verified | Promise<Verified> {
    this.#isSealed = true
    if (this.#tooLarge !== undefined) throw this.#tooLarge
    const match = new Match(this.#backend, this.#judged.attempts)
    const key = match.find(this.#check)
    if (key instanceof Promise) return key.then((found) => this.#decide(match, found, false))
    return this.#decide(match, key, isAtOnce)
  }

  /** For a body that is none. */
  refuse(flaw: BodyHint): never {
    const match = new Match(this.#backend, this.#judged.attempts)
    void match.find(noMatch)
    throw mismatch(match, flaw)
  }

  #decide(match: Match, key: VerificationKey | undefined, isHeld: boolean): Verified | Promise<Verified> {
    const { ageSeconds, header, keys } = this.#judged
    const payload = new ChunkedBody(this.#check.pieces)
    if (key === undefined) return this.#diagnose(match, payload)
    if (!isHeld && !holds(keys, key)) {
      throw new WebhookError({ _tag: "NoKnownKeyError", received: [shortId(key.keyId)], held: keys.held })
    }
    if (keys.verified !== undefined) keys.verified(key.keyId, unknownIds(keys, header.signatures))
    return vouch({ payload, timestamp: header.timestamp, ageSeconds, keyId: key.keyId, signedBytes: this.#form })
  }

  async #diagnose(match: Match, payload: SignedBody): Promise<never> {
    const { attempts, diagnosis, header } = this.#judged
    const hint = await diagnosis(payload, async (variant) => {
      const other = this.#backend.begin(`${header.timestampText}.`)
      other.append(utf8(variant), true)
      return (await new Match(this.#backend, attempts).find(other)) !== undefined
    })
    throw mismatch(match, hint)
  }
}

/** As callers get it: methods that may be passed on by themselves, over a body that cannot be reached. */
export const verificationOf = (body: BodyVerification): Verification => {
  let verdict: Promise<Verified> | undefined
  const verification: Verification = {
    get receivedBytes() {
      return body.receivedBytes
    },
    update: (chunk) => body.take(viewOf(chunk), false),
    finish: () => (verdict ??= (async () => body.judge(false))()),
    decoded: () => verificationOf(body.decoded())
  }
  bodies.set(verification, body)
  return verification
}

/** What JavaScript may pass in spite of the types is refused. */
const viewOf = (chunk: unknown): Uint8Array => {
  // `instanceof` fails for a Buffer of another realm, as test runners have them.
  if (ArrayBuffer.isView(chunk)) return new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  throw new WebhookConfigurationError(
    `update takes bytes and was given ${typeof chunk === "string" ? "a string: is an encoding set on the stream" : "something else"}`
  )
}

const holds = (keys: KeySource, { keyId }: VerificationKey): boolean =>
  keys.find(shortId(keyId)).some((key) => key.keyId === keyId)

const noMatch: Pick<BodyCheck, "matches"> = { matches: () => false }

/**
 * A key signs once, and two keys whose ids begin alike are tried with both signatures. More attempts are only of use to
 * somebody who wants the body to be hashed again and again.
 */
const maxAttemptsPerKey = 2
const maxAttempts = 4

/** Tries signatures with their keys until one matches. */
class Match {
  readonly #backend: Backend
  readonly #attempts: ReadonlyArray<Attempt>
  #next = 0
  /** Those that did not match, and that are no signatures, which count for nothing. */
  #refused: Array<RefusedSignature & { readonly key: VerificationKey }> | undefined

  constructor(backend: Backend, attempts: ReadonlyArray<Attempt>) {
    this.#backend = backend
    this.#attempts = attempts
  }

  get refused(): ReadonlyArray<RefusedSignature> {
    return (this.#refused ?? []).map(({ keyId, problem }) => ({ keyId, problem }))
  }

  /** The key of the first that matches. */
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
