/**
 * Defines how a response differs from the spec.
 */
import type { Violation } from "../operation/Validators.ts"

/** A difference from the spec in a response that is still usable. */
export interface Difference {
  readonly kind: "status" | "empty" | "shape"
  readonly violations: ReadonlyArray<Violation>
}
