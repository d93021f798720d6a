/**
 * Adds signatures that are correctly encoded but in which r or s has been changed, most of them invalid.
 */
import { hex, integer, signature, tlv } from "./der.ts"
import { inverse, n, p, type Pair, scalar, sign } from "./p256.ts"
import { der, r, s, secret, z } from "./recorder.ts"

/** Values of r and s that a careless verifier may accept. */
export const special = { "0": 0n, "1": 1n, "-1": -1n, "n - 1": n - 1n, n, "n + 1": n + 1n, p, "p + 1": p + 1n }

export const addNumbers = (): void => {
  der("s above half the order, its twin", signature(r, n - s), true)
  for (const [name, value] of [
    ["r + n", { r: r + n, s }],
    ["r - n", { r: r - n, s }],
    ["r + 256 n", { r: r + 256n * n, s }],
    ["-r", { r: -r, s }],
    ["n - r", { r: n - r, s }],
    ["r + 2^256", { r: r + 2n ** 256n, s }],
    ["r + p", { r: r + p, s }],
    ["s + n", { r, s: s + n }],
    ["s - n", { r, s: s - n }],
    ["s + 256 n", { r, s: s + 256n * n }],
    ["-s", { r, s: -s }],
    ["s + 2^256", { r, s: s + 2n ** 256n }],
    ["1 / s", { r, s: inverse(s, n) }],
    ["s and r exchanged", { r: s, s: r }]
  ] as ReadonlyArray<readonly [string, Pair]>) {
    der(name, signature(value.r, value.s), false)
  }
  for (const [rName, rValue] of Object.entries(special)) {
    for (const [sName, sValue] of Object.entries(special))
      der(`r = ${rName}, s = ${sName}`, signature(rValue, sValue), false)
    der(`r = ${rName}, s right`, signature(rValue, s), false)
    der(`r right, s = ${rName}`, signature(r, rValue), false)
  }
  for (let tries = 0; ; tries++) {
    const high = sign(z, secret, scalar(`high r and s ${tries}`))
    if (high.r >> 255n === 0n || high.s >> 255n === 0n) continue
    der("r and s with their top bits set", signature(high.r, high.s), true)
    // Without its leading zero byte, the number is negative. A verifier that reads the number as unsigned would accept the next two signatures.
    der("r without the zero byte that its top bit asks for", tlv(0x30, tlv(0x02, hex(high.r)), integer(high.s)), false)
    der("s without the zero byte that its top bit asks for", tlv(0x30, integer(high.r), tlv(0x02, hex(high.s))), false)
    break
  }
}
