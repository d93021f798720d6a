/**
 * Applies OpenAPI Overlays to the bundled documents and derives corrections from them, for services that differ from the documents.
 *
 * @since 0.1.0
 */
export type {
  Corrections,
  FieldCorrection,
  ListStyle,
  OperationCorrection,
  ParameterCorrection,
  Scalar,
  StatusCorrection,
  ValueCorrection
} from "./Corrections.ts"
export { correctionsOf } from "./correctionsOf.ts"
export { type Action, applyOverlay, checkOverlay, type Overlay, OverlayError } from "./Overlay.ts"
