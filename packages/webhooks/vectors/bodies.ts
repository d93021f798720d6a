/**
 * Adds valid signatures of many kinds of bodies, and signatures that are invalid because they cover other bytes or use another hash or key.
 */
import { signature } from "./der.ts"
import { hashed, mod, n, scalar, sign } from "./p256.ts"
import { der, digest, secret, timestamp, defaultBody, defaultKey, z } from "./recorder.ts"

export const addBodies = (): void => {
  for (const [index, body] of ["", "[]", "x", `"Größe 🎉 ﷽"`, "\r\n\t ", `[${"1,".repeat(400)}1]`].entries()) {
    const good = sign(digest(body), secret, scalar(`body ${index}`))
    der(`body ${index}`, signature(good.r, good.s), true, defaultKey, body)
  }
  // The padding of SHA-256 changes at these numbers of signed bytes, which include the timestamp and the dot.
  for (const length of [55, 56, 63, 64, 65, 119, 120, 128]) {
    const body = "a".repeat(length - `${timestamp}.`.length)
    const good = sign(digest(body), secret, scalar(`length ${length}`))
    der(`${length} signed bytes`, signature(good.r, good.s), true, defaultKey, body)
  }

  // Invalid signatures: other signed bytes, another hash or another key.
  const other = sign(hashed(Buffer.from(defaultBody)), secret, scalar("body alone"))
  der("signed without timestamp", signature(other.r, other.s), false)
  const twice = sign(hashed(Buffer.from(z.toString(16).padStart(64, "0"), "hex")), secret, scalar("hashed twice"))
  der("hashed twice", signature(twice.r, twice.s), false)
  const colon = sign(hashed(Buffer.from(`${timestamp}:${defaultBody}`)), secret, scalar("colon"))
  der("signed with a colon for the dot", signature(colon.r, colon.s), false)
  const unhashed = sign(
    mod(BigInt(`0x${Buffer.from(`${timestamp}.${defaultBody}`).toString("hex").slice(0, 64)}`), n),
    secret,
    scalar("unhashed")
  )
  der("not hashed", signature(unhashed.r, unhashed.s), false)
  const untrusted = sign(z, scalar("another key"), scalar("another nonce"))
  der("signed with another key", signature(untrusted.r, untrusted.s), false)
}
