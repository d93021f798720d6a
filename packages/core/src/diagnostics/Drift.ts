/**
 * Defines reported differences from the spec.
 */

/** A difference from the spec that did not make the call fail. */
export interface Drift {
  readonly operation: string
  /** The status code of the response; 0 for a request. */
  readonly status: number
  /**
   * The kind of difference: - `status`: a status code that is not documented for the operation
   * - `empty`: a success without the body that the spec promises
   * - `shape`: a body of another shape, at `pointer`
   * - `total`: the number of items changed while the pages were read
   * - `request`: a request of another shape, sent because `requestValidation` is `lenient`
   */
  readonly kind: "status" | "empty" | "shape" | "total" | "request"
  /** The JSON pointer to the difference in the body or in the request input; empty for the whole value. */
  readonly pointer: string
  readonly message: string
}
