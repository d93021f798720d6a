/**
 * The settings needed to turn a response, or a missing response, into an error.
 */
import type { TextRedactor } from "../auth/redact.ts"
import type { DetailsSource } from "../diagnostics/Details.ts"
import type { ErrorFormat } from "./Problem.ts"

/** The error formats and hints of a service. */
export interface ErrorOptions {
  /** The error formats, in order. The first one that recognises an error body reads it. */
  readonly errorFormats: ReadonlyArray<ErrorFormat>
  /** What to do if the credentials are refused, as a sentence. */
  readonly hint: string
  /** What to do about a 404, as a sentence. Default: a hint to check the ids and the base URL. */
  readonly notFoundHint?: string | undefined
}

export interface ErrorContext extends ErrorOptions {
  readonly redactor: TextRedactor
  readonly details: DetailsSource
}
