/**
 * node:crypto: the body is hashed piece by piece as it comes and is never copied behind the timestamp.
 *
 * KeyObjects are made once a key (12 to 32 µs each), signatures are passed as DER and the key as it is: an options object
 * or r‖s would cost 10 and 27 µs a call.
 */
import { createPublicKey, createVerify, KeyObject, type Verify } from "node:crypto"
import type { Backend, BodyCheck } from "./backend.ts"
import { webBackend } from "./backend.web.ts"
import { ChunkList } from "./chunk-list.ts"
import type { VerificationKey } from "./key-ring.ts"
import { spkiPrefix } from "./public-key.ts"
import { type Signature, toDer } from "./signature.ts"

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
  /** Ended by the first question; a second key, as in a rotation whose first signature fails, hashes the kept pieces. */
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
    const hash = this.#hash ?? this.#hashAgain()
    this.#hash = undefined
    return hash.verify(keyObject(key), toDer(signature))
  }

  chunks(): ReadonlyArray<Uint8Array> {
    return [...this.#list.chunks]
  }

  /** Node is to stop reading keys that may not be exported: such a CryptoKey costs a copy of the body. */
  #askWebCrypto(key: VerificationKey, signature: Signature): boolean | Promise<boolean> {
    const check = webBackend.begin(this.#prefix)
    for (const chunk of this.#list.chunks) check.append(chunk)
    return check.matches(key, signature)
  }

  #hashAgain(): Verify {
    const hash = createVerify("sha256").update(this.#prefix)
    for (const chunk of this.#list.chunks) hash.update(chunk)
    return hash
  }
}

export const nodeBackend: Backend = {
  base64: (text) => Buffer.from(text, "base64"),
  begin: (prefix) => new NodeBodyCheck(prefix)
}
