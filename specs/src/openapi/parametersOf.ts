/** Finds the parameters of an operation. */
import type { Document, Parameter } from "./Document.ts"
import { at, below } from "./pointer.ts"
import { resolvePointer } from "./resolve.ts"

/**
 * Returns the JSON Pointers to the parameters of an operation and of its path item, keyed by location and name. `operation` is the pointer to the
 * operation. A parameter of the operation replaces the parameter of the path item with the same key. A pointer may lead to a reference.
 */
export const parametersOf = (document: Document, operation: string): ReadonlyMap<string, string> => {
  const item = operation.split("/").slice(0, -1).join("/")
  const pointers = [item, operation].flatMap((pointer) => {
    const list = at(document, below(pointer, "parameters"))
    return Array.isArray(list) ? list.map((_, index) => below(pointer, "parameters", index)) : []
  })
  return new Map(
    pointers.map((pointer) => {
      const parameter = at(document, resolvePointer(document, pointer)) as Parameter
      return [`${parameter.in} ${parameter.name}`, pointer]
    })
  )
}
