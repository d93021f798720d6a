/** Resolves references. No other module in the repository resolves a `$ref`. */
import type { Reference, Schema } from "./Document.ts"
import { at } from "./pointer.ts"

/**
 * Returns whether a value is a reference: an object with a string `$ref`.
 *
 * @example
 * ```ts
 * import { isReference } from "@fieldwork/specs/openapi"
 * [isReference({ $ref: "#/a" }), isReference({})] // => [true,false]
 * ```
 */
export const isReference = (value: unknown): value is Reference =>
  typeof value === "object" && value !== null && "$ref" in value && typeof value.$ref === "string"

/** Returns the target of a reference. Throws if the target does not exist, which indicates an invalid bundle. */
const target = (document: object, reference: string): unknown => {
  const found = at(document, reference)
  if (found === undefined) throw new Error(`the reference ${reference} does not resolve`)
  return found
}

/**
 * Returns `value`, or its target if `value` is a reference. Throws if the target does not exist, which indicates an invalid bundle.
 *
 * @example
 * ```ts
 * import { resolve } from "@fieldwork/specs/openapi"
 * resolve({ a: { type: "string" } }, { $ref: "#/a" }) // => {"type":"string"}
 * ```
 */
export const resolve = <A>(document: object, value: A | Reference): A =>
  isReference(value) ? resolve(document, target(document, value.$ref) as A | Reference) : value

/**
 * Returns `pointer`, or the pointer to the target if the node at `pointer` is a reference.
 *
 * @example
 * ```ts
 * import { resolvePointer } from "@fieldwork/specs/openapi"
 * resolvePointer({ a: { $ref: "#/b" }, b: {} }, "#/a") // => "#/b"
 * ```
 */
export const resolvePointer = (document: object, pointer: string): string => {
  const value = at(document, pointer)
  return isReference(value) ? resolvePointer(document, value.$ref) : pointer
}

/** A schema that has been merged with the target of its reference and with its `allOf` schemas. */
export interface Resolved extends Schema {
  /** The name of the schema in `components.schemas`. Absent if the schema has no name. */
  readonly name?: string
}

/**
 * Merges a schema with the target of its reference and with its `allOf` schemas. Keywords next to a `$ref` take precedence over keywords in the
 * target.
 *
 * @example
 * ```ts
 * import { resolveSchema } from "@fieldwork/specs/openapi"
 * const document = { base: { type: "object", properties: { id: { type: "integer" } } } }
 * resolveSchema(document, { allOf: [{ $ref: "#/base" }] }).type // => "object"
 * ```
 */
export const resolveSchema = (document: object, schema: Schema): Resolved => {
  const { $ref, ...beside } = schema
  if ($ref !== undefined) {
    const name = $ref.split("/").at(-1)
    const referred = resolveSchema(document, target(document, $ref) as Schema)
    return { ...referred, ...beside, ...(name !== undefined && { name }) }
  }
  const { allOf, ...own } = schema
  if (allOf === undefined) return own
  const parts = [...allOf.map((part) => resolveSchema(document, part)), own]
  const { name: _, ...merged } = Object.assign({}, ...parts) as Resolved
  return {
    ...merged,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties ?? {})),
    required: [...new Set(parts.flatMap(({ required }) => required ?? []))]
  }
}

/**
 * Returns the pointers to all components that `value` references, directly or through other references.
 *
 * @example
 * ```ts
 * import { referencesIn } from "@fieldwork/specs/openapi"
 * const document = { components: { schemas: { A: { $ref: "#/components/schemas/B" }, B: {} } } }
 * [...referencesIn(document, { $ref: "#/components/schemas/A" })] // => ["#/components/schemas/A","#/components/schemas/B"]
 * ```
 */
export const referencesIn = (document: object, value: unknown, found = new Set<string>()): ReadonlySet<string> => {
  if (Array.isArray(value)) for (const each of value) referencesIn(document, each, found)
  else if (typeof value === "object" && value !== null) {
    if (isReference(value) && !found.has(value.$ref)) {
      found.add(value.$ref)
      referencesIn(document, target(document, value.$ref), found)
    }
    for (const each of Object.values(value)) referencesIn(document, each, found)
  }
  return found
}
