/**
 * What is needed to turn a response, or the lack of one, into an error.
 */
import type { TextRedactor } from "../auth/redact.ts"
import type { DetailsSource } from "../diagnostics/Details.ts"
import type { ErrorFormat } from "./Problem.ts"

/** What a service says of its errors. */
export interface ErrorOptions {
  /** The first format that recognises an error body reads it. */
  readonly errorFormats: ReadonlyArray<ErrorFormat>
  /** What to do about refused credentials, as a sentence. */
  readonly hint: string
  /** What to do about a 404, as a sentence; to check the ids and the base URL when absent. */
  readonly notFoundHint?: string | undefined
}

export interface ErrorContext extends ErrorOptions {
  readonly redactor: TextRedactor
  readonly details: DetailsSource
}
