/**
 * The errors that can occur before the handler of a request, in the format of one API.
 *
 * Each API (and each style within the exchange) defines its own bodies.
 */
import type { Issue } from "./Issue.ts"
import type { Outgoing } from "./Message.ts"

export interface Errors {
  readonly unauthorized: (detail: string) => Outgoing
  readonly notFound: (detail: string) => Outgoing
  readonly methodNotAllowed: (allowed: ReadonlyArray<string>) => Outgoing
  /** The operation does not accept the media type, or the body is not of that type. */
  readonly unreadable: (detail: string) => Outgoing
  readonly invalid: (issues: ReadonlyArray<Issue>) => Outgoing
  readonly tooLarge: (limit: number) => Outgoing
  readonly serverError: (detail: string) => Outgoing
  /** Bodies for a status that no check produces, for injected faults. Default: those of `serverError`. */
  readonly other?: (status: number, detail: string) => Outgoing
  /** An error by its code. Absent if errors have no codes. Returns undefined for an unknown code without a status. */
  readonly coded?: (code: string, status: number | undefined, detail: object) => Outgoing | undefined
}

/** Returns an error with this status, which no check produces. */
export const failureOf = (words: Errors, status: number, detail: string): Outgoing =>
  words.other?.(status, detail) ?? { ...words.serverError(detail), status }
