/**
 * The settings that are needed to turn a failed or missing response into an error.
 */
import type { TextRedactor } from "../auth/textRedactor.ts"
import type { DetailsSource } from "../diagnostics/Details.ts"
import type { ErrorFormat } from "./Problem.ts"

/** The error formats and hints of a service. */
export interface ErrorOptions {
  /** The error formats in order of precedence. The first format that recognises an error body parses it. */
  readonly errorFormats: ReadonlyArray<ErrorFormat>
  /** The advice to give if the credentials are refused, or if another host refuses a link (`isOtherHost`), as a sentence. */
  readonly hint: string
  /** The advice to give for a 404, as a sentence. Default: advice to check the ids and the base URL. */
  readonly notFoundHint?: string | undefined
}

export interface ErrorContext extends ErrorOptions {
  /** The advice to give if another host refuses a link, which itself grants access. Undefined for requests to the API. */
  readonly linkHint?: string | undefined
  readonly redactor: TextRedactor
  readonly details: DetailsSource
}
