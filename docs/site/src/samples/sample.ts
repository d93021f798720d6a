/**
 * One way to call an operation, as the reference shows it.
 */

export interface Sample {
  readonly label: "curl" | "Promise" | "Effect"
  readonly language: "sh" | "ts"
  readonly code: string
}
