/**
 * The settings of a client of one account, with credentials that the client obtains tokens by, or with tokens that are provided.
 */
import type { ArrayStyle } from "@fieldwork/brand-lift-client"
import type { Settings, TokenProvider, TokenStore } from "@fieldwork/core/promise"

interface Common extends Settings {
  /** `{base_url}` of the document: scheme, host, and a path if there is one before `/api`. */
  readonly baseUrl: string
  /**
   * How a list travels in the query where the document states only "array". `comma` (default) joins it; `repeated` writes the parameter once per
   * value. Commas are the safe reading: a service that reads repeated parameters refuses them, while one that reads commas takes the last of
   * several repeated values and answers with wrong figures.
   */
  readonly arrays?: ArrayStyle
  /** Where several processes share one token, such as the instances of a serverless function. */
  readonly tokenStore?: TokenStore
}

/** Credentials of an account: tokens are requested when the first call needs one, and shared by all calls. */
export interface ClientCredentials<Secret> extends Common {
  /** `{auth_url}` of the document, to which `/oauth/token` is added. */
  readonly authUrl: string
  readonly clientId: string
  readonly clientSecret: Secret
  readonly audience: string
  /** Separated by spaces; `short app:imt` when absent (the brand lift document, Authentication 2). */
  readonly platformScopes?: string
  readonly tokenProvider?: never
}

/** Tokens from elsewhere, such as another service that holds the credentials. */
export interface ProvidedTokens extends Common {
  readonly tokenProvider: TokenProvider
  readonly authUrl?: never
  readonly clientId?: never
  readonly clientSecret?: never
  readonly audience?: never
  readonly platformScopes?: never
}

export type Any<Secret> = ClientCredentials<Secret> | ProvidedTokens
