/**
 * Types for tokens that the program provides or shares. No Effect types appear here, because the Effect and Promise APIs share this file.
 */

/** A token as a store or a provider returns it. */
export interface StoredToken {
  readonly accessToken: string
  /** The expiry time in Unix milliseconds. */
  readonly expiresAt: number
}

/**
 * A store through which processes share a token, such as the instances of a serverless function. The client reads it before it requests a token, and
 * writes each new token to it. A failing store does not fail calls: if it fails, or takes longer than 5 s, the client requests a token.
 */
export interface TokenStore {
  get(): Promise<StoredToken | null | undefined>
  set(token: StoredToken): Promise<unknown>
}

/**
 * Returns a token to use instead of one that the client requests. It is called again after a 401 and when the token expires. A string has no expiry,
 * so a provider that returns a string is called for every call.
 */
export type TokenProvider = () => Promise<string | StoredToken>
