import { at, below, type Document, resolvePointer } from "../openapi/index.ts"
import { isObject } from "./Overlay.ts"

/** Checks whether the schema at `pointer`, or one of its alternatives, describes an object whose property names it does not state. */
export const isMap = (document: Document, pointer: string): boolean => {
  const place = resolvePointer(document, pointer)
  const schema = at(document, place)
  if (!isObject(schema)) return false
  if (isObject(schema["additionalProperties"]) && schema["properties"] === undefined) return true
  return ["anyOf", "oneOf"].some((key) => {
    const alternatives = schema[key]
    return (
      Array.isArray(alternatives) && alternatives.some((_, index) => isMap(document, below(place, key, String(index))))
    )
  })
}
