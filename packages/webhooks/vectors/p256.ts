/**
 * A minimal implementation of P-256 that can create signatures that a regular signer never creates. It is slow and not constant-time. Use it only for
 * test vectors.
 *
 * Source of the constants: SEC 2, secp256r1.
 */
import { createECDH, createHash } from "node:crypto"

export const p = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
export const n = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const b = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn

/** A point on the curve. `undefined` is the point at infinity. */
export type Point = readonly [x: bigint, y: bigint] | undefined

export const mod = (value: bigint, modulus: bigint): bigint => ((value % modulus) + modulus) % modulus

const power = (base: bigint, exponent: bigint, modulus: bigint): bigint => {
  let result = 1n
  for (
    let [square, rest] = [mod(base, modulus), exponent];
    rest > 0n;
    rest >>= 1n, square = (square * square) % modulus
  ) {
    if (rest & 1n) result = (result * square) % modulus
  }
  return result
}

export const inverse = (value: bigint, modulus: bigint): bigint => power(value, modulus - 2n, modulus)

export const add = (one: Point, other: Point): Point => {
  if (one === undefined) return other
  if (other === undefined) return one
  const [[x1, y1], [x2, y2]] = [one, other]
  if (x1 === x2 && mod(y1 + y2, p) === 0n) return undefined
  const slope = x1 === x2 ? (3n * x1 * x1 - 3n) * inverse(2n * y1, p) : (y2 - y1) * inverse(x2 - x1, p)
  const x = mod(slope * slope - x1 - x2, p)
  return [x, mod(slope * (x1 - x) - y1, p)]
}

export const multiply = (point: Point, scalar: bigint): Point => {
  let result: Point
  for (let [double, rest] = [point, mod(scalar, n)]; rest > 0n; rest >>= 1n, double = add(double, double)) {
    if (rest & 1n) result = add(result, double)
  }
  return result
}

/** Returns a multiple of the curve's generator. OpenSSL computes it faster than `multiply`. */
export const multiplyGenerator = (scalar: bigint): Point => {
  const curve = createECDH("prime256v1")
  curve.setPrivateKey(mod(scalar, n).toString(16).padStart(64, "0"), "hex")
  const point = curve.getPublicKey("hex")
  return [BigInt(`0x${point.slice(2, 66)}`), BigInt(`0x${point.slice(66)}`)]
}

/** Returns the point with this x coordinate and an even y coordinate, or undefined if the curve has no such point. */
export const lift = (x: bigint): Point => {
  const square = mod(x * x * x - 3n * x + b, p)
  const y = power(square, (p + 1n) / 4n, p)
  if (mod(y * y, p) !== square) return undefined
  return [x, y & 1n ? p - y : y]
}

export const hashed = (bytes: Uint8Array): bigint => BigInt(`0x${createHash("sha256").update(bytes).digest("hex")}`)

/** Returns a scalar that is derived from `name` and therefore the same in every run. */
export const scalar = (name: string): bigint => mod(hashed(Buffer.from(name)), n - 1n) + 1n

export interface Pair {
  readonly r: bigint
  readonly s: bigint
}

export const xOf = (point: Point): bigint => {
  if (point === undefined) throw new Error("the point at infinity has no x")
  return point[0]
}

/** Creates an ECDSA signature with the given nonce. */
export const sign = (z: bigint, secret: bigint, nonce: bigint): Pair => {
  const r = mod(xOf(multiplyGenerator(nonce)), n)
  return { r, s: mod(inverse(nonce, n) * (z + r * secret), n) }
}
