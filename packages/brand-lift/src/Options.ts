/**
 * The settings for a client of one account. They contain either a token provider, or credentials that the client exchanges for tokens.
 */
import type { ArrayStyle } from "@fieldwork/brand-lift-client"
import type { Settings, TokenProvider, TokenStore } from "@fieldwork/core/promise"

interface Common extends Settings {
  /** The `{base_url}` in the API document: the scheme and host, and the path before `/api` if there is one. */
  readonly baseUrl: string
  /**
   * The format of a list in the query string if the brand lift document specifies only "array". `comma` (default) sends one comma-separated value.
   * `repeated` sends the parameter once per value. Commas are the safer choice. A service that expects repeated parameters rejects a comma-separated
   * value, but a service that expects commas uses only the last of several repeated parameters and returns wrong results.
   */
  readonly arrays?: ArrayStyle
  /** The store in which several processes, such as the instances of a serverless function, share a token. */
  readonly tokenStore?: TokenStore
}

/** The credentials of an account. A token is requested on the first call that needs one, and is shared by all calls. */
export interface ClientCredentials<Secret> extends Common {
  /** The `{auth_url}` in the API document. The path `/oauth/token` is appended to it. */
  readonly authUrl: string
  readonly clientId: string
  readonly clientSecret: Secret
  readonly audience: string
  /**
   * The scopes, separated by spaces. Default: `short app:imt`, as specified in section "Authentication", item 2, of the vendor's brand lift document.
   */
  readonly platformScopes?: string
  readonly tokenProvider?: never
}

/** The settings for a client that obtains its tokens from a token provider, such as another service that has the credentials. */
export interface ProvidedTokens extends Common {
  readonly tokenProvider: TokenProvider
  readonly authUrl?: never
  readonly clientId?: never
  readonly clientSecret?: never
  readonly audience?: never
  readonly platformScopes?: never
}

export type Any<Secret> = ClientCredentials<Secret> | ProvidedTokens
