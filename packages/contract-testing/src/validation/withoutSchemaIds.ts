/**
 * In documents whose schemas have an `$id`, resolves references as the authors intended.
 *
 * According to the specification, a schema with an `$id` is a separate resource, and `#/components/…` within the schema refers to that resource.
 * Authors mean the components of the document, and most tools interpret such references in this way. Each reference is therefore replaced by a
 * pointer into the document, and the ids are removed.
 */
import { at, below, type Document } from "@fieldwork/specs/openapi"

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** Returns the JSON pointers of the schemas that have an `$id`, keyed by id. */
const idsOf = (value: unknown, pointer: string, found: Map<string, string>): Map<string, string> => {
  if (!isObject(value)) return found
  if (typeof value["$id"] === "string") found.set(value["$id"], pointer)
  for (const [name, inner] of Object.entries(value)) idsOf(inner, below(pointer, name), found)
  return found
}

/** The keywords that Ajv resolves only within a single schema resource. */
const dynamic = new Set(["$dynamicAnchor", "$dynamicRef"])

/** Returns the document itself if no schema has an `$id`. Otherwise, returns a copy without the ids. */
export const withoutSchemaIds = (document: Document): Document => {
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
