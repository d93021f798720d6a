/**
 * Reads a public key in any of its usual forms down to one point of the curve, or says what is wrong with it.
 *
 * All of it is synchronous and the same on every runtime, the check that the point lies on P-256 included: a bad key
 * shows when the verifier is made, not when the first callback comes.
 */
import { decodeBase64 } from "./base64.ts"
import { WebhookConfigurationError } from "./configuration-error.ts"

/** The part of Node's KeyObject that is used, so that no type of Node is needed to name it. */
export interface KeyObjectLike {
  readonly type: string
  readonly asymmetricKeyType?: string | undefined
  export(options: { readonly format: "jwk" }): PublicJwk
}

/** The part of a CryptoKey that is read, so that it can be named where there are no types of the DOM. */
export interface CryptoKeyLike {
  readonly type: string
  readonly extractable: boolean
  readonly algorithm: { readonly name: string }
  readonly usages: ReadonlyArray<string>
}

/** The members of an EC JWK that are read (RFC 7517). */
export interface PublicJwk {
  readonly kty?: string | undefined
  readonly crv?: string | undefined
  readonly x?: string | undefined
  readonly y?: string | undefined
}

/**
 * Base64 of the DER SubjectPublicKeyInfo as the subscription returns it (`MFkwEwYHKoZIzj0C…`), PEM, the DER itself, a
 * JWK, a KeyObject or a CryptoKey.
 */
export type PublicKey = string | Uint8Array | PublicJwk | KeyObjectLike | CryptoKeyLike

/** The uncompressed point, 65 bytes, or a CryptoKey, which may not give its point away. */
export type KeyMaterial = Uint8Array<ArrayBuffer> | CryptoKeyLike

/** What stands before the point in the SubjectPublicKeyInfo of a P-256 key. */
export const spkiPrefix: Uint8Array<ArrayBuffer> = Uint8Array.from(
  atob("MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgA="),
  (character) => character.charCodeAt(0)
)

/** @throws WebhookConfigurationError when it is no public P-256 key; the message does not repeat the key. */
export const readPublicKey = (keyId: string, key: PublicKey): KeyMaterial => {
  const refuse: Refuse = (why) => {
    throw new WebhookConfigurationError(`The public key ${keyId} cannot be used: it is ${why}`)
  }
  if (typeof key === "string") return fromSpki(fromText(key, refuse), refuse)
  if (ArrayBuffer.isView(key)) return fromSpki(key, refuse)
  if (typeof key !== "object" || key === null) return refuse(String(key))
  if ("algorithm" in key) return fromCryptoKey(key, refuse)
  if (!("export" in key)) return fromJwk(key, refuse)
  // A secret key's JWK has no curve, so that only a private one needs to be kept from being exported.
  return key.type === "private" ? refuse("private") : fromJwk(key.export({ format: "jwk" }), refuse)
}

type Refuse = (why: string) => never

const fromText = (text: string, refuse: Refuse): Uint8Array => {
  const label = /BEGIN ([A-Z ]+)-/.exec(text)?.[1]
  if (label && label !== "PUBLIC KEY") return refuse(`a PEM ${label}`)
  return decodeBase64(text.replaceAll(/-----[^-]+-----|\s/g, "")) ?? refuse("neither base64 nor PEM")
}

const fromSpki = (spki: Uint8Array, refuse: Refuse): Uint8Array<ArrayBuffer> =>
  spki.length === 91 && spkiPrefix.every((byte, index) => spki[index] === byte)
    ? onCurve(spki.slice(26), refuse)
    : refuse(`${spki.length} bytes, not an uncompressed P-256 SPKI`)

const fromJwk = (jwk: PublicJwk, refuse: Refuse): Uint8Array<ArrayBuffer> => {
  if ("d" in jwk) return refuse("private")
  const [x, y] = [decodeBase64(jwk.x ?? ""), decodeBase64(jwk.y ?? "")]
  return jwk.kty === "EC" && jwk.crv === "P-256" && x?.length === 32 && y?.length === 32
    ? onCurve(Uint8Array.of(4, ...x, ...y), refuse)
    : refuse("not an EC P-256 JWK")
}

const fromCryptoKey = (key: CryptoKeyLike, refuse: Refuse): CryptoKeyLike => {
  const { name, namedCurve }: { name: string; namedCurve?: unknown } = key.algorithm
  return name === "ECDSA" && namedCurve === "P-256" && key.usages.includes("verify")
    ? key
    : refuse(`no CryptoKey that verifies ECDSA P-256`)
}

const p = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
const b = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn

/** y² = x³ − 3x + b over the field of p (SEC 2, secp256r1). */
const onCurve = (point: Uint8Array<ArrayBuffer>, refuse: Refuse): Uint8Array<ArrayBuffer> => {
  const [x, y] = [integer(point.subarray(1, 33)), integer(point.subarray(33))]
  const lies = point[0] === 4 && x < p && y < p && (x * x * x - 3n * x + b - y * y) % p === 0n
  return lies ? point : refuse("not a point of P-256")
}

const integer = (bytes: Uint8Array): bigint => bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
