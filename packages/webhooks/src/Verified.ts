/**
 * Defines `Verified`, the proof that a callback is authentic.
 *
 * Only verification can create a proof. At compile time, the type is branded. At run time, {@link isVerified} checks a private field that no other
 * code can set, so plain JavaScript cannot forge a proof either. A proof is frozen, and no other code owns its bytes: if a caller reuses its buffers,
 * the proof does not change.
 */
import type { Piece } from "./Backend.ts"

declare const brand: unique symbol

/** The body of an accepted callback. All readers share its memory, so do not change it. */
export interface SignedBody {
  /** The length in bytes. */
  readonly size: number
  /** The bytes, as chunks in the order in which they were received. */
  readonly chunks: ReadonlyArray<Uint8Array>
  /** Returns the bytes in one array. The first call joins the chunks and caches the result. */
  bytes(): Uint8Array
  /** Returns the body as a string, without a byte order mark. Throws a `TypeError` if the bytes are not UTF-8. */
  text(): string
  /**
   * Returns the body, parsed as JSON. Throws a `TypeError` if the bytes are not UTF-8 and a `SyntaxError` if they are not JSON. For typed items, see
   * `@fieldwork/webhooks/events`.
   */
  json(): unknown
}

/** The proof that `payload` is authentic, exactly as its signer sent it. Functions that decode and store callbacks accept only this type. */
export interface Verified<out T = SignedBody> {
  readonly [brand]: true
  readonly payload: T
  /** The time of signing, in Unix seconds. */
  readonly timestamp: number
  /** The number of seconds between signing and receiving. Negative if the sender's clock is ahead. */
  readonly ageSeconds: number
  /** The full id of the key whose signature matched. */
  readonly keyId: string
  /** The bytes that were signed: the received bytes, or the bytes after decoding their `Content-Encoding`. */
  readonly signedBytes: "received" | "decoded"
}

type VerifiedFields<T> = Omit<Verified<T>, typeof brand>

/**
 * A value that only this module can access, and that the constructor requires. Otherwise, other code could create a `Verified` by calling the
 * `constructor` property of an existing one.
 */
const constructorKey = Symbol("verification")

/** Implements `Verified`. The constructor assigns the fields one by one, because copying them all at once takes ten times as long. */
class Proof<T> {
  /** Present only on instances that the constructor created. */
  readonly #genuine: true
  declare readonly payload: T
  declare readonly timestamp: number
  declare readonly ageSeconds: number
  declare readonly keyId: string
  declare readonly signedBytes: Verified["signedBytes"]

  constructor(by: typeof constructorKey, { ageSeconds, keyId, payload, signedBytes, timestamp }: VerifiedFields<T>) {
    if (by !== constructorKey) throw new TypeError("Only verification creates Verified")
    this.#genuine = true
    this.payload = payload
    this.timestamp = timestamp
    this.ageSeconds = ageSeconds
    this.keyId = keyId
    this.signedBytes = signedBytes
    Object.freeze(this)
  }

  static isGenuine(value: object): boolean {
    return #genuine in value && value.#genuine
  }
}

/** Creates a `Verified`. Only the code that verifies callbacks may call this function. */
export const createVerified = <T>(fields: VerifiedFields<T>): Verified<T> =>
  new Proof(constructorKey, fields) as VerifiedFields<T> as Verified<T>

/**
 * Checks whether verification created the value.
 *
 * @example
 * ```ts
 * import { isVerified } from "@fieldwork/webhooks"
 * isVerified({ body: "text" }) // => false
 * ```
 */
export const isVerified = (value: unknown): value is Verified<unknown> =>
  typeof value === "object" && value !== null && Proof.isGenuine(value)

/** Converts a string to bytes, one byte per character. */
const fromLatin1 = (latin1: string): Uint8Array => {
  const bytes = new Uint8Array(latin1.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = latin1.charCodeAt(at)
  return bytes
}

export const bytesOf = (piece: Piece): Uint8Array => (typeof piece === "string" ? fromLatin1(piece) : piece)

export class ChunkedBody implements SignedBody {
  declare readonly size: number
  #pieces: ReadonlyArray<Piece>
  /**
   * Whether the strings in `#pieces` have been converted to bytes. They are converted on first access, because not every caller reads the body.
   */
  #isRead = false

  /** Creates a body from `pieces`, which must not change afterwards. */
  constructor(pieces: ReadonlyArray<Piece>) {
    this.#pieces = pieces
    let size = 0
    for (const { length } of pieces) size += length
    this.size = size
    Object.freeze(this)
  }

  get chunks(): ReadonlyArray<Uint8Array> {
    return this.#isRead ? (this.#pieces as ReadonlyArray<Uint8Array>) : this.#keep(this.#pieces.map(bytesOf))
  }

  #keep(chunks: ReadonlyArray<Uint8Array>): ReadonlyArray<Uint8Array> {
    this.#pieces = Object.freeze(chunks)
    this.#isRead = true
    return chunks
  }

  bytes(): Uint8Array {
    const [first] = this.chunks
    if (first?.length === this.size) return first
    const joined = new Uint8Array(this.size)
    let at = 0
    for (const chunk of this.chunks) {
      joined.set(chunk, at)
      at += chunk.length
    }
    this.#keep([joined])
    return joined
  }

  text(): string {
    return new TextDecoder("utf-8", { fatal: true }).decode(this.bytes())
  }

  json(): unknown {
    return JSON.parse(this.text())
  }
}
