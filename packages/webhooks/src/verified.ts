/**
 * The proof that bytes are authentic.
 *
 * Only verification makes one: the type is branded for the compiler, and {@link isVerified} knows the genuine ones, so
 * that plain JavaScript cannot hand on a look-alike either.
 */

declare const brand: unique symbol

/** The body of an accepted callback. Its memory is the caller's own where the runtime allows: do not change it. */
export interface SignedBody {
  /** Length in bytes. */
  readonly size: number
  /** The bytes in the pieces in which they came. */
  readonly chunks: ReadonlyArray<Uint8Array>
  /** The bytes in one piece: joins them on the first call and keeps the joined form. */
  bytes(): Uint8Array
  /** @throws TypeError when the bytes are not UTF-8. */
  text(): string
  /** @throws SyntaxError when the text is not JSON. For callbacks of many megabytes see `@fieldwork/webhooks/events`. */
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

/** Not exported: what is of this class was made here. Fields set one by one take a tenth of the time of copied ones. */
class Proof<T> {
  declare readonly payload: T
  declare readonly timestamp: number
  declare readonly ageSeconds: number
  declare readonly keyId: string
  declare readonly signedBytes: Verified["signedBytes"]

  constructor({ ageSeconds, keyId, payload, signedBytes, timestamp }: Facts<T>) {
    this.payload = payload
    this.timestamp = timestamp
    this.ageSeconds = ageSeconds
    this.keyId = keyId
    this.signedBytes = signedBytes
  }
}

/** For verification only: everything else takes a `Verified`. */
export const vouch = <T>(facts: Facts<T>): Verified<T> => new Proof(facts) as Facts<T> as Verified<T>

/** Whether verification itself made this value. */
export const isVerified = (value: unknown): value is Verified<unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Proof.prototype

export class ChunkedBody implements SignedBody {
  declare readonly size: number
  declare chunks: ReadonlyArray<Uint8Array>

  /** `size` is the length of all chunks together. */
  constructor(chunks: ReadonlyArray<Uint8Array>, size: number) {
    this.chunks = chunks
    this.size = size
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
    this.chunks = [joined]
    return joined
  }

  text(): string {
    return new TextDecoder("utf-8", { fatal: true }).decode(this.bytes())
  }

  json(): unknown {
    return JSON.parse(this.text())
  }
}
