/**
 * Finds the changes in an overlay that have no effect on calls, such as changes to limits, enum values and required fields. Such changes only correct
 * the document for readers and other tools.
 */
import { below } from "../openapi/index.ts"
import { isObject } from "./Overlay.ts"

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
/** The keys in an OpenAPI document whose changes become corrections. */
const applied = new Set(["type", "explode", "style", "x-wire-name", "x-wire-scale", "x-wire-trailing-slash"])

const isSilent = (key: string): boolean => silent.has(key) || (key.startsWith("x-") && !applied.has(key))

/** Returns the JSON Pointers to the nodes that differ between two values. The keys in `silent` and `applied` are ignored. */
export const differences = (before: unknown, after: unknown, pointer = "#"): ReadonlyArray<string> => {
  if (before === after) return []
  const isList = Array.isArray(before) && Array.isArray(after)
  if (!isList && !(isObject(before) && isObject(after)))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [pointer]
  const [one, other] = [before as Record<string, unknown>, after as Record<string, unknown>]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((key) => isList || !(isSilent(key) || applied.has(key)))
    .flatMap((key) => differences(one[key], other[key], below(pointer, key)))
}
