/**
 * What is reported of a difference from the spec.
 */

/** A difference from the spec that did not break the call. */
export interface Drift {
  readonly operation: string
  /** The status code of the response; 0 for a request. */
  readonly status: number
  /**
   * - `status`: a status code that is not documented for the operation
   * - `empty`: a success without the body that the spec promises
   * - `shape`: a body of another shape, at `pointer`
   * - `total`: the number of items changed while the pages were read
   * - `request`: a request of another shape, sent because `requestValidation` is `lenient`
   */
  readonly kind: "status" | "empty" | "shape" | "total" | "request"
  /** JSON pointer into the body, or into the input of a request; empty for the whole of it. */
  readonly pointer: string
  readonly message: string
}
