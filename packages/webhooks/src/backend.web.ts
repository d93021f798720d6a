/**
 * Verifies signatures with WebCrypto. WebCrypto cannot hash incrementally, so the timestamp and the body are collected in one buffer.
 *
 * The verified body is a view of that buffer, so memory contains the body only once.
 */
import type { Backend } from "./Backend.ts"
import { decodeInto } from "./base64.ts"
import type { VerificationKey } from "./keyRing.ts"
import { rawOf } from "./Signature.ts"
import { utf8 } from "./utf8.ts"

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" }

const imported = new WeakMap<VerificationKey, CryptoKey | Promise<CryptoKey>>()

const cryptoKey = (key: VerificationKey): CryptoKey | Promise<CryptoKey> => {
  let known = imported.get(key)
  if (known === undefined) {
    const { material } = key
    known =
      material instanceof Uint8Array
        ? crypto.subtle.importKey("raw", material, algorithm, false, ["verify"])
        : (material as CryptoKey)
    imported.set(key, known)
  }
  return known
}

/** The maximum number of bytes to allocate based on the declared length. Further memory is allocated only when data arrives. */
const trustedBytes = 1024 * 1024

export const webBackend: Backend = {
  decodeBase64: decodeInto,
  begin: (prefix, announcedBytes = 0) => {
    const stamp = utf8(prefix)
    const announced = stamp.length + announcedBytes
    let buffer = new Uint8Array(Math.min(announced, trustedBytes))
    let used = 0

    const append = (chunk: Uint8Array): void => {
      const needed = used + chunk.length
      if (needed > buffer.length) {
        const grown = new Uint8Array(needed > announced ? Math.max(needed, 2 * buffer.length) : announced)
        grown.set(buffer.subarray(0, used))
        buffer = grown
      }
      buffer.set(chunk, used)
      used = needed
    }

    append(stamp)
    return {
      append,
      matches: (key, signature) => {
        const raw = rawOf(signature)
        const verify = async (): Promise<boolean> =>
          crypto.subtle.verify(algorithm, await cryptoKey(key), raw, buffer.subarray(0, used))
        return verify()
      },
      get pieces() {
        return [buffer.subarray(stamp.length, used)]
      }
    }
  }
}
