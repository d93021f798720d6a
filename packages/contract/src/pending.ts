/**
 * Operations of the specs that one side does not have yet. A test fails on one that is missing here, and on one that is here and need not be.
 */
import { type ApiName, type Operation, operationsOf } from "./documents.ts"

/** Without a service method. */
export const withoutMethod: ReadonlySet<string> = new Set()

/** Answered 501 by the sandbox. */
export const withoutHandler: ReadonlySet<string> = new Set()

/** The operations that have what is asked for, as rows of a table of tests. */
export const having = (
  api: ApiName,
  wanted: "method" | "handler" | "both"
): ReadonlyArray<readonly [string, Operation]> =>
  operationsOf(api)
    .filter(
      ({ id }) => (wanted === "handler" || !withoutMethod.has(id)) && (wanted === "method" || !withoutHandler.has(id))
    )
    .map((operation) => [operation.id, operation] as const)

/** Reads change nothing. */
export const isRead = ([, { method }]: readonly [string, Operation]): boolean => method === "GET"
