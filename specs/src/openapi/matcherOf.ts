/**
 * Finds the operation for the method and path of a request.
 */
import type { Document } from "./Document.ts"
import { type Operation, operationsOf } from "./operations.ts"

/** Returns how specific each segment of a path template is: the number of its literal characters, or more than that if it has no parameter. */
const specificity = (path: string): ReadonlyArray<number> =>
  path.split("/").map((segment) => {
    const literal = segment.replaceAll(/\{[^}]+\}/g, "")
    return literal === segment ? Number.MAX_SAFE_INTEGER : literal.length
  })

/** Compares two path templates segment by segment from the left. The template that is more specific in the first segment that differs is first. */
const compare = (one: ReadonlyArray<number>, other: ReadonlyArray<number>): number => {
  const longer = one.length < other.length ? other : one
  const at = longer.findIndex((_, index) => one[index] !== other[index])
  return at < 0 ? 0 : (other[at] ?? -1) - (one[at] ?? -1)
}

/**
 * Returns a function that finds the operation for the method and path of a request. If several path templates match, their segments are compared from
 * the left: a literal segment takes precedence over a segment with literal text beside a parameter, more literal characters take precedence over
 * fewer, and a segment that consists of a parameter comes last. A trailing slash is optional.
 *
 * @example
 * ```ts
 * import { documents } from "@fieldwork/specs/documents"
 * import { matcherOf } from "@fieldwork/specs/openapi"
 * matcherOf(documents.exchange)("GET", "/demand/v2-beta/locales")?.id // => "listDictionary"
 * ```
 */
export const matcherOf = (document: Document): ((method: string, path: string) => Operation | undefined) => {
  const rows = operationsOf(document)
    .map((operation) => ({
      operation,
      pattern: new RegExp(
        `^${operation.path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^}]+\}/g, "[^/]+")}/?$`
      ),
      specificity: specificity(operation.path)
    }))
    .toSorted((one, other) => compare(one.specificity, other.specificity))
  return (method, path) =>
    rows.find(({ operation, pattern }) => operation.method === method.toUpperCase() && pattern.test(path))?.operation
}
