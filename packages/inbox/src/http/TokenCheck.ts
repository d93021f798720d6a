/**
 * Whether a request carries the token, in a time that tells nothing about it.
 */
import { createHash, timingSafeEqual } from "node:crypto"

const digest = (text: string): Buffer => createHash("sha256").update(text).digest()

/** Shorter ones can be guessed. */
export const leastTokenLength = 16

/** Throws for a token that can be guessed. */
export const makeTokenCheck = (token: string): ((authorization: string | undefined) => boolean) => {
  if (typeof token !== "string" || token.length < leastTokenLength) {
    throw new TypeError(`token: give at least ${leastTokenLength} characters, such as those of crypto.randomUUID()`)
  }
  const expected = digest(token)
  return (authorization = "") => timingSafeEqual(digest(authorization.replace(/^bearer +/i, "")), expected)
}
