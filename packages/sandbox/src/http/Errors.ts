/**
 * The failures that a request can meet before its handler, in the words of one API.
 *
 * Each API (and each style within the exchange) writes its own bodies.
 */
import type { Issue } from "./Issue.ts"
import type { Outgoing } from "./Message.ts"

export interface Errors {
  readonly unauthorized: (detail: string) => Outgoing
  readonly notFound: (detail: string) => Outgoing
  readonly methodNotAllowed: (allowed: ReadonlyArray<string>) => Outgoing
  /** The media type is not one that the operation takes, or the body is not of that type. */
  readonly unreadable: (detail: string) => Outgoing
  readonly invalid: (issues: ReadonlyArray<Issue>) => Outgoing
  readonly tooLarge: (limit: number) => Outgoing
  readonly serverError: (detail: string) => Outgoing
  /** Words for a status that no request brings about, for faults on demand; those of `serverError` when absent. */
  readonly other?: (status: number, detail: string) => Outgoing
  /** A failure by its code; absent where failures have none, undefined for a code that is in no table and has no status. */
  readonly coded?: (code: string, status: number | undefined, detail: object) => Outgoing | undefined
}

/** A failure of this status that no check of a request brings about. */
export const failureOf = (words: Errors, status: number, detail: string): Outgoing =>
  words.other?.(status, detail) ?? { ...words.serverError(detail), status }
