/**
 * Defines how a request body that is not JSON is serialized.
 */

/** Serializes request bodies that are not JSON. */
export interface BodyFormat {
  /** Returns a copy of the body with its parts in their serialized form, which the validator checks. Throws `UnwritableError`. */
  readonly copy: (body: unknown) => unknown
  /** Returns the body to send, created from the copy. */
  readonly write: (copy: unknown) => string | FormData
}
