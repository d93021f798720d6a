/**
 * One row of a generated operation table, as far as core reads it.
 *
 * Structural: the clients emit plain constants and know nothing of this module, so a row is checked where a service uses it.
 */

/**
 * What may be sent twice.
 *
 * - `safe`: a read, or a token request
 * - `replaceable`: the same request twice leaves the same state
 * - `once`: a second one may act a second time
 */
export type RetryClass = "safe" | "replaceable" | "once"

export interface Operation<Id extends string = string> {
  readonly operationId: Id
  /** Upper case. */
  readonly method: string
  /** Template with `{name}` for each path parameter. */
  readonly path: string
  readonly auth: "bearer" | "key" | "none"
  readonly retry: RetryClass
  /** The documented statuses, successes among them. */
  readonly statuses: ReadonlyArray<number>
  /** Media types of the documented successes. */
  readonly replies: ReadonlyArray<string>
  /** Media type of the request body, absent when there is none. */
  readonly body?: string
  /** The names of the paging parameters: `page` or `page_number`, beside `page_size` in both. */
  readonly pagination?: { readonly style: "page" | "page_number" }
  readonly deprecation?: Deprecation
  readonly stability?: string
}

export interface Deprecation {
  /** `operationId` of what to call instead. */
  readonly replacement?: string
  /** How to move, in a sentence. */
  readonly guide?: string
  /** ISO 8601. */
  readonly since?: string
  /** ISO 8601. */
  readonly sunset?: string
}

/** What a compiled validator found wrong at one place. */
export interface Violation {
  /** JSON pointer into the body. */
  readonly instancePath: string
  readonly keyword: string
  readonly message?: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** Answers whether a body has the shape of the spec; `errors` holds what the last call found wrong. */
export interface Validator<Id extends string = string> {
  (value: unknown): boolean
  readonly errors?: ReadonlyArray<Violation> | null
  /** Only in types: keeps one operation's validator from being used for another's reply. */
  readonly operationId?: Id
}

/** The names of the path parameters of a template. */
export const pathParameters = (path: string): ReadonlyArray<string> =>
  Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name]) => name ?? "")
