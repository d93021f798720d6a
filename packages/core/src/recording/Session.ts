/**
 * Defines recorded sessions: requests and their responses, without secrets or personal identifiers, as plain data for a JSON file.
 */

/**
 * A request and its response. A JSON body is stored as JSON, other text as a string, and a body that is not text in Base64. {@link placeholder}s
 * replace removed values, except in a Base64 body, which is stored unchanged.
 */
export interface Interaction {
  readonly method: string
  /** The path and query. The host is not recorded, so a session can be replayed at any base URL. */
  readonly path: string
  readonly requestBody?: unknown
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** Whether the response body is not JSON and is therefore stored as a string. */
  readonly isText?: boolean
  /** Whether the response body is not text and is therefore stored in Base64. */
  readonly isBase64?: boolean
}

/** A recorded session as plain data, to be stored as JSON. The session contains no secrets and no personal identifiers. */
export interface Session {
  /** The version of the session format. */
  readonly version: 1
  /** The requests with their responses, in the order in which they were sent. */
  readonly interactions: ReadonlyArray<Interaction>
}

/** Returns the placeholder for a removed value. Within a session, equal values have the same placeholder. */
export const placeholder = (name: string, number: number): string => `scrubbed-${name}-${number}`

/**
 * Returns the placeholder for a removed URL. The placeholder is also a URL, so that a client can request it during a replay. In the session, a
 * request to the removed URL has the path of the placeholder.
 */
export const urlPlaceholder = (name: string, number: number): string => `https://scrubbed.example/${name}-${number}`

/** Matches placeholders within a string. */
export const placeholders = /https:\/\/scrubbed\.example\/[a-z_]+-\d+|scrubbed-[a-z_]+-\d+/g

/** Returns the path and the query of a URL. */
export const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}
