/**
 * The proof that bytes are authentic.
 *
 * Only verification makes one: the type is branded for the compiler, and {@link isVerified} looks at a private field that no
 * other code can set, so that plain JavaScript cannot pass on a look-alike either. A proof is frozen, and its bytes are in
 * memory that nobody else holds: a caller that reuses its buffers changes nothing here.
 */
import type { Piece } from "./backend.ts"

declare const brand: unique symbol

/** The body of an accepted callback. Its memory is shared with whoever reads it: do not change it. */
export interface SignedBody {
  /** Length in bytes. */
  readonly size: number
  /** The bytes in the pieces in which they were received. */
  readonly chunks: ReadonlyArray<Uint8Array>
  /** The bytes in one piece: joins them on the first call and keeps the joined form. */
  bytes(): Uint8Array
  /** Without a byte order mark. @throws TypeError when the bytes are not UTF-8. */
  text(): string
  /** @throws SyntaxError when the text is not JSON. For typed items see `@fieldwork/webhooks/events`. */
  json(): unknown
}

/** `payload` as its signer sent it. The only input of what decodes and stores callbacks. */
export interface Verified<out T = SignedBody> {
  readonly [brand]: true
  readonly payload: T
  /** When it was signed, unix seconds. */
  readonly timestamp: number
  /** Seconds between signing and receiving; negative when the sender's clock is ahead. */
  readonly ageSeconds: number
  /** The whole id of the key whose signature matched. */
  readonly keyId: string
  /** Which bytes were signed: those received, or those that a `Content-Encoding` decoded to. */
  readonly signedBytes: "received" | "decoded"
}

type Facts<T> = Omit<Verified<T>, typeof brand>

/** Known to this module only, so that the class cannot be constructed through a genuine value's `constructor`. */
const maker = Symbol("verification")

/** Fields set one by one take a tenth of the time of copied ones. */
class Proof<T> {
  /** Present on what this constructor made and nowhere else. */
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

/** For verification only: everything else takes a `Verified`. */
export const vouch = <T>(facts: Facts<T>): Verified<T> => new Proof(maker, facts) as Facts<T> as Verified<T>

/**
 * Whether verification itself made this value.
 *
 * @example
 * ```ts
 * import { isVerified } from "@fieldwork/webhooks"
 * isVerified({ body: "text" }) // => false
 * ```
 */
export const isVerified = (value: unknown): value is Verified<unknown> =>
  typeof value === "object" && value !== null && Proof.isGenuine(value)

/** `latin1` is bytes as text: each character is one. */
const fromLatin1 = (latin1: string): Uint8Array => {
  const bytes = new Uint8Array(latin1.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = latin1.charCodeAt(at)
  return bytes
}

export const bytesOf = (piece: Piece): Uint8Array => (typeof piece === "string" ? fromLatin1(piece) : piece)

export class ChunkedBody implements SignedBody {
  declare readonly size: number
  #pieces: ReadonlyArray<Piece>
  /** Whether the pieces are bytes. They are made on the first call: not everybody reads the body. */
  #isRead = false

  /** Nothing may be added to `pieces` any more. */
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
