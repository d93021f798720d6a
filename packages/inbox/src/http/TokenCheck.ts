/** Checks in constant time whether a request to the read API contains the configured token. */
import { createHash, timingSafeEqual } from "node:crypto"

const digest = (text: string): Buffer => createHash("sha256").update(text).digest()

/** The minimum length of a token in characters. A shorter token could be guessed. */
export const minTokenLength = 16

/**
 * Returns a function that checks `Authorization` headers against a token. The duration of a check does not depend on the position of the first
 * character that differs. The scheme `Bearer` is optional.
 *
 * @example
 * ```ts
 * import { makeTokenCheck } from "@fieldwork/inbox"
 *
 * const isAllowed = makeTokenCheck("a-token-that-nobody-guesses")
 * isAllowed("Bearer a-token-that-nobody-guesses") // => true
 * isAllowed(undefined) // => false
 * ```
 * @throws {TypeError} if the token is shorter than 16 characters
 */
export const makeTokenCheck = (token: string): ((authorization: string | undefined) => boolean) => {
  if (typeof token !== "string" || token.length < minTokenLength) {
    throw new TypeError(
      `token: it must have at least ${minTokenLength} characters, such as those of crypto.randomUUID()`
    )
  }
  const expected = digest(token)
  return (authorization = "") => timingSafeEqual(digest(authorization.replace(/^bearer +/i, "")), expected)
}
