/**
 * Defines recorded sessions: requests and their responses, without secrets and personal identifiers, as plain data for a JSON file.
 */

/** A request and its response. A JSON body is stored as JSON, and any other body as a string. {@link placeholder}s replace removed values. */
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

/** Matches placeholders within a string. */
export const placeholders = /scrubbed-[a-z_]+-\d+/g

/** Returns the path and the query of a URL. */
export const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}
