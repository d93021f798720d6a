/**
 * Verifies signatures with `node:crypto`. Hashes the body chunk by chunk as it is received, so the timestamp and the body need not be joined in one
 * buffer.
 *
 * A `KeyObject` is created only once per key, because creating it takes 12 to 32 µs. `verify` receives the `KeyObject` itself and the signature as
 * DER, because passing an options object would cost 10 µs per call, and passing the signature as r‖s would cost 27 µs.
 */
import { createPublicKey, createVerify, KeyObject, type Verify } from "node:crypto"
import { setImmediate } from "node:timers/promises"
import type { Backend, BodyCheck, Piece } from "./Backend.ts"
import { webBackend } from "./backend.web.ts"
import { ChunkList, maxUncopiedSmallChunks } from "./ChunkList.ts"
import type { VerificationKey } from "./keyRing.ts"
import { spkiPrefix } from "./PublicKey.ts"
import { derOf, type Signature } from "./Signature.ts"
import { bytesOf } from "./Verified.ts"

/** The maximum number of bytes to hash per turn of the event loop. Hashing them takes 2 to 3 ms. */
const turnBytes = 4 * 1024 * 1024

const imported = new WeakMap<VerificationKey, KeyObject>()

/** The key of the previous callback, which is usually also the key of the next one. */
let last: { readonly key: VerificationKey; readonly object: KeyObject } | undefined

const keyObject = (key: VerificationKey): KeyObject => {
  if (last?.key !== key) last = { key, object: imported.get(key) ?? importKey(key) }
  return last.object
}

const importKey = (key: VerificationKey): KeyObject => {
  const { material } = key
  const made =
    material instanceof Uint8Array
      ? createPublicKey({ key: Buffer.concat([spkiPrefix, material]), format: "der", type: "spki" })
      : KeyObject.from(material as CryptoKey)
  imported.set(key, made)
  return made
}

/** The maximum length of a short body in bytes. A copy of a short body is stored as a string. */
const shortBytes = 16 * 1024

/** Methods of Buffer that work on any `Uint8Array`. Node's types omit them, and some other runtimes lack them. */
interface Native {
  readonly latin1Slice?: (this: Uint8Array, from: number, to: number) => string
  readonly base64Write?: (this: Uint8Array, text: string, at: number, length: number) => number
}
const { base64Write, latin1Slice }: Native = Buffer.prototype as {}

const textOf = (bytes: Uint8Array, from: number, to: number): string =>
  latin1Slice === undefined
    ? Buffer.from(bytes.subarray(from, to)).toString("latin1")
    : latin1Slice.call(bytes, from, to)

const write = (base64: string, target: Uint8Array): number =>
  base64Write === undefined
    ? Buffer.from(target.buffer, target.byteOffset, target.length).write(base64, "base64")
    : base64Write.call(target, base64, 0, target.length)

/** The buffer in which the timestamp and a short body are joined. */
const scratch = new Uint8Array(shortBytes + 32)

class NodeBodyCheck implements BodyCheck {
  readonly #prefix: string
  /** The body as received, in order. Once there are many pieces, small ones are joined. */
  readonly #pieces: Array<Piece> = []
  #gathered: ChunkList<Piece> | undefined
  /** The hash, created when the first bytes arrive. */
  #hash: Verify | undefined
  /**
   * Whether the first call to `matches` has finalised the hash. A second call, which is made during a key rotation if the first signature does not
   * match, hashes the stored chunks again.
   */
  #isHashed = false

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  append(chunk: Uint8Array, isOwned: boolean): void {
    if (chunk.length === 0) return
    if (this.#hash === undefined && !isOwned && chunk.length <= shortBytes) return this.#beginShort(chunk)
    const owned = isOwned ? chunk : new Uint8Array(chunk)
    this.#hash ??= this.#begin()
    this.#hash.update(owned)
    if (this.#gathered !== undefined) this.#gathered.append(owned)
    else if (this.#pieces.length < maxUncopiedSmallChunks) this.#pieces.push(owned)
    else (this.#gathered = new ChunkList(this.#pieces)).append(owned)
  }

  #begin(): Verify {
    return createVerify("sha256").update(this.#prefix, "latin1")
  }

  /**
   * Hashes the prefix (the timestamp and a dot) and a short body in one update, and stores a copy of the body as a string. The bytes to hash are
   * joined in a reused buffer, because allocating a new one would take several times as long, and would also cause garbage collection.
   */
  #beginShort(chunk: Uint8Array): void {
    const start = this.#prefix.length
    for (let at = 0; at < start; at++) scratch[at] = this.#prefix.charCodeAt(at)
    scratch.set(chunk, start)
    const end = start + chunk.length
    this.#hash = createVerify("sha256").update(scratch.subarray(0, end))
    this.#pieces.push(textOf(scratch, start, end))
  }

  matches(key: VerificationKey, signature: Signature): boolean | Promise<boolean> {
    if (!(key.material instanceof Uint8Array) && !key.material.extractable) return this.#askWebCrypto(key, signature)
    const der = derOf(signature)
    if (this.#isHashed) return this.#hashAndVerify(key, der.slice())
    this.#isHashed = true
    return (this.#hash ?? this.#begin()).verify(keyObject(key), der)
  }

  get pieces(): ReadonlyArray<Piece> {
    return this.#pieces
  }

  /**
   * Verifies with WebCrypto, because future versions of Node will not convert a `CryptoKey` that is not extractable to a `KeyObject`. Verifying with
   * WebCrypto requires a copy of the body.
   */
  #askWebCrypto(key: VerificationKey, signature: Signature): boolean | Promise<boolean> {
    const check = webBackend.begin(this.#prefix)
    for (const piece of this.#pieces) check.append(bytesOf(piece), true)
    return check.matches(key, signature)
  }

  /** Hashes the stored chunks and verifies the signature. Yields to the event loop every few megabytes, because hashing 40 MB takes 25 ms. */
  async #hashAndVerify(key: VerificationKey, der: Uint8Array): Promise<boolean> {
    const hash = this.#begin()
    let hashed = 0
    for (const chunk of this.#pieces.map(bytesOf)) {
      for (let at = 0; at < chunk.length; at += turnBytes) {
        const part = chunk.subarray(at, at + turnBytes)
        hash.update(part)
        hashed += part.length
        if (hashed < turnBytes) continue
        hashed = 0
        await setImmediate()
      }
    }
    return hash.verify(keyObject(key), der)
  }
}

export const nodeBackend: Backend = {
  decodeBase64: (text, target) => {
    const digits = text.endsWith("=") ? text.length - (text.endsWith("==") ? 2 : 1) : text.length
    if (digits < 2 || digits % 4 === 1 || (digits < text.length && text.length % 4 !== 0)) return -1
    const length = Math.floor((digits * 3) / 4)
    // Node skips characters that are not base64 and stops at padding. Both kinds of invalid input are detected, because the result then has fewer
    // bytes than expected.
    const bytes = length > target.length ? Buffer.from(text, "base64") : undefined
    return (bytes?.length ?? write(text, target)) === length ? length : -1
  },
  begin: (prefix) => new NodeBodyCheck(prefix)
}
