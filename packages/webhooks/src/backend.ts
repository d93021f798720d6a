/**
 * What verification needs of a platform: hash a body behind a timestamp, and check it against a key.
 *
 * Two of them exist, backend.node.ts and backend.web.ts, chosen by export condition and tested with the same vectors.
 */
import type { VerificationKey } from "./key-ring.ts"
import type { Signature } from "./signature.ts"

/** One body on its way in. */
export interface BodyCheck {
  /** Takes the next bytes. With `copies` they are copied here; otherwise the caller must not change them afterwards. */
  append(chunk: Uint8Array): void
  /** Whether this key signed the prefix and all that was appended. May be asked again for another key. */
  matches(key: VerificationKey, signature: Signature): boolean | Promise<boolean>
  /** The body so far without the prefix, in order. What is appended later does not change it. */
  chunks(): ReadonlyArray<Uint8Array>
}

export interface Backend {
  /** Whether `append` copies what it is given. */
  readonly copies: boolean
  /** Decodes base64 of either alphabet, padded or not, known to be right, faster than `atob` would. */
  readonly base64?: (text: string) => Uint8Array<ArrayBuffer>
  /** `announcedBytes` is the body's `Content-Length`: a hint for memory, never trusted. */
  begin(prefix: string, announcedBytes?: number): BodyCheck
}
