/**
 * Tokens that come from elsewhere, or are shared. Nothing here mentions an Effect type: both faces share it.
 */

/** A token as it is shared. */
export interface StoredToken {
  readonly accessToken: string
  /** Unix milliseconds. */
  readonly expiresAt: number
}

/**
 * Where processes share a token, such as the instances of a serverless function. It is asked before a token is requested, and told of each one that is.
 * Calls do not fail with it: where it fails, or takes longer than 5 s, a token is requested.
 */
export interface TokenStore {
  get(): Promise<StoredToken | null | undefined>
  set(token: StoredToken): Promise<unknown>
}

/**
 * Gives the token in place of one that the client requests. It is called again once the token expires, and after a 401; of a text, which has no time of
 * expiry, for each call.
 */
export type TokenProvider = () => Promise<string | StoredToken>
