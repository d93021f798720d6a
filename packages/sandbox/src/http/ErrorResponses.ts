/**
 * The errors that can occur before the handler of a request runs, in the format of one API.
 *
 * Each API, and each API style within the exchange, defines its own error bodies.
 */
import type { Issue } from "./Issue.ts"
import type { Outgoing } from "./Message.ts"

export interface ErrorResponses {
  readonly unauthorized: (detail: string) => Outgoing
  readonly notFound: (detail: string) => Outgoing
  readonly methodNotAllowed: (allowed: ReadonlyArray<string>) => Outgoing
  /**
   * Returns the error for a body that cannot be read, either because the operation does not accept the body's media type or because the body does not
   * have the format of that type.
   */
  readonly unreadable: (detail: string) => Outgoing
  readonly invalid: (issues: ReadonlyArray<Issue>) => Outgoing
  readonly tooLarge: (limit: number) => Outgoing
  readonly serverError: (detail: string) => Outgoing
  /**
   * Returns the error for a status that none of the sandbox's checks produces. Used for injected faults. Default: the result of `serverError` with
   * the requested status.
   */
  readonly other?: (status: number, detail: string) => Outgoing
  /**
   * Returns the error for an error code. Absent if the API does not use error codes. Returns undefined if the code is unknown and `status` is not
   * specified.
   */
  readonly coded?: (code: string, status: number | undefined, detail: object) => Outgoing | undefined
}

/** Returns an error with a status that none of the sandbox's checks produces. */
export const failureResponse = (errors: ErrorResponses, status: number, detail: string): Outgoing =>
  errors.other?.(status, detail) ?? { ...errors.serverError(detail), status }
