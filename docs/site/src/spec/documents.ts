/**
 * The two bundled documents, and the way through their references.
 */
import brandLift from "@fieldwork/specs/brand-lift" with { type: "json" }
import exchange from "@fieldwork/specs/exchange" with { type: "json" }
import type { Document, Reference, Schema } from "./openapi.ts"

export type ApiName = "brand-lift" | "exchange"

export interface Api {
  readonly name: ApiName
  /** Short, for headings and the sidebar. */
  readonly label: string
  readonly document: Document
}

export const apis: ReadonlyArray<Api> = [
  { name: "brand-lift", label: "Brand lift", document: brandLift as unknown as Document },
  { name: "exchange", label: "Exchange", document: exchange as unknown as Document }
]

export const apiOf = (name: ApiName): Api => {
  const found = apis.find((api) => api.name === name)
  if (found === undefined) throw new Error(`no document is named ${name}`)
  return found
}

const step = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined

const isReference = (value: object): value is Reference => "$ref" in value && typeof value.$ref === "string"

/** What `reference` points at. A reference to nothing is a fault of the bundle. */
const target = (document: Document, reference: string): unknown => {
  const keys = reference.slice(2).split("/")
  const found = keys.reduce<unknown>(
    (value, key) => step(value, key.replaceAll("~1", "/").replaceAll("~0", "~")),
    document
  )
  if (found === undefined) throw new Error(`${reference} points at nothing`)
  return found
}

/** A component, or the one that a reference stands for. */
export const deref = <A extends object>(document: Document, value: A | Reference): A =>
  isReference(value) ? deref(document, target(document, value.$ref) as A | Reference) : value

/** A schema with what it refers to and inherits in one object. */
export interface Resolved extends Schema {
  /** Its name under `components.schemas`, where it has one. */
  readonly name?: string
}

/** What stands beside a `$ref` wins over what it points at. */
export const resolve = (document: Document, schema: Schema): Resolved => {
  const { $ref, ...beside } = schema
  if ($ref !== undefined) {
    const name = $ref.split("/").at(-1)
    return { ...resolve(document, target(document, $ref) as Schema), ...beside, ...(name !== undefined && { name }) }
  }
  const { allOf, ...own } = schema
  if (allOf === undefined) return own
  const parts = [...allOf.map((part) => resolve(document, part)), own]
  const { name: _, ...merged } = Object.assign({}, ...parts) as Resolved
  return {
    ...merged,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties ?? {})),
    required: [...new Set(parts.flatMap(({ required }) => required ?? []))]
  }
}
