/**
 * Finds the facets of a document. A facet is a single assertion that the document makes about the service, and each facet has its own source.
 *
 * A facet consists of a pointer to a node and a name. Each entry of `required`, `properties`, `parameters` and `responses` is a separate facet, such
 * as `required.campaign_id`. Names, summaries, examples and other parts that this project adds to the document are not facets.
 */
import type { Document, MediaType, OperationObject, Parameter, PathItem, Schema } from "../openapi/Document.ts"
import { below, pointerOf } from "../openapi/pointer.ts"
import { isReference } from "../openapi/resolve.ts"

/**
 * A single assertion that a document makes about the service, such as the `maxLength` of a schema.
 */
export interface Facet {
  /** The JSON Pointer to the node in the document. */
  readonly pointer: string
  /** The name of the facet, such as `maxLength`, `required.campaign_id` or `responses.404`. */
  readonly name: string
  readonly value: unknown
}

type Add = (pointer: string, name: string, value: unknown) => void

/** The schema keywords that count as facets (assertions about the service). */
const keywords = [
  "description",
  "type",
  "format",
  "enum",
  "const",
  "default",
  "pattern",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "contentMediaType",
  "deprecated",
  "x-known-values",
  "x-macros",
  "x-stability"
]

const combinations = ["allOf", "anyOf", "oneOf"] as const

const ofSchema = (schema: Schema, pointer: string, add: Add): void => {
  for (const name of keywords) if (schema[name] !== undefined) add(pointer, name, schema[name])
  for (const name of schema.required ?? []) add(pointer, `required.${name}`, true)
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    add(pointer, `properties.${name}`, isReference(property) ? property.$ref : true)
    ofSchema(property, below(pointer, "properties", name), add)
  }
  const inner = [schema.items, schema.contentSchema, schema.additionalProperties]
  for (const [index, name] of (["items", "contentSchema", "additionalProperties"] as const).entries()) {
    const each = inner[index]
    if (typeof each !== "object") continue
    if (isReference(each)) add(pointer, name, each.$ref)
    ofSchema(each, below(pointer, name), add)
  }
  for (const name of combinations) {
    const parts = schema[name]
    if (parts === undefined) continue
    add(
      pointer,
      name,
      parts.map((part) => part.$ref ?? "a schema")
    )
    for (const [index, part] of parts.entries()) ofSchema(part, below(pointer, name, index), add)
  }
}

const ofContent = (content: Readonly<Record<string, MediaType>>, pointer: string, add: Add): void => {
  for (const [type, { schema }] of Object.entries(content)) {
    const place = below(pointer, "content", type)
    add(pointer, `content.${type}`, true)
    if (schema === undefined) continue
    if (isReference(schema)) add(place, "schema", schema.$ref)
    ofSchema(schema, below(place, "schema"), add)
  }
}

const ofParameter = (parameter: Partial<Parameter>, pointer: string, add: Add): void => {
  for (const name of ["description", "in", "required", "explode", "x-stability"] as const)
    if (parameter[name] !== undefined) add(pointer, name, parameter[name])
  const { schema } = parameter
  if (schema === undefined) return
  if (isReference(schema)) add(pointer, "schema", schema.$ref)
  ofSchema(schema, below(pointer, "schema"), add)
}

interface WithContent {
  readonly description?: string
  readonly headers?: Readonly<Record<string, object>>
  readonly content?: Readonly<Record<string, MediaType>>
  readonly links?: Readonly<Record<string, object>>
}

const ofMessage = (
  { content = {}, description, headers = {}, links = {} }: WithContent,
  pointer: string,
  add: Add
): void => {
  if (description !== undefined) add(pointer, "description", description)
  for (const [name, link] of Object.entries(links)) add(pointer, `links.${name}`, link)
  for (const [name, header] of Object.entries(headers)) {
    add(pointer, `headers.${name}`, true)
    if (!isReference(header)) ofParameter(header, below(pointer, "headers", name), add)
  }
  ofContent(content, pointer, add)
}

/** The properties of an operation object that count as facets (assertions about the service). */
const behaviours = [
  "deprecated",
  "security",
  "servers",
  "x-retry",
  "x-pagination",
  "x-deprecation",
  "x-body-limit",
  "x-unknown-fields",
  "x-stability"
] as const

const nameOf = (document: Document, parameter: object): string => {
  const place = isReference(parameter) ? parameter.$ref.split("/").at(-1) : undefined
  const named = place === undefined ? parameter : Reflect.get(document.components?.["parameters"] ?? {}, place)
  return String(Reflect.get(Object(named), "name"))
}

const ofOperation = (
  document: Document,
  operation: OperationObject,
  shared: PathItem["parameters"],
  pointer: string,
  add: Add
): void => {
  add(pointer, "method", pointer.slice(pointer.lastIndexOf("/") + 1))
  add(pointer, "path", pointer)
  add(pointer, "description", operation.description)
  for (const name of behaviours) if (operation[name] !== undefined) add(pointer, name, operation[name])
  for (const parameter of shared ?? []) add(pointer, `parameters.${nameOf(document, parameter)}`, true)
  for (const [index, parameter] of (operation.parameters ?? []).entries()) {
    add(pointer, `parameters.${nameOf(document, parameter)}`, true)
    if (!isReference(parameter)) ofParameter(parameter, below(pointer, "parameters", index), add)
  }
  const { requestBody } = operation
  if (requestBody !== undefined && !isReference(requestBody)) {
    const place = below(pointer, "requestBody")
    if (requestBody.required !== undefined) add(place, "required", requestBody.required)
    ofMessage(requestBody, place, add)
  }
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    add(pointer, `responses.${status}`, true)
    if (!isReference(response)) ofMessage(response, below(pointer, "responses", status), add)
  }
}

const methods = ["get", "put", "post", "delete", "patch"] as const

/**
 * Returns every facet (a single assertion about the service) of a bundled document, in document order.
 *
 * @example
 * ```ts
 * import { documents } from "@fieldwork/specs/documents"
 * import { facetsOf } from "@fieldwork/specs/provenance"
 * facetsOf(documents.exchange).length > 1000 // => true
 * ```
 */
export const facetsOf = (document: Document): ReadonlyArray<Facet> => {
  const facets: Array<Facet> = []
  const add: Add = (pointer, name, value) => void facets.push({ pointer, name, value })
  if (document.info.description !== undefined) add("#/info", "description", document.info.description)
  for (const name of ["servers", "security"] as const) if (document[name] !== undefined) add("#", name, document[name])
  for (const kind of ["paths", "webhooks"] as const) {
    for (const [path, item] of Object.entries(document[kind] ?? {})) {
      for (const method of methods) {
        const operation = item[method]
        const pointer = pointerOf(kind, path, method)
        if (operation !== undefined) ofOperation(document, operation, item.parameters, pointer, add)
      }
    }
  }
  const { components = {} } = document
  const membersOf = (kind: string): ReadonlyArray<[string, object]> => Object.entries(components[kind] ?? {})
  for (const kind of ["parameters", "headers"])
    for (const [name, value] of membersOf(kind)) ofParameter(value, pointerOf("components", kind, name), add)
  for (const [name, value] of membersOf("responses")) ofMessage(value, pointerOf("components", "responses", name), add)
  for (const [name, value] of membersOf("schemas"))
    ofSchema(value as Schema, pointerOf("components", "schemas", name), add)
  for (const [name, value] of membersOf("securitySchemes")) {
    const pointer = pointerOf("components", "securitySchemes", name)
    for (const facet of ["type", "description"]) add(pointer, facet, Reflect.get(value, facet))
  }
  return facets
}
