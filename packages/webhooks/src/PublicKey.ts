/**
 * Reads a public key in any of its usual formats as a point on the curve, or reports why the key cannot be used.
 *
 * Reading a key is synchronous and works the same way on every runtime, including the check that the point is on P-256. An invalid key is therefore
 * reported when the verifier is created, not when the first callback arrives.
 */
import { decodeBase64 } from "./base64.ts"
import { WebhookConfigurationError } from "./configurationError.ts"

/** The part of Node's `KeyObject` that this package uses, declared here so that Node's types are not needed. */
export interface KeyObjectLike {
  readonly type: string
  readonly asymmetricKeyType?: string | undefined
  export(options: { readonly format: "jwk" }): PublicJwk
}

/** The part of a `CryptoKey` that this package uses, declared here so that the DOM types are not needed. */
export interface CryptoKeyLike {
  readonly type: string
  readonly extractable: boolean
  readonly algorithm: { readonly name: string }
  readonly usages: ReadonlyArray<string>
}

/** The members of an EC JWK (RFC 7517) that this package reads. */
export interface PublicJwk {
  readonly kty?: string | undefined
  readonly crv?: string | undefined
  readonly x?: string | undefined
  readonly y?: string | undefined
}

/**
 * A public key in one of these formats: base64 of the DER SubjectPublicKeyInfo, as the subscription returns it (`MFkwEwYHKoZIzj0C…`); PEM; base64 of
 * PEM; the DER bytes; the point as bytes, base64 or hexadecimal; a JWK as an object or as a JSON string; a `KeyObject`; or a `CryptoKey`. PEM may
 * contain `\n` (a backslash and an n) instead of line breaks, as environment variables often do. Points may be compressed.
 */
export type PublicKey = string | Uint8Array | PublicJwk | KeyObjectLike | CryptoKeyLike

/** The uncompressed point of 65 bytes, or a `CryptoKey`, which is kept because its point cannot always be exported. */
export type KeyMaterial = Uint8Array<ArrayBuffer> | CryptoKeyLike

/** The bytes that precede the point in the SubjectPublicKeyInfo of a P-256 key. */
export const spkiPrefix: Uint8Array<ArrayBuffer> = Uint8Array.from(
  atob("MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgA="),
  (character) => character.charCodeAt(0)
)

const compressedPrefix: Uint8Array = Uint8Array.from(atob("MDkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDIgA="), (character) =>
  character.charCodeAt(0)
)

/** @throws {WebhookConfigurationError} if `key` is not a public P-256 key. The message does not contain the key. */
export const readPublicKey = (keyId: string, key: PublicKey): KeyMaterial => {
  const refuse: Refuse = (why) => {
    // The error message contains a sanitised and truncated key id, because the id may come from a response and may have any length.
    const name = keyId.replaceAll(/[^!-~]+/g, " ").slice(0, 64)
    throw new WebhookConfigurationError(`The public key ${name} cannot be used: it is ${why}`)
  }
  if (typeof key === "string") return fromText(key, refuse)
  if (ArrayBuffer.isView(key)) return fromBytes(key, refuse)
  if (typeof key !== "object" || key === null) return refuse(String(key))
  if ("algorithm" in key) return fromCryptoKey(key, refuse)
  if (!("export" in key)) return fromJwk(key, refuse)
  // The JWK of a symmetric key has no curve and is refused anyway. Only the export of a private key must be prevented.
  return key.type === "private" ? refuse("private") : fromJwk(key.export({ format: "jwk" }), refuse)
}

type Refuse = (why: string) => never

/** Reads a key from a string that contains JSON, PEM, hexadecimal, base64 of the key's bytes, or base64 of PEM. */
const fromText = (given: string, refuse: Refuse): Uint8Array<ArrayBuffer> => {
  const text = given.replaceAll(/\\[nr]/g, "\n").trim()
  if (text.startsWith("{")) return fromJwk(parseJwk(text, refuse), refuse)
  const label = /BEGIN ([A-Z ]+)-/.exec(text)?.[1]
  if (label && label !== "PUBLIC KEY") return refuse(`a PEM ${label}`)
  const body = text.replaceAll(/-----[^-]+-----|\s/g, "")
  const bytes = fromHex(body) ?? decodeBase64(body) ?? refuse("neither base64, hexadecimal nor PEM")
  return isPem(bytes) ? fromText(new TextDecoder().decode(bytes), refuse) : fromBytes(bytes, refuse)
}

const parseJwk = (text: string, refuse: Refuse): PublicJwk => {
  try {
    return JSON.parse(text) as PublicJwk
  } catch {
    return refuse("neither base64 nor JSON")
  }
}

/**
 * Decodes hexadecimal. A string is treated as hexadecimal if it consists of hexadecimal digits and decodes to the length of a SubjectPublicKeyInfo or
 * of a point. Otherwise it may be base64.
 */
const fromHex = (text: string): Uint8Array<ArrayBuffer> | undefined =>
  /^(?:[0-9a-f]{2})+$/i.test(text) && forms.has(text.length / 2)
    ? Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    : undefined

/** Checks whether the bytes start with the five hyphens of a PEM header such as `-----BEGIN`. */
const isPem = (bytes: Uint8Array): boolean => bytes.length > 5 && bytes.subarray(0, 5).every((byte) => byte === 0x2d)

/** The bytes that precede the point in each key format, keyed by the total length of the key in bytes. */
const forms: ReadonlyMap<number, Uint8Array> = new Map([
  [91, spkiPrefix],
  [59, compressedPrefix],
  [65, new Uint8Array(0)],
  [33, new Uint8Array(0)]
])

const fromBytes = (bytes: Uint8Array, refuse: Refuse): Uint8Array<ArrayBuffer> => {
  const prefix = forms.get(bytes.length)
  if (prefix === undefined || !prefix.every((byte, index) => bytes[index] === byte)) {
    return refuse(`${bytes.length} bytes, neither a P-256 SPKI nor a point`)
  }
  // Copies the point, so that later changes to the input have no effect. If the input is a Buffer, `slice` would not copy it.
  const point = new Uint8Array(bytes.subarray(prefix.length))
  return point.length === 33 ? decompressed(point, refuse) : onCurve(point, refuse)
}

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
    : refuse(`not a CryptoKey that verifies ECDSA P-256`)
}

const p = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
const b = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn

/** Checks y² = x³ − 3x + b modulo p (SEC 2, secp256r1). */
const onCurve = (point: Uint8Array<ArrayBuffer>, refuse: Refuse): Uint8Array<ArrayBuffer> => {
  const [x, y] = [integer(point.subarray(1, 33)), integer(point.subarray(33))]
  const lies = point[0] === 4 && x < p && y < p && (x * x * x - 3n * x + b - y * y) % p === 0n
  return lies ? point : refuse("not a point of P-256")
}

/**
 * Returns the uncompressed form of a compressed point. The curve's equation has two solutions for y. The first byte of `point` states the lowest bit
 * of the correct one.
 */
const decompressed = (point: Uint8Array, refuse: Refuse): Uint8Array<ArrayBuffer> => {
  const [form = 0, ...digits] = point
  if (form !== 2 && form !== 3) return refuse("not a point of P-256")
  const x = integer(point.subarray(1))
  const root = power((((x * x - 3n) * x + b) % p) + p, (p + 1n) / 4n)
  const y = root % 2n === BigInt(form - 2) ? root : p - root
  return onCurve(Uint8Array.of(4, ...digits, ...bytesOf(y)), refuse)
}

const power = (base: bigint, exponent: bigint): bigint => {
  let [result, square] = [1n, base % p]
  for (let left = exponent; left > 0n; left >>= 1n) {
    if ((left & 1n) === 1n) result = (result * square) % p
    square = (square * square) % p
  }
  return result
}

const bytesOf = (value: bigint): Uint8Array =>
  Uint8Array.from(value.toString(16).padStart(64, "0").match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const integer = (bytes: Uint8Array): bigint => bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
