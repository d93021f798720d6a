/**
 * Defines the platform functions of verification, which hash a timestamp followed by a body and check the signature with a key.
 *
 * There are two implementations, backend.node.ts and backend.web.ts, chosen by export condition and tested with the same vectors.
 */
import type { VerificationKey } from "./keyRing.ts"
import type { Signature } from "./Signature.ts"

/** Bytes that nothing else can change. In a string, each character is one byte; for a small body, a string takes a tenth of the time. */
export type Piece = Uint8Array | string

/** Checks one body while it is being received. */
export interface BodyCheck {
  /** Takes the next bytes. They are copied unless `isOwned` is true, which promises that they never change. */
  append(chunk: Uint8Array, isOwned: boolean): void
  /**
   * Whether this key signed the prefix and all appended bytes. The signature is used synchronously or copied. May be called repeatedly.
   */
  matches(key: VerificationKey, signature: Signature): boolean | Promise<boolean>
  /** The body received so far, in order and without the prefix. */
  readonly pieces: ReadonlyArray<Piece>
}

export interface Backend {
  /**
   * Decodes base64 or base64url, padded or not, into `target` as far as it has room. Returns the length, or -1 if the text is empty or invalid.
   */
  readonly decodeBase64: (text: string, target: Uint8Array) => number
  /** Begins a check. `announcedBytes` is the body's `Content-Length`, which is only a hint for allocating memory and never trusted. */
  begin(prefix: string, announcedBytes?: number): BodyCheck
}
