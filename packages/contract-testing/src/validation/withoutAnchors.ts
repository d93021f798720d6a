/**
 * Replaces references to an `$anchor`, such as `#address`, with pointers into the document, because other code resolves only pointers.
 */
import { below, type Document } from "@fieldwork/specs/openapi"

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

/** Returns the JSON pointers of the schemas that have an `$anchor`, keyed by its name. */
const anchorsOf = (value: unknown, pointer: string, found: Map<string, string>): ReadonlyMap<string, string> => {
  if (!isObject(value)) return found
  const anchor: unknown = Reflect.get(value, "$anchor")
  if (typeof anchor === "string" && !found.has(anchor)) found.set(anchor, pointer)
  for (const [name, inner] of Object.entries(value)) anchorsOf(inner, below(pointer, name), found)
  return found
}

const replaced = (document: Document): Document => {
  const anchors = anchorsOf(document, "#", new Map())
  if (anchors.size === 0) return document
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy)
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
        if (name === "$anchor" && typeof inner === "string") return []
        const target = name === "$ref" && typeof inner === "string" ? anchors.get(inner.split("#")[1] ?? "") : undefined
        return [[name, target ?? copy(inner)]]
      })
    )
  }
  return copy(document) as Document
}

const known = new WeakMap<Document, Document>()

/** Returns the document itself if it has no anchors. Otherwise, returns a copy without them, which is the same for repeated calls. */
export const withoutAnchors = (document: Document): Document => {
  const found = known.get(document) ?? replaced(document)
  known.set(document, found)
  return found
}
