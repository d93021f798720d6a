/**
 * Defines the differences between a response and the spec.
 */
import type { Violation } from "../operation/Validators.ts"

/** A difference between a response and the spec. */
export interface Difference {
  readonly kind: "status" | "empty" | "shape"
  readonly violations: ReadonlyArray<Violation>
}
