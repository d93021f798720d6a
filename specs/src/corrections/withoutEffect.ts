/**
 * Finds the changes in an overlay that have no effect on calls, such as changes to limits, enum values and required fields, and the scale of a path
 * parameter. Such changes only correct the document for readers and other tools.
 */
import { at, below, type Document, type Operation, type OperationObject } from "../openapi/index.ts"
import { parametersOf } from "../openapi/parametersOf.ts"
import { isObject } from "./Overlay.ts"
import { statusCorrections } from "./statuses.ts"
import type { Pair } from "./valueCorrection.ts"

/** The keys in an OpenAPI document whose changes are not reported, because they never affect requests or responses. */
const silent = new Set([
  "description",
  "summary",
  "example",
  "examples",
  "title",
  "tags",
  "info",
  "externalDocs",
  "links",
  "servers"
])

const isSilent = (key: string): boolean => silent.has(key) || (key.startsWith("x-") && !key.startsWith("x-wire-"))

/** Returns the JSON Pointers to the nodes that differ between two values, except for the keys in `silent` and the pointers in `applied`. */
export const differences = (
  before: unknown,
  after: unknown,
  pointer = "#",
  applied: ReadonlySet<string> = new Set()
): ReadonlyArray<string> => {
  if (before === after || applied.has(pointer)) return []
  const isList = Array.isArray(before) && Array.isArray(after)
  if (!isList && !(isObject(before) && isObject(after)))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [pointer]
  const [one, other] = [before as Record<string, unknown>, after as Record<string, unknown>]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((key) => isList || !isSilent(key))
    .flatMap((key) => differences(one[key], other[key], below(pointer, key), applied))
}

/** Returns the documented responses, keyed by the status codes that the service uses. */
const responsesOf = (before: OperationObject, after: OperationObject): OperationObject["responses"] => {
  const responses = { ...before.responses }
  for (const { document, replaces, service } of statusCorrections(before, after)) {
    const documented = before.responses?.[document]
    if (documented !== undefined) responses[service] = documented
    if (replaces) delete responses[document]
  }
  return responses
}

const operationDifferences = ({ applied, corrected, original }: Pair, before: Operation, after: Operation) => {
  const [old, now] = [parametersOf(original, before.pointer), parametersOf(corrected, after.pointer)]
  const parameters = [...now].flatMap(([key, pointer]) => {
    const documented = old.get(key)
    return documented === undefined
      ? [pointer]
      : differences(at(original, documented), at(corrected, pointer), pointer, applied)
  })
  const plain = { ...before.object, responses: responsesOf(before.object, after.object), parameters: [] }
  return [...parameters, ...differences(plain, { ...after.object, parameters: [] }, after.pointer, applied)]
}

/** Returns the JSON Pointers to the changes that have no effect on calls. `operations` contains each operation before and after the changes. */
export const withoutEffect = (
  pair: Pair,
  operations: ReadonlyArray<readonly [before: Operation, after: Operation]>
): ReadonlyArray<string> => {
  const rest = (document: Document) => ({ ...document, paths: {}, webhooks: {} })
  const found = [
    ...differences(rest(pair.original), rest(pair.corrected), "#", pair.applied),
    ...operations.flatMap(([before, after]) => operationDifferences(pair, before, after))
  ]
  return [...new Set(found)]
}
