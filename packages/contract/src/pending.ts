/**
 * Operations of the specs that one side does not have yet. A test fails if an operation is missing here or listed unnecessarily.
 */
import { type ApiName, type Operation, operationsOf } from "./documents.ts"

/** Operations without a service method. */
export const withoutMethod: ReadonlySet<string> = new Set()

/** Operations for which the sandbox responds with 501. */
export const withoutHandler: ReadonlySet<string> = new Set()

/** Returns the operations with a given property, as rows for `it.each`. */
export const having = (
  api: ApiName,
  wanted: "method" | "handler" | "both"
): ReadonlyArray<readonly [string, Operation]> =>
  operationsOf(api)
    .filter(
      ({ id }) => (wanted === "handler" || !withoutMethod.has(id)) && (wanted === "method" || !withoutHandler.has(id))
    )
    .map((operation) => [operation.id, operation] as const)

/** Whether an operation only reads. */
export const isRead = ([, { method }]: readonly [string, Operation]): boolean => method === "GET"
