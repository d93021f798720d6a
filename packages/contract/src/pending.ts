/**
 * Lists the operations in the specs that the clients or the sandbox do not support yet. A test fails if an operation is missing here or is listed
 * unnecessarily.
 */
import { type ApiName, type Operation, operationsOf } from "./documents.ts"

/** The ids of operations without a client method. */
export const withoutMethod: ReadonlySet<string> = new Set()

/** The ids of operations for which the sandbox responds with 501. */
export const withoutHandler: ReadonlySet<string> = new Set()

/** Returns the operations that have a client method, a handler in the sandbox, or both, as rows for `it.each`. */
export const operationsWith = (
  api: ApiName,
  side: "method" | "handler" | "both"
): ReadonlyArray<readonly [string, Operation]> =>
  operationsOf(api)
    .filter(
      ({ id }) => (side === "handler" || !withoutMethod.has(id)) && (side === "method" || !withoutHandler.has(id))
    )
    .map((operation) => [operation.id, operation] as const)

/** Checks whether an operation uses the GET method and therefore does not change any data. */
export const isRead = ([, { method }]: readonly [string, Operation]): boolean => method === "GET"
