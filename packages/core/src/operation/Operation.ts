/**
 * The definition of an operation in the generated operation table.
 *
 * Generated client packages contain definitions as plain constants, without importing this package. TypeScript checks a definition where it is used.
 */

/**
 * Whether an operation's request can safely be sent twice:
 * - `safe`: a read, or a token request
 * - `replaceable`: sending the request twice leads to the same state as sending it once
 * - `once`: a second request may have a second effect
 */
export type RetryClass = "safe" | "replaceable" | "once"

/** The definition of an operation: the parts of the API's spec that a client needs to call it. */
export interface Operation<Id extends string = string> {
  readonly operationId: Id
  /** The HTTP method in upper case. */
  readonly method: string
  /** The path template, with `{name}` for each path parameter. */
  readonly path: string
  /** The authentication of requests: a bearer token, a key, or none. */
  readonly auth: "bearer" | "key" | "none"
  /** Whether the request can safely be sent twice. */
  readonly retry: RetryClass
  /** The documented status codes of successes and failures. */
  readonly statuses: ReadonlyArray<number>
  /** The media types of the documented successful responses. */
  readonly replies: ReadonlyArray<string>
  /** The media type of the request body. Absent if there is no body. */
  readonly body?: string
  /** The name of the page parameter: `page` or `page_number`. The parameter for the page size is always `page_size`. */
  readonly pagination?: { readonly style: "page" | "page_number" }
  /** The deprecation of the operation. Absent if the operation is not deprecated. */
  readonly deprecation?: Deprecation
  readonly stability?: string
}

export interface Deprecation {
  /** The `operationId` of the operation to call instead. */
  readonly replacement?: string
  /** A sentence that explains how to migrate. */
  readonly guide?: string
  /** The date of the deprecation in ISO 8601 format. */
  readonly since?: string
  /** The sunset date in ISO 8601 format. */
  readonly sunset?: string
}
