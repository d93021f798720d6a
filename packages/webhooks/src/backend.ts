/**
 * What verification needs of a platform: hash a body behind a timestamp, and check it against a key.
 *
 * Two of them exist, backend.node.ts and backend.web.ts, chosen by export condition and tested with the same vectors.
 */
import type { VerificationKey } from "./key-ring.ts"
import type { Signature } from "./signature.ts"

/** Bytes that nobody else holds; as text, each character is one of them. Text takes a tenth of the time to make for a small body. */
export type Piece = Uint8Array | string

/** One body on its way in. */
export interface BodyCheck {
  /** Takes the next bytes: a copy, unless `isOwned`, which is a promise that nobody will change them. */
  append(chunk: Uint8Array, isOwned: boolean): void
  /** Whether this key signed the prefix and all that was appended; at once, or by a copy of the signature. May be asked again. */
  matches(key: VerificationKey, signature: Signature): boolean | Promise<boolean>
  /** The body so far without the prefix, in order. */
  readonly pieces: ReadonlyArray<Piece>
}

export interface Backend {
  /**
   * Writes what base64 of either alphabet, padded or not, stands for into `target`, as far as it has room. Returns the length; -1
   * when the text is empty or anything else.
   */
  readonly decodeBase64: (text: string, target: Uint8Array) => number
  /** `announcedBytes` is the body's `Content-Length`: a hint for memory, never trusted. */
  begin(prefix: string, announcedBytes?: number): BodyCheck
}
