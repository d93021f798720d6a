/** Compares the browser platform with the Node platform: key pairs, signatures, hashes and base64. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fromBase64, toBase64, toHex, utf8 } from "../../src/bytes.ts"
import { derOf, rawOf } from "../../src/platform/der.ts"
import { nodeHashes, nodeKeyPair } from "../../src/platform/nodeCrypto.ts"
import type { HashName } from "../../src/platform/Platform.ts"
import { webHashes, webKeyPair } from "../../src/platform/webCrypto.ts"

/** Generates private keys, which are greater than 0 and less than the order of P-256. */
const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => {
  const secret = Uint8Array.from(bytes)
  secret[0] = (secret[0] ?? 0) & 0x7f
  secret[31] = (secret[31] ?? 0) | 1
  return secret
})

describe("keys of the browser platform", () => {
  it("signing keys in the browser equal those on Node, and each of the two platforms verifies signatures from the other", async () => {
    await fc.assert(
      fc.asyncProperty(secrets, fc.uint8Array(), async (secret, bytes) => {
        const [node, web] = [nodeKeyPair(secret), webKeyPair(secret)]
        expect(web.publicKey).toBe(node.publicKey)
        expect(await node.verify(bytes, fromBase64(await web.sign(bytes)))).toBe(true)
        expect(await web.verify(bytes, fromBase64(await node.sign(bytes)))).toBe(true)
      }),
      { numRuns: 50, seed: 1 }
    )
  })

  it("in the browser, a signing key's verify returns false for a signature of different bytes and for one that is not valid DER", async () => {
    const pair = webKeyPair(Uint8Array.from({ length: 32 }, () => 7))
    const signature = fromBase64(await pair.sign(utf8("one")))
    expect(await pair.verify(utf8("other"), signature)).toBe(false)
    expect(await pair.verify(utf8("one"), signature.subarray(1))).toBe(false)
    expect(await pair.verify(utf8("one"), new Uint8Array())).toBe(false)
  })
})

it("converting a callback signature to DER and back gives the same signature", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), (raw) => {
      expect(rawOf(derOf(raw))).toEqual(Uint8Array.from(raw))
    }),
    { numRuns: 500, seed: 1 }
  )
})

it.each<HashName>(["sha1", "sha256", "sha384", "sha512"])("%s hashes in the browser equal those on Node", (name) => {
  const of = (hashes: typeof nodeHashes) => toHex(hashes.hmac(name, "key", "a text with é"))
  expect(of(webHashes)).toBe(of(nodeHashes))
  expect(toHex(webHashes.sha256("é"))).toBe(toHex(nodeHashes.sha256("é")))
})

it("base64 in the browser equals base64 on Node for any bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"))
      expect(fromBase64(toBase64(bytes))).toEqual(Uint8Array.from(bytes))
    }),
    { numRuns: 200, seed: 1 }
  )
})
