import { createSecretKey, generateKeyPairSync } from "node:crypto"
import { describe, expect, it } from "vitest"
import { readPublicKey } from "../src/PublicKey.ts"
import { createKeyRing, createVerifier, WebhookConfigurationError } from "../src/index.node.ts"

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
const p384 = generateKeyPairSync("ec", { namedCurve: "P-384" })
const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 })
const spki = publicKey.export({ format: "der", type: "spki" })
const jwk = publicKey.export({ format: "jwk" })
const pkcs8 = privateKey.export({ format: "pem", type: "pkcs8" }).toString()
const moved = Uint8Array.from(spki, (byte, index) => (index === 90 ? byte ^ 1 : byte))
const pem = publicKey.export({ format: "pem", type: "spki" }).toString()
const squeezed = Buffer.from([2 + ((spki[90] ?? 0) & 1), ...spki.subarray(27, 59)])
const compressed = Buffer.concat([spki.subarray(0, 26), Uint8Array.of(2), spki.subarray(27, 59)])
const ecdsa = { name: "ECDSA", namedCurve: "P-256" }
const pair = await crypto.subtle.generateKey(ecdsa, false, ["sign", "verify"])

describe("readPublicKey", () => {
  it.each([
    ["base64", spki.toString("base64")],
    ["base64 in lines", spki.toString("base64").replace(/(.{40})/g, "$1\r\n")],
    ["base64url without padding", spki.toString("base64url")],
    ["PEM", publicKey.export({ format: "pem", type: "spki" }).toString()],
    ["PEM with literal \\n", pem.replaceAll("\n", "\\n")],
    ["base64 of PEM", Buffer.from(pem).toString("base64")],
    ["hexadecimal", spki.toString("hex")],
    ["the raw point", spki.subarray(26)],
    ["base64 of the point", spki.subarray(26).toString("base64")],
    ["a compressed point", squeezed],
    ["JSON of a JWK", JSON.stringify(jwk)],
    ["DER", spki],
    ["JWK", jwk],
    ["KeyObject", publicKey]
  ])("readPublicKey returns the same curve point for a key in the form of %s", (_form, key) => {
    expect(Buffer.from(readPublicKey("k", key) as Uint8Array)).toEqual(spki.subarray(26))
  })

  it.each([
    ["an empty text", "", "it is neither base64, hexadecimal nor PEM"],
    ["a text that is not base64", "not a key!", "it is neither base64, hexadecimal nor PEM"],
    ["a PEM private key", pkcs8, "it is a PEM PRIVATE KEY"],
    ["a PEM certificate", "-----BEGIN CERTIFICATE-----\nAA==\n-----END CERTIFICATE-----", "it is a PEM CERTIFICATE"],
    ["half a key", spki.subarray(0, 50), "it is 50 bytes, neither a P-256 SPKI nor a point"],
    ["a key with a byte after it", Buffer.concat([spki, Buffer.of(0)]), "it is 92 bytes, neither"],
    ["a compressed point under the header of another", compressed, "it is 59 bytes, neither a P-256 SPKI nor a point"],
    ["a point off the curve", moved, "it is not a point of P-256"],
    ["a P-384 key", p384.publicKey.export({ format: "der", type: "spki" }), "it is 120 bytes, neither"],
    ["a P-384 KeyObject", p384.publicKey, "it is not an EC P-256 JWK"],
    ["an RSA KeyObject", rsa.publicKey, "it is not an EC P-256 JWK"],
    ["a secret KeyObject", createSecretKey(Buffer.alloc(32)), "it is not an EC P-256 JWK"],
    ["a private KeyObject", privateKey, "it is private"],
    ["a private JWK", privateKey.export({ format: "jwk" }), "it is private"],
    ["a JWK without y", { kty: "EC", crv: "P-256", x: jwk.x }, "it is not an EC P-256 JWK"],
    ["an RSA JWK", rsa.publicKey.export({ format: "jwk" }), "it is not an EC P-256 JWK"],
    ["a private CryptoKey", pair.privateKey, "it is not a CryptoKey that verifies ECDSA P-256"],
    ["nothing", undefined as unknown as string, "it is undefined"],
    ["null", null as unknown as string, "it is null"]
  ])("readPublicKey throws an error that states the reason if it is given %s", (_name, key, why) => {
    const refused = () => readPublicKey("11111111-a", key)
    expect(refused).toThrow(WebhookConfigurationError)
    expect(refused).toThrow(`The public key 11111111-a cannot be used: `)
    expect(refused).toThrow(why)
  })

  it("the error of readPublicKey never contains the given value because it may be a private key", () => {
    const secret = privateKey.export({ format: "der", type: "pkcs8" })
    for (const key of [pkcs8, secret, secret.toString("base64"), privateKey.export({ format: "jwk" })]) {
      let message = ""
      try {
        readPublicKey("k", key)
      } catch (cause) {
        message = String(cause)
      }
      expect(message).toContain("cannot be used")
      expect(message).not.toContain(privateKey.export({ format: "jwk" }).d)
      expect(message).not.toContain(secret.toString("base64").slice(0, 20))
    }
  })
})

describe("invalid options of createVerifier", () => {
  it.each([
    ["an invalid public key", { keys: [{ keyId: "k", publicKey: "AAAA" }] }],
    ["a key without id", { keys: [{ keyId: "", publicKey }] }],
    ["no key", { keys: [] }],
    ["a negative tolerance", { keys: [{ keyId: "k", publicKey }], toleranceSeconds: -1 }],
    ["a tolerance that is not a number", { keys: [{ keyId: "k", publicKey }], toleranceSeconds: NaN }],
    ["a body limit of zero", { keys: [{ keyId: "k", publicKey }], maxBodyBytes: 0 }],
    ["a header name with a blank", { keys: [{ keyId: "k", publicKey }], headerName: "X Signature" }]
  ])("createVerifier throws WebhookConfigurationError if it is given %s", (_why, options) => {
    expect(() => createVerifier(options)).toThrow(WebhookConfigurationError)
  })
})

describe("createKeyRing", () => {
  it("createKeyRing finds keys by the first 8 characters of their ids and returns several that share them", () => {
    const ring = createKeyRing([
      { keyId: "11111111-a", publicKey },
      { keyId: "11111111-b", publicKey },
      { keyId: "short", publicKey }
    ])
    expect(ring.find("11111111").map(({ keyId }) => keyId)).toEqual(["11111111-a", "11111111-b"])
    expect(ring.find("short")).toHaveLength(1)
    expect(ring.find("22222222")).toEqual([])
    expect(ring.held).toEqual(["11111111", "short"])
  })
})
