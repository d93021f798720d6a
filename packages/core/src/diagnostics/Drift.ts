/**
 * Defines the differences from the spec that are reported.
 */

/** A difference from the spec in a request, in a response, or across the pages of a list. */
export interface Drift {
  readonly operation: string
  /** The status code of the response. 0 for a request. */
  readonly status: number
  /**
   * The kind of difference: `status` for a status code that is not documented for the operation, `empty` for a success without the documented body,
   * `shape` for a body that does not match the documented shape at `pointer`, `total` for a number of items that changed while the pages were read,
   * and `request` for a request that does not match the spec and was sent because `requestValidation` is `lenient`.
   */
  readonly kind: "status" | "empty" | "shape" | "total" | "request"
  /** The JSON Pointer to the difference in the response body or the request input. Empty for the entire value. */
  readonly pointer: string
  readonly message: string
}
