/**
 * The definition of an operation, as in the generated operation table.
 *
 * The type is structural: clients contain plain constants and do not depend on core, so a definition is type-checked in the service that uses it.
 */

/**
 * Whether an operation may be sent twice.
 * - `safe`: a read, or a token request
 * - `replaceable`: sending the request twice results in the same state
 * - `once`: a second request may have a second effect
 */
export type RetryClass = "safe" | "replaceable" | "once"

/** The definition of an operation: the parts of the spec that a client needs. */
export interface Operation<Id extends string = string> {
  readonly operationId: Id
  /** The HTTP method in upper case. */
  readonly method: string
  /** The path template, with `{name}` for each path parameter. */
  readonly path: string
  /** How requests are authenticated. */
  readonly auth: "bearer" | "key" | "none"
  /** Whether the operation may be sent twice. */
  readonly retry: RetryClass
  /** The documented status codes, including those of successes. */
  readonly statuses: ReadonlyArray<number>
  /** The media types of the documented successful responses. */
  readonly replies: ReadonlyArray<string>
  /** The media type of the request body; absent if there is no body. */
  readonly body?: string
  /** The name of the page parameter, `page` or `page_number`; the page size is always `page_size`. */
  readonly pagination?: { readonly style: "page" | "page_number" }
  /** What is known about the removal of the operation; absent if it is not deprecated. */
  readonly deprecation?: Deprecation
  readonly stability?: string
}

export interface Deprecation {
  /** The `operationId` of the operation to call instead. */
  readonly replacement?: string
  /** How to migrate, in one sentence. */
  readonly guide?: string
  /** The date of the deprecation in ISO 8601. */
  readonly since?: string
  /** The sunset in ISO 8601. */
  readonly sunset?: string
}
