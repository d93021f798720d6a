/**
 * Adds valid and invalid signatures with numbers and points at the limits of their ranges. The keys are constructed for this purpose.
 */
import { raw, signature } from "./der.ts"
import { add, inverse, lift, mod, multiply, multiplyGenerator, n, p, type Pair, scalar, sign, xOf } from "./p256.ts"
import { der, plain, secret, spki, z } from "./recorder.ts"

export const addEdges = (): void => {
  const keyFor = (k: bigint, chosenS: bigint): { readonly publicKey: string; readonly pair: Pair } => {
    const chosenR = mod(xOf(multiplyGenerator(k)), n)
    const d = mod((chosenS * k - z) * inverse(chosenR, n), n)
    return { publicKey: spki(multiplyGenerator(d)), pair: { r: chosenR, s: chosenS } }
  }
  for (const small of [
    1n,
    2n,
    3n,
    4n,
    5n,
    127n,
    128n,
    255n,
    256n,
    2n ** 128n,
    n - 2n,
    n - 1n,
    (n - 1n) / 2n,
    (n + 1n) / 2n
  ]) {
    const { pair, publicKey } = keyFor(scalar(`edge ${small}`), small)
    der(`s = ${small.toString(16)} (hex)`, signature(pair.r, pair.s), true, publicKey)
  }
  for (const k of [1n, 2n, 3n, 7n, n - 1n, n - 2n]) {
    const { pair, publicKey } = keyFor(k, scalar(`edge nonce ${k}`))
    der(`nonce ${k.toString(16)} (hex)`, signature(pair.r, pair.s), true, publicKey)
  }
  for (const d of [1n, 2n, n - 1n, n - 2n]) {
    const good = sign(z, d, scalar(`edge key ${d}`))
    der(`private key ${d.toString(16)} (hex)`, signature(good.r, good.s), true, spki(multiplyGenerator(d)))
  }
  {
    const k = scalar("u2 is 1")
    const pair = keyFor(k, mod(xOf(multiplyGenerator(k)), n))
    der("u2 = 1", signature(pair.pair.r, pair.pair.s), true, pair.publicKey)
    const one = keyFor(scalar("u1 is 1"), z)
    der("u1 = 1", signature(one.pair.r, one.pair.s), true, one.publicKey)
    const minus = keyFor(scalar("u1 is -1"), n - z)
    der("u1 = -1", signature(minus.pair.r, minus.pair.s), true, minus.publicKey)
  }
  {
    // u1 G and u2 Q are the same point, so adding them requires the doubling formula.
    const chosenS = scalar("doubling")
    const k = mod(2n * z * inverse(chosenS, n), n)
    const chosenR = mod(xOf(multiplyGenerator(k)), n)
    const d = mod(z * inverse(chosenR, n), n)
    der("u1 G = u2 Q", signature(chosenR, chosenS), true, spki(multiplyGenerator(d)))
    // u1 G and u2 Q cancel out, so their sum is the point at infinity. It has no x coordinate to compare with r.
    const opposite = mod(-z * inverse(chosenR, n), n)
    der("u1 G = -u2 Q", signature(chosenR, chosenS), false, spki(multiplyGenerator(opposite)))
  }
  {
    // The x coordinate of this point is between n and p, so r is x - n. A verifier must compare r with x modulo n.
    let x = n + 1n
    while (lift(x) === undefined) x++
    const point = lift(x)
    const chosenS = scalar("x above n")
    const chosenR = x - n
    const sum = add(multiply(point, chosenS), multiplyGenerator(n - z))
    const publicKey = spki(multiply(sum, inverse(chosenR, n)))
    der("x of the point above n", signature(chosenR, chosenS), true, publicKey)
    der("x of the point above n, and r not reduced", signature(x, chosenS), false, publicKey)
    // Both r and r + n are less than p, and the x coordinate of the point is r. A verifier that compares x only with r + n would refuse this
    // signature.
    let small = 1n
    while (lift(small) === undefined || small + n >= p) small++
    const lone = lift(small)
    const loneSum = add(multiply(lone, chosenS), multiplyGenerator(n - z))
    der("r is a small x", signature(small, chosenS), true, spki(multiply(loneSum, inverse(small, n))))
  }
  // A number with a leading zero byte has a shorter DER encoding. Signatures are created until r is such a number.
  for (let tries = 0; ; tries++) {
    const short = sign(z, secret, scalar(`short r ${tries}`))
    if (short.r >> 248n !== 0n) continue
    der("r a byte shorter than usual", signature(short.r, short.s), true)
    plain("r with a leading zero byte", raw(short.r, short.s), true)
    break
  }
}
