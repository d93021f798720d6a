/**
 * Adds signatures as 64 bytes of r‖s, which are accepted in addition to DER.
 */
import { raw } from "./der.ts"
import { n, scalar, sign } from "./p256.ts"
import { special } from "./numbers.ts"
import { plain, r, s, secret, z } from "./recorder.ts"

export const addRaws = (): void => {
  plain("as it should be", raw(r, s), true)
  plain("s above half the order, its twin", raw(r, n - s), true)
  plain("s and r exchanged", raw(s, r), false)
  for (const [name, value] of Object.entries(special)) {
    if (value < 0n) continue
    plain(`r = ${name}`, raw(value, s), false)
    plain(`s = ${name}`, raw(r, value), false)
  }
  plain("both 0", Buffer.alloc(64), false)
  plain("both 2^256 - 1", Buffer.alloc(64, 0xff), false)
  plain("63 bytes", raw(r, s).subarray(0, 63), false)
  plain("65 bytes", Buffer.concat([raw(r, s), Buffer.of(0)]), false)
  plain("65 bytes, the first one 0", Buffer.concat([Buffer.of(0), raw(r, s)]), false)
  plain(
    "the least byte first",
    Buffer.concat([raw(0n, r).subarray(32).toReversed(), raw(0n, s).subarray(32).toReversed()]),
    false
  )
  plain(
    "96 bytes, as P-384 has",
    Buffer.concat([Buffer.alloc(16), raw(r, s).subarray(0, 32), Buffer.alloc(16), raw(r, s).subarray(32)]),
    false
  )
  for (let tries = 0; ; tries++) {
    const alike = sign(z, secret, scalar(`begins like DER ${tries}`))
    if (raw(alike.r, alike.s)[0] !== 0x30) continue
    plain("begins with the byte that begins DER", raw(alike.r, alike.s), true)
    break
  }
}
