/**
 * The settings of a client of one account, with credentials from which the client obtains tokens, or with a provider of tokens.
 */
import type { ArrayStyle } from "@fieldwork/brand-lift-client"
import type { Settings, TokenProvider, TokenStore } from "@fieldwork/core/promise"

interface Common extends Settings {
  /** The `{base_url}` of the document: scheme and host, and the path before `/api` if there is one. */
  readonly baseUrl: string
  /**
   * How a list is sent in the query if the document states only "array". `comma` (default) joins it; `repeated` writes the parameter once per value.
   * Commas are the safe choice: a service that expects repeated parameters refuses them, whereas a service that expects commas uses only the last of
   * several repeated values and returns wrong figures.
   */
  readonly arrays?: ArrayStyle
  /** The store through which several processes, such as the instances of a serverless function, share one token. */
  readonly tokenStore?: TokenStore
}

/** The credentials of an account. A token is requested when the first call needs one, and all calls share it. */
export interface ClientCredentials<Secret> extends Common {
  /** The `{auth_url}` of the document, to which `/oauth/token` is appended. */
  readonly authUrl: string
  readonly clientId: string
  readonly clientSecret: Secret
  readonly audience: string
  /** The scopes, separated by spaces. Default `short app:imt` (the brand lift document, Authentication 2). */
  readonly platformScopes?: string
  readonly tokenProvider?: never
}

/** Tokens from another source, such as another service that has the credentials. */
export interface ProvidedTokens extends Common {
  readonly tokenProvider: TokenProvider
  readonly authUrl?: never
  readonly clientId?: never
  readonly clientSecret?: never
  readonly audience?: never
  readonly platformScopes?: never
}

export type Any<Secret> = ClientCredentials<Secret> | ProvidedTokens
