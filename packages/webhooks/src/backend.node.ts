/**
 * node:crypto: the body is hashed piece by piece as it is received and is never copied behind the timestamp.
 *
 * KeyObjects are made once a key (12 to 32 µs each), signatures are passed as DER and the key as it is: an options object
 * or r‖s would cost 10 and 27 µs a call.
 */
import { createPublicKey, createVerify, KeyObject, type Verify } from "node:crypto"
import { setImmediate } from "node:timers/promises"
import type { Backend, BodyCheck } from "./backend.ts"
import { webBackend } from "./backend.web.ts"
import { ChunkList } from "./chunk-list.ts"
import type { VerificationKey } from "./key-ring.ts"
import { spkiPrefix } from "./public-key.ts"
import { type Signature, toDer } from "./signature.ts"

/** Hashed in 2 to 3 ms. */
const turnBytes = 4 * 1024 * 1024

const imported = new WeakMap<VerificationKey, KeyObject>()

const keyObject = (key: VerificationKey): KeyObject => {
  const known = imported.get(key)
  if (known !== undefined) return known
  const { material } = key
  const made =
    material instanceof Uint8Array
      ? createPublicKey({ key: Buffer.concat([spkiPrefix, material]), format: "der", type: "spki" })
      : KeyObject.from(material as CryptoKey)
  imported.set(key, made)
  return made
}

class NodeBodyCheck implements BodyCheck {
  readonly #prefix: string
  readonly #list = new ChunkList()
  /** Ended by the first attempt; a second one, as in a rotation whose first signature fails, hashes the kept pieces. */
  #hash: Verify | undefined

  constructor(prefix: string) {
    this.#prefix = prefix
    this.#hash = createVerify("sha256").update(prefix)
  }

  append(chunk: Uint8Array): void {
    this.#hash?.update(chunk)
    this.#list.append(chunk)
  }

  matches(key: VerificationKey, signature: Signature): boolean | Promise<boolean> {
    if (!(key.material instanceof Uint8Array) && !key.material.extractable) return this.#askWebCrypto(key, signature)
    const hash = this.#hash
    if (hash === undefined) return this.#hashAgain().then((again) => again.verify(keyObject(key), toDer(signature)))
    this.#hash = undefined
    return hash.verify(keyObject(key), toDer(signature))
  }

  chunks(): ReadonlyArray<Uint8Array> {
    return [...this.#list.chunks]
  }

  /** Node will stop reading keys that may not be exported: such a CryptoKey costs a copy of the body. */
  #askWebCrypto(key: VerificationKey, signature: Signature): boolean | Promise<boolean> {
    const check = webBackend.begin(this.#prefix)
    for (const chunk of this.#list.chunks) check.append(chunk)
    return check.matches(key, signature)
  }

  /** Other work has its turn after each few megabytes: 40 MB take 25 ms. */
  async #hashAgain(): Promise<Verify> {
    const hash = createVerify("sha256").update(this.#prefix)
    let hashed = 0
    for (const chunk of this.#list.chunks) {
      for (let at = 0; at < chunk.length; at += turnBytes) {
        const part = chunk.subarray(at, at + turnBytes)
        hash.update(part)
        hashed += part.length
        if (hashed < turnBytes) continue
        hashed = 0
        await setImmediate()
      }
    }
    return hash
  }
}

export const nodeBackend: Backend = {
  copies: false,
  base64: (text) => Buffer.from(text, "base64"),
  begin: (prefix) => new NodeBodyCheck(prefix)
}
