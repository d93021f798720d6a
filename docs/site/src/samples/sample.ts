/**
 * Defines a code sample that calls an operation, as shown in the reference.
 */

export interface Sample {
  readonly label: "curl" | "Promise" | "Effect"
  readonly language: "sh" | "ts"
  readonly code: string
}
