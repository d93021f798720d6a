/**
 * Defines the serialisation of a request body that is not JSON.
 */

/** A format for request bodies that are not JSON. */
export interface BodyFormat {
  /** Returns a copy of the body with its parts serialised, for the validator. Throws `SerializationError` if a part cannot be serialised. */
  readonly copy: (body: unknown) => unknown
  /** Returns the body to send, created from the result of `copy`. */
  readonly write: (copy: unknown) => string | FormData
}
