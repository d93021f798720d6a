/**
 * Finds the changes of an overlay that have no effect on calls, such as limits, enum values and required fields. Such changes correct the document
 * only for readers and other tools.
 */
import { below } from "../openapi/index.ts"
import { isObject } from "./Overlay.ts"

/** Keys whose changes are not reported, because they never affect requests and responses. */
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
/** Keys whose changes are applied as corrections. */
const applied = new Set(["type", "explode", "style", "x-wire-name", "x-wire-scale", "x-wire-trailing-slash"])

const isSilent = (key: string): boolean => silent.has(key) || (key.startsWith("x-") && !applied.has(key))

/** Returns the pointers to the nodes that differ between two values, except for keys in `silent` and `applied`. */
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
