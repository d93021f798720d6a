/**
 * Converts a schema to the tree of fields that the reference shows as HTML and Markdown.
 *
 * A named object is expanded at its first occurrence in a tree and is shown as a link at later occurrences. Schemas can be repeated, such as the
 * question schema, which occurs four times in the draft of a campaign, and they can be recursive.
 */
import { type Parameter, type Resolved, resolveSchema, type Schema } from "@fieldwork/specs/openapi"
import type { Api } from "./documents.ts"
import { facetsAt, membershipOf, type Origin, originsOf } from "./sources.ts"
import { limits, typeWords, type Values, valuesOf, withoutStated, type Words } from "./schema-words.ts"

export interface Field {
  readonly name: string
  /** The anchor of the field, such as `body.draft_settings.questions`. */
  readonly path: string
  readonly type: ReadonlyArray<Words>
  readonly required: boolean
  /** The description as Markdown. */
  readonly description: string
  readonly limits: ReadonlyArray<string>
  readonly values?: Values
  /** The sources of the facets (details such as the type or a limit) that the API document does not state. */
  readonly origins: ReadonlyArray<Origin>
  readonly stability?: string
  readonly deprecated: boolean
  readonly example?: string
  readonly inside?: Tree
}

export interface Tree {
  readonly fields: ReadonlyArray<Field>
  /** The alternatives of a schema, exactly one of which applies. */
  readonly variants: ReadonlyArray<{ readonly label: string; readonly tree: Tree }>
}

interface Place {
  readonly path: string
  /** The names of the schemas that are already expanded. The set is shared by the entire tree. */
  readonly opened: Set<string>
}

const empty: Tree = { fields: [], variants: [] }

/**
 * Returns the schema that contains the nested fields. It is the schema itself, or the schema of its array items, of its map values, or of the JSON in
 * its string.
 */
const inner = (api: Api, schema: Resolved): Resolved | undefined => {
  if (schema.properties !== undefined) return schema
  const next =
    schema.items ??
    schema.contentSchema ??
    (typeof schema.additionalProperties === "object" ? schema.additionalProperties : undefined)
  if (next !== undefined) return inner(api, resolveSchema(api.document, next))
  const choices = schema.anyOf ?? schema.oneOf
  return choices?.some((choice) => inner(api, resolveSchema(api.document, choice)) !== undefined) === true
    ? schema
    : undefined
}

const treeOf = (api: Api, schema: Resolved, place: Place): Tree => {
  const object = inner(api, schema)
  if (object === undefined) return empty
  const fields = Object.entries(object.properties ?? {}).map(([name, property]) =>
    fieldOf(api, name, property, object.required?.includes(name) === true, place)
  )
  const variants = (object.properties === undefined ? (object.anyOf ?? object.oneOf ?? []) : []).map((choice) => ({
    label: labelOf(api, choice),
    tree: treeOf(api, resolveSchema(api.document, choice), place)
  }))
  return { fields, variants }
}

const labelOf = (api: Api, schema: Schema): string => {
  const { description, properties } = resolveSchema(api.document, schema)
  const codes = properties?.["code"]?.enum
  const name = typeWords(api, schema)
    .map(({ text }) => text)
    .join("")
  if (codes !== undefined) return `${codes.join(", ")}: ${name}`
  return description === undefined ? name : `${name}: ${description}`
}

const fieldOf = (api: Api, name: string, unresolved: Schema, required: boolean, place: Place): Field => {
  const schema = resolveSchema(api.document, unresolved)
  const path = `${place.path}.${name}`
  const values = valuesOf(api, unresolved)
  const inside = open(api, schema, { ...place, path })
  const stability = schema["x-stability"]
  return {
    name,
    path,
    type: typeWords(api, unresolved),
    required,
    description: schema.description ?? "",
    limits: withoutStated(limits(schema), schema.description ?? ""),
    deprecated: schema.deprecated === true,
    ...(values !== undefined && { values }),
    origins: originsOf(api, [
      ...membershipOf(api, unresolved, ["properties", "required"]),
      ...facetsAt(api, unresolved)
    ]),
    ...(stability !== undefined && { stability }),
    ...(inside !== undefined && { inside })
  }
}

/** Returns the tree of nested fields, or undefined if there are none or the schema is already expanded. */
const open = (api: Api, schema: Resolved, place: Place): Tree | undefined => {
  const object = inner(api, schema)
  if (object === undefined) return undefined
  const name = schema.name ?? object.name
  if (name !== undefined && place.opened.has(name)) return undefined
  if (name !== undefined) place.opened.add(name)
  const tree = treeOf(api, schema, place)
  return tree.fields.length + tree.variants.length === 0 ? undefined : tree
}

/** Returns the fields of a request body, a response body or a named schema. `path` is the prefix of the fields' anchors. */
export const bodyTree = (api: Api, unresolved: Schema, path: string): Tree => {
  const schema = resolveSchema(api.document, unresolved)
  const name = schema.name ?? inner(api, schema)?.name
  return treeOf(api, schema, { path, opened: new Set(name === undefined ? [] : [name]) })
}

const travels = ({ explode, in: where, schema = {} }: Parameter, api: Api): ReadonlyArray<string> => {
  if (where !== "query" || resolveSchema(api.document, schema).type !== "array") return []
  return explode === false ? ["one value, joined by commas"] : ["repeated, once a value"]
}

/** Returns a parameter as a field. `operation` is the operation to which the parameter belongs. */
export const parameterField = (api: Api, parameter: Parameter, operation?: object): Field => {
  const field = fieldOf(api, parameter.name, parameter.schema ?? {}, parameter.required === true, {
    path: parameter.in,
    opened: new Set()
  })
  const stability = parameter["x-stability"]
  const taken = (operation === undefined ? [] : facetsAt(api, operation)).filter(
    ({ name }) => name === `parameters.${parameter.name}`
  )
  const facets = [...taken, ...facetsAt(api, parameter), ...facetsAt(api, parameter.schema ?? {})]
  return {
    ...field,
    description: parameter.description ?? field.description,
    limits: [...travels(parameter, api), ...withoutStated(field.limits, parameter.description ?? "")],
    deprecated: parameter.deprecated === true || field.deprecated,
    origins: originsOf(
      api,
      facets.filter(({ name }) => name !== "in")
    ),
    ...(stability !== undefined && { stability }),
    ...(parameter.example !== undefined && { example: JSON.stringify(parameter.example) })
  }
}
