/**
 * Proves that bytes are authentic.
 *
 * Only verification creates a proof: the type is branded for the compiler, and {@link isVerified} checks a private field that no other code can set,
 * so that plain JavaScript cannot pass an imitation either. A proof is frozen, and its bytes are in memory without another owner: a caller that
 * reuses its buffers changes nothing here.
 */
import type { Piece } from "./Backend.ts"

declare const brand: unique symbol

/** The body of an accepted callback. All readers share its memory, so do not change it. */
export interface SignedBody {
  /** The length in bytes. */
  readonly size: number
  /** The bytes, in the chunks in which they were received. */
  readonly chunks: ReadonlyArray<Uint8Array>
  /** Returns the bytes in one array. The first call joins the chunks and keeps the result. */
  bytes(): Uint8Array
  /** Returns the body as text, without a byte order mark. @throws TypeError if the bytes are not UTF-8. */
  text(): string
  /** Returns the parsed body. @throws SyntaxError if the text is not JSON. For typed items see `@fieldwork/webhooks/events`. */
  json(): unknown
}

/** An authentic `payload`, exactly as its signer sent it. Functions that decode and store callbacks accept only this type. */
export interface Verified<out T = SignedBody> {
  readonly [brand]: true
  readonly payload: T
  /** The time of signing in Unix seconds. */
  readonly timestamp: number
  /** The seconds between signing and receiving; negative if the sender's clock is ahead. */
  readonly ageSeconds: number
  /** The full id of the key whose signature matched. */
  readonly keyId: string
  /** Which bytes were signed: the received ones, or the result of decoding their `Content-Encoding`. */
  readonly signedBytes: "received" | "decoded"
}

type Facts<T> = Omit<Verified<T>, typeof brand>

/** Known only to this module, so that the class cannot be constructed through the `constructor` of a genuine value. */
const maker = Symbol("verification")

/** Fields are set one by one, because this takes a tenth of the time of copying them. */
class Proof<T> {
  /** Set only by the constructor. */
  readonly #genuine: true
  declare readonly payload: T
  declare readonly timestamp: number
  declare readonly ageSeconds: number
  declare readonly keyId: string
  declare readonly signedBytes: Verified["signedBytes"]

  constructor(by: typeof maker, { ageSeconds, keyId, payload, signedBytes, timestamp }: Facts<T>) {
    if (by !== maker) throw new TypeError("Only verification makes a Verified")
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

/** Creates a proof. Only for verification; everything else receives a `Verified`. */
export const vouch = <T>(facts: Facts<T>): Verified<T> => new Proof(maker, facts) as Facts<T> as Verified<T>

/**
 * Whether verification created this value.
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
  /** Whether the pieces have been converted to bytes. This happens on the first call, because not every caller reads the body. */
  #isRead = false

  /** Nothing may be added to `pieces` after construction. */
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
