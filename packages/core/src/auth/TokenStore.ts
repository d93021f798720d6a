/**
 * Types for tokens that the program provides or shares. This file uses no Effect types, because the Effect and Promise APIs share it.
 */

/** A token from a `TokenStore` or a `TokenProvider`. */
export interface StoredToken {
  readonly accessToken: string
  /** The expiry time in milliseconds since the Unix epoch. */
  readonly expiresAt: number
}

/**
 * A store through which processes, such as the instances of a serverless function, share a token. The client reads the store before it requests a
 * token, and writes each new token to the store. If the store fails or takes longer than 5 s, the client requests a token, and calls do not fail.
 */
export interface TokenStore {
  get(): Promise<StoredToken | null | undefined>
  set(token: StoredToken): Promise<unknown>
}

/**
 * A function that provides the token, so that the client does not request one. It is called again after a 401 and when the token expires. A string
 * has no expiry, so a function that returns a string is called for every API call.
 */
export type TokenProvider = () => Promise<string | StoredToken>
