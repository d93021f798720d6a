/**
 * One row of a generated operation table, as far as core reads it.
 *
 * The type is structural: clients contain plain constants and do not depend on core, so a row is checked where a service uses it.
 */

/**
 * What may be sent twice.
 *
 * - `safe`: a read, or a token request
 * - `replaceable`: the same request twice leaves the same state
 * - `once`: a second request may act a second time
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
  /** The documented status codes, those of successes included. */
  readonly statuses: ReadonlyArray<number>
  /** Media types of the documented successes. */
  readonly replies: ReadonlyArray<string>
  /** Media type of the request body, absent when there is none. */
  readonly body?: string
  /** The name of the page parameter: `page` or `page_number`, with `page_size` in both cases. */
  readonly pagination?: { readonly style: "page" | "page_number" }
  readonly deprecation?: Deprecation
  readonly stability?: string
}

export interface Deprecation {
  /** `operationId` of the operation to call instead. */
  readonly replacement?: string
  /** How to move, in a sentence. */
  readonly guide?: string
  /** ISO 8601. */
  readonly since?: string
  /** ISO 8601. */
  readonly sunset?: string
}

/** The names of the path parameters of a template. */
export const pathParameters = (path: string): ReadonlyArray<string> =>
  Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name]) => name ?? "")
