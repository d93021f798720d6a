/**
 * References of a document as its authors mean them.
 *
 * A schema with an `$id` is a resource of its own, and `#/components/…` within it would be looked for in that resource. Documents mean their own
 * components by it, as every other tool reads it. So each reference becomes a pointer into the document, and the names go.
 */
import { at, below, type Document } from "@fieldwork/specs/openapi"

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** The pointers of schemas by their `$id`. */
const idsOf = (value: unknown, pointer: string, found: Map<string, string>): Map<string, string> => {
  if (!isObject(value)) return found
  if (typeof value["$id"] === "string") found.set(value["$id"], pointer)
  for (const [name, inner] of Object.entries(value)) idsOf(inner, below(pointer, name), found)
  return found
}

/** Ajv resolves them within one resource only. */
const dynamic = new Set(["$dynamicAnchor", "$dynamicRef"])

/** The document itself where no schema has an `$id`; otherwise a copy without them. */
export const rooted = (document: Document): Document => {
  const ids = idsOf(document, "#", new Map())
  if (ids.size === 0) return document

  const pointed = (reference: string, resource: string): string => {
    const [name = "", fragment = ""] = reference.split("#")
    const named = name === "" ? resource : ids.get(name)
    if (named === undefined) return reference
    const inside = `${named}${fragment}`
    return at(document, inside) === undefined ? `#${fragment}` : inside
  }

  const copy = (value: unknown, resource: string, pointer: string): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => copy(item, resource, below(pointer, index)))
    if (!isObject(value)) return value
    const isNamed = typeof value["$id"] === "string"
    const own = isNamed ? pointer : resource
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => {
        if ((isNamed && name === "$id") || dynamic.has(name)) return []
        const isReference = name === "$ref" && typeof inner === "string"
        return [[name, isReference ? pointed(inner, own) : copy(inner, own, below(pointer, name))]]
      })
    )
  }
  return copy(document, "#", "#") as Document
}
