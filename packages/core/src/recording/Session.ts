/**
 * A recorded session: requests and their responses, without secrets and without identifiers of persons. It is plain data, to be stored as JSON.
 */

/** One request and its response. A body is JSON where it is JSON, otherwise text; a value that was removed is a {@link placeholder}. */
export interface Exchanged {
  readonly method: string
  /** Path and query: a session is replayed at any base URL. */
  readonly path: string
  readonly requestBody?: unknown
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** Whether the body is text; otherwise it is JSON. */
  readonly isText?: boolean
}

export interface Session {
  readonly version: 1
  readonly exchanged: ReadonlyArray<Exchanged>
}

/** Stands for a value that was removed: the same one for the same value of one session. */
export const placeholder = (name: string, number: number): string => `scrubbed-${name}-${number}`

/** Finds placeholders within a text. */
export const placeholders = /scrubbed-[a-z_]+-\d+/g

/** The path and the query of a URL. */
export const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}
