/**
 * Counts the elements of the contract, such as operations and status codes, that a run has exercised.
 */
import { type Document, operationsOf, repliesOf } from "@fieldwork/specs/openapi"
import type { CheckedInteraction } from "./run/Call.ts"

/** The number of elements of one kind that a run has reached, and their total number. */
export interface Share {
  /** The number of elements that the run has reached. */
  readonly reached: number
  /** The total number of elements in the contract. */
  readonly total: number
}

/** How much of the contract a run has covered, for each kind of element. */
export interface CoverageReport {
  /** The coverage of operations. An operation is covered if it was called. */
  readonly operations: Share
  /** The coverage of parameters, counted separately for each operation. A parameter is covered if it was sent. */
  readonly parameters: Share
  /** The coverage of the values at and next to the bounds in request schemas. */
  readonly bounds: Share
  /** The coverage of the enumerated values in request schemas, including the known values of open enumerations. */
  readonly members: Share
  /** The coverage of the documented pairs of an operation and a status code. */
  readonly statuses: Share
  /** The documented pairs of an operation and a status code for which no response was received. */
  readonly missingStatuses: ReadonlyArray<string>
  /** The operations that were not called. */
  readonly missingOperations: ReadonlyArray<string>
  /**
   * The operations that were called, but never responded with a status code below 400. Only their refusals were tested, usually because the run had no
   * valid input or no permission for them.
   */
  readonly refusedOperations: ReadonlyArray<string>
}

export interface Coverage {
  readonly seen: (interaction: CheckedInteraction) => void
  /** Adds an element to be covered: a bound or an enumerated value (`member`) that at least one request to the operation should contain. */
  readonly declare: (kind: "bound" | "member", operation: string, point: string) => void
  readonly reached: (kind: "bound" | "member", operation: string, point: string) => void
  /** Returns whether a response of this operation with this status code was seen. */
  readonly hasSeen: (operation: string, status: string) => boolean
  readonly report: () => CoverageReport
}

const shareOf = (all: ReadonlySet<string>, reached: ReadonlySet<string>): Share => ({
  reached: [...all].filter((each) => reached.has(each)).length,
  total: all.size
})

export const coverageOf = (
  documents: ReadonlyArray<Document>,
  isIncluded: (operationId: string) => boolean
): Coverage => {
  const all = documents.flatMap((document) =>
    operationsOf(document)
      .filter(({ id }) => isIncluded(id))
      .map((operation) => ({ document, operation }))
  )
  const operations = new Set(all.map(({ operation }) => operation.id))
  const parameters = new Set(
    all.flatMap(({ operation }) =>
      operation.parameters.map(({ in: where, name }) => `${operation.id} ${where} ${name}`)
    )
  )
  const statuses = new Set(
    all.flatMap(({ document, operation }) =>
      repliesOf(document, operation).map(({ status }) => `${operation.id} ${status.toUpperCase()}`)
    )
  )
  const declared = { bound: new Set<string>(), member: new Set<string>() }
  const points = { bound: new Set<string>(), member: new Set<string>() }
  const seen = { operations: new Set<string>(), parameters: new Set<string>(), statuses: new Set<string>() }
  const succeeded = new Set<string>()
  return {
    seen: ({ call, operation, received: { status } }) => {
      if (operation === undefined) return
      const { id } = operation
      seen.operations.add(id)
      if (status >= 200 && status < 400) succeeded.add(id)
      for (const form of [String(status), `${String(status)[0]}XX`, "DEFAULT"]) {
        if (!statuses.has(`${id} ${form}`)) continue
        seen.statuses.add(`${id} ${form}`)
        break
      }
      for (const { in: where, name, style } of operation.parameters) {
        if (where !== "query") {
          if (where === "path") seen.parameters.add(`${id} path ${name}`)
          continue
        }
        const isThere = call.query.some(
          ([key]) => key === name || (style === "deepObject" && key.startsWith(`${name}[`))
        )
        if (isThere) seen.parameters.add(`${id} query ${name}`)
      }
    },
    declare: (kind, operation, point) => void declared[kind].add(`${operation} ${point}`),
    reached: (kind, operation, point) => {
      if (kind === "member" && point.startsWith("parameter ")) seen.parameters.add(`${operation} ${point.slice(10)}`)
      else points[kind].add(`${operation} ${point}`)
    },
    hasSeen: (operation, status) => seen.statuses.has(`${operation} ${status.toUpperCase()}`),
    report: () => ({
      operations: shareOf(operations, seen.operations),
      parameters: shareOf(parameters, seen.parameters),
      bounds: shareOf(declared.bound, points.bound),
      members: shareOf(declared.member, points.member),
      statuses: shareOf(statuses, seen.statuses),
      missingStatuses: [...statuses].filter((each) => !seen.statuses.has(each)),
      missingOperations: [...operations].filter((each) => !seen.operations.has(each)),
      refusedOperations: [...operations].filter((each) => seen.operations.has(each) && !succeeded.has(each))
    })
  }
}
