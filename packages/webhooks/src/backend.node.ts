/**
 * node:crypto: the body is hashed piece by piece as it is received and is never copied behind the timestamp.
 *
 * KeyObjects are made once a key (12 to 32 µs each), signatures are passed as DER and the key as it is: an options object
 * or r‖s would cost 10 and 27 µs a call.
 */
import { createPublicKey, createVerify, KeyObject, type Verify } from "node:crypto"
import { setImmediate } from "node:timers/promises"
import type { Backend, BodyCheck, Piece } from "./backend.ts"
import { webBackend } from "./backend.web.ts"
import { ChunkList, keptAnyway } from "./chunk-list.ts"
import type { VerificationKey } from "./key-ring.ts"
import { spkiPrefix } from "./public-key.ts"
import { derOf, type Signature } from "./signature.ts"
import { bytesOf } from "./verified.ts"

/** Hashed in 2 to 3 ms. */
const turnBytes = 4 * 1024 * 1024

const imported = new WeakMap<VerificationKey, KeyObject>()

/** The key of the last callback is that of the next. */
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

/** Bytes. What is shorter is copied as text. */
const shortBytes = 16 * 1024

/** Methods of buffers that work on any bytes; Node's types leave them out, and other runtimes may too. */
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

/** Where a short body is copied behind its timestamp. */
const scratch = new Uint8Array(shortBytes + 32)

class NodeBodyCheck implements BodyCheck {
  readonly #prefix: string
  /** As received, up to a number at which small ones are worth gathering. */
  readonly #pieces: Array<Piece> = []
  #gathered: ChunkList<Piece> | undefined
  /** Begun by the first bytes. */
  #hash: Verify | undefined
  /** The first attempt ends the hash; a second one, as in a rotation whose first signature fails, hashes the kept pieces. */
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
    else if (this.#pieces.length < keptAnyway) this.#pieces.push(owned)
    else (this.#gathered = new ChunkList(this.#pieces)).append(owned)
  }

  #begin(): Verify {
    return createVerify("sha256").update(this.#prefix, "latin1")
  }

  /** One update with both, and a copy as text: new buffers cost several times as much, and more when they are collected. */
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

  /** Node will stop reading keys that may not be exported: such a CryptoKey costs a copy of the body. */
  #askWebCrypto(key: VerificationKey, signature: Signature): boolean | Promise<boolean> {
    const check = webBackend.begin(this.#prefix)
    for (const piece of this.#pieces) check.append(bytesOf(piece), true)
    return check.matches(key, signature)
  }

  /** Other work has its turn after each few megabytes: 40 MB take 25 ms. */
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
    // Node skips what is not base64, and stops at padding: then there are fewer bytes.
    const bytes = length > target.length ? Buffer.from(text, "base64") : undefined
    return (bytes?.length ?? write(text, target)) === length ? length : -1
  },
  begin: (prefix) => new NodeBodyCheck(prefix)
}
