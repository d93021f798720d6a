/**
 * Determines how an overlay changes one value: its name, its scale and its type.
 */
import { at, below, type Document, isReference } from "../openapi/index.ts"
import type { Scalar, ValueCorrection } from "./Corrections.ts"
import { isObject, OverlayError } from "./Overlay.ts"

/** An original document and its corrected form. */
export interface Pair {
  readonly original: Document
  readonly corrected: Document
  /** The JSON Pointers to the nodes of the corrected document that have become corrections. All other changes have no effect on calls. */
  readonly applied: Set<string>
}

const scalars: Readonly<Record<string, Scalar>> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean"
}

/** Returns the scalar type that the keyword `type` of a schema states, ignoring null. Returns undefined if it does not state exactly one. */
const scalarOf = (type: unknown): Scalar | undefined => {
  const kinds = new Set(
    [type]
      .flat()
      .filter((each) => each !== "null")
      .map((each) => scalars[String(each)])
  )
  const [only] = kinds
  return kinds.size === 1 ? only : undefined
}

interface Found {
  /** The JSON Pointer to the node that has the key. */
  readonly node: string
  readonly value: unknown
}

/** Returns a key of the node at `pointer` or, if the node is a reference without this key, of the node to which it refers. */
const find = (document: Document, pointer: string, key: string): Found | undefined => {
  const node = at(document, pointer)
  if (isObject(node) && node[key] !== undefined) return { node: pointer, value: node[key] }
  return isReference(node) ? find(document, node.$ref, key) : undefined
}

/** Returns the name in `x-wire-name` at `pointer`. */
export const nameCorrection = ({ applied, corrected }: Pair, pointer: string): Pick<ValueCorrection, "name"> => {
  const found = find(corrected, pointer, "x-wire-name")
  if (found === undefined) return {}
  const { node, value: name } = found
  if (typeof name !== "string" || name === "")
    throw new OverlayError(`x-wire-name at ${node} is ${JSON.stringify(name)}: expected the name that the service uses`)
  applied.add(below(node, "x-wire-name"))
  return { name }
}

/** Returns the scale in `x-wire-scale` at `pointer`, unless it is 1. */
export const scaleCorrection = ({ applied, corrected }: Pair, pointer: string): Pick<ValueCorrection, "scale"> => {
  const found = find(corrected, pointer, "x-wire-scale")
  if (found === undefined) return {}
  const { node, value: scale } = found
  if (!(typeof scale === "number" && Number.isFinite(scale) && scale > 0))
    throw new OverlayError(`x-wire-scale at ${node} is ${JSON.stringify(scale)}: expected a number greater than 0`)
  if (scale === 1) return {}
  applied.add(below(node, "x-wire-scale"))
  return { scale }
}

/** Returns the scalar types that the schema at `pointer` has in the original and in the corrected document, if they differ. */
export const typeCorrection = (
  { applied, corrected, original }: Pair,
  pointer: string
): Pick<ValueCorrection, "type"> => {
  const found = find(corrected, pointer, "type")
  const [document, service] = [scalarOf(find(original, pointer, "type")?.value), scalarOf(found?.value)]
  if (found === undefined || document === undefined || service === undefined || document === service) return {}
  applied.add(below(found.node, "type"))
  // The overlay may have replaced a reference with another schema.
  applied.add(below(pointer, "$ref"))
  return { type: { document, service } }
}
