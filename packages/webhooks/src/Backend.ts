/**
 * Defines the verification functions that each platform implements: hashing a timestamp and a body, and checking the signature with a key.
 *
 * There are two implementations, `backend.node.ts` and `backend.web.ts`. The export condition selects one of them, and both are tested with the same
 * vectors.
 */
import type { VerificationKey } from "./keyRing.ts"
import type { Signature } from "./Signature.ts"

/**
 * Bytes that no other code can change. In a string, each character is one byte. For a small body, creating a string is ten times as fast as creating
 * an array.
 */
export type Piece = Uint8Array | string

/** Checks the signature of one body while the body is being received. */
export interface BodyCheck {
  /** Appends the next bytes of the body. Copies the bytes unless `isOwned` is `true`, which means that the caller never changes them. */
  append(chunk: Uint8Array, isOwned: boolean): void
  /**
   * Checks whether `signature` is the key's signature of the prefix (the timestamp and a dot) and all appended bytes. The caller may overwrite
   * `signature` as soon as this method returns. May be called repeatedly.
   */
  matches(key: VerificationKey, signature: Signature): boolean | Promise<boolean>
  /** The body received so far, in order and without the prefix (the timestamp and a dot). */
  readonly pieces: ReadonlyArray<Piece>
}

export interface Backend {
  /**
   * Decodes base64 or base64url, with or without padding, into `target`, up to its length. Returns the length of the decoded bytes, or -1 if the
   * string is empty or invalid.
   */
  readonly decodeBase64: (text: string, target: Uint8Array) => number
  /**
   * Starts the check of a body. `prefix` contains the signed bytes before the body: the timestamp and a dot. `announcedBytes` is the body's
   * `Content-Length`. It is only a hint for allocating memory and is never trusted.
   */
  begin(prefix: string, announcedBytes?: number): BodyCheck
}
