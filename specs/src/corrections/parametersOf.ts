import { at, below, type Document, type Operation, type Parameter, resolvePointer } from "../openapi/index.ts"

/**
 * Returns the JSON Pointers to the parameters of an operation and of its path item, keyed by location and name. A pointer may lead to a reference.
 */
export const parametersOf = (document: Document, operation: Operation): ReadonlyMap<string, string> => {
  const item = operation.pointer.split("/").slice(0, -1).join("/")
  const pointers = [item, operation.pointer].flatMap((pointer) => {
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
