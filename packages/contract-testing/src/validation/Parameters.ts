/**
 * Parses parameters according to their `style`, so that they can be validated against a schema.
 */
import { type Document, type Operation, type Parameter, resolveSchema, type Schema } from "@fieldwork/specs/openapi"
import { regExpOf } from "./regExpOf.ts"
import { typesOf } from "./typesOf.ts"

/** Converts a string to a type that the schema allows. Returns the string unchanged if it cannot be converted. */
const valueOf = (document: Document, schema: Schema | undefined, text: string): unknown => {
  const types = typesOf(document, schema)
  if ((types.has("integer") || types.has("number")) && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text))
    return Number(text)
  if (types.has("boolean") && (text === "true" || text === "false")) return text === "true"
  if (types.has("null") && (text === "null" || text === "")) return null
  return text
}

const separators: Readonly<Record<string, string>> = { spaceDelimited: " ", pipeDelimited: "|" }

const itemsOf = (document: Document, schema: Schema | undefined): Schema | undefined =>
  schema === undefined ? undefined : resolveSchema(document, schema).items

const listOf = (document: Document, { explode, schema, style = "form" }: Parameter, given: ReadonlyArray<string>) => {
  const isExploded = explode ?? style === "form"
  // An empty string represents an empty list.
  const texts = isExploded
    ? given
    : given.filter((text) => text !== "").flatMap((text) => text.split(separators[style] ?? ","))
  const items = itemsOf(document, schema)
  return texts.map((text) => valueOf(document, items, text))
}

/** Parses parameters of style `deepObject`, such as `filter[name]=value`. */
const deepObject = (document: Document, { name, schema }: Parameter, query: URLSearchParams): object | undefined => {
  const found: Record<string, unknown> = {}
  for (const [key, text] of query) {
    const [, member] = key.startsWith(name) ? (/^\[([^\]]+)\]$/.exec(key.slice(name.length)) ?? []) : []
    if (member === undefined) continue
    found[member] = valueOf(document, schema && resolveSchema(document, schema).properties?.[member], text)
  }
  return Object.keys(found).length === 0 ? undefined : found
}

/**
 * Returns whether an object parameter in exploded `form` style has a property with this name. Each property of such an object is a separate query
 * parameter.
 */
const hasMember = (document: Document, { schema = {} }: Parameter, name: string): boolean => {
  const { additionalProperties, patternProperties, properties = {} } = resolveSchema(document, schema)
  const patterns = Object.keys((patternProperties ?? {}) as object)
  if (Object.hasOwn(properties, name) || patterns.some((pattern) => regExpOf(pattern).test(name))) return true
  return patterns.length === 0 && additionalProperties !== false
}

const isExplodedObject = (document: Document, { explode, schema, style = "form" }: Parameter): boolean =>
  style === "form" && explode !== false && typesOf(document, schema).has("object")

const explodedObject = (
  document: Document,
  parameter: Parameter,
  query: URLSearchParams,
  others: ReadonlySet<string>
): object | undefined => {
  const properties = parameter.schema && resolveSchema(document, parameter.schema).properties
  const members = [...query].filter(([name]) => !others.has(name) && hasMember(document, parameter, name))
  if (members.length === 0) return undefined
  return Object.fromEntries(members.map(([name, text]) => [name, valueOf(document, properties?.[name], text)]))
}

/** Returns the value of a query parameter, or undefined if the parameter was not sent. */
const fromQuery = (
  document: Document,
  parameter: Parameter,
  query: URLSearchParams,
  named: ReadonlySet<string>
): unknown => {
  if (isExplodedObject(document, parameter)) return explodedObject(document, parameter, query, named)
  if (parameter.style === "deepObject") return deepObject(document, parameter, query)
  const given = query.getAll(parameter.name)
  const [first] = given
  if (first === undefined) return undefined
  const types = typesOf(document, parameter.schema)
  if (types.has("array")) return listOf(document, parameter, given)
  return given.length > 1 ? given : valueOf(document, parameter.schema, first)
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

type Segments = ReadonlyArray<readonly [name: string, index: number]>

const knownSegments = new Map<string, Segments>()

/** Returns the names of the path parameters, each with the index of its path segment. The result is cached for each path template. */
const segmentsOf = (template: string): Segments => {
  const known = knownSegments.get(template)
  if (known !== undefined) return known
  const found = template.split("/").flatMap((contractDocument, index) => {
    const name = /^\{([^}]+)\}$/.exec(contractDocument)?.[1]
    return name === undefined ? [] : [[name, index] as const]
  })
  knownSegments.set(template, found)
  return found
}

/** Returns the decoded values of the path parameters as strings, keyed by name. */
export const pathTexts = (template: string, path: string): Readonly<Record<string, string>> => {
  const segments = path.split("/")
  const texts: Record<string, string> = {}
  for (const [name, index] of segmentsOf(template)) texts[name] = decoded(segments[index] ?? "")
  return texts
}

/** The lower-case names of the headers that OpenAPI does not allow as parameters. */
const reservedHeaders = new Set(["accept", "content-type", "authorization"])

const knownNames = new WeakMap<Operation, ReadonlySet<string>>()

const namedInQuery = (operation: Operation): ReadonlySet<string> => {
  const found = knownNames.get(operation)
  if (found !== undefined) return found
  const names = new Set(operation.parameters.flatMap(({ in: where, name }) => (where === "query" ? [name] : [])))
  knownNames.set(operation, names)
  return names
}

export interface GivenParameter {
  readonly parameter: Parameter
  /** The parsed value. Undefined if the parameter was not sent. */
  readonly value: unknown
}

/** Returns every documented parameter of an operation with the value that was sent. Cookie parameters are omitted. */
export const parametersOf = (
  document: Document,
  operation: Operation,
  path: string,
  query: URLSearchParams,
  headers: Readonly<Record<string, string>>
): ReadonlyArray<GivenParameter> => {
  const inPath = pathTexts(operation.path, path)
  const named = namedInQuery(operation)
  return operation.parameters.flatMap((parameter) => {
    const { in: where, name, schema } = parameter
    if (where === "cookie" || (where === "header" && reservedHeaders.has(name.toLowerCase()))) return []
    if (where === "query") return [{ parameter, value: fromQuery(document, parameter, query, named) }]
    const text = where === "path" ? inPath[name] : headers[name.toLowerCase()]
    return [{ parameter, value: text === undefined ? undefined : valueOf(document, schema, text) }]
  })
}

/** Returns the names of the query parameters that were sent but are not documented for the operation. */
export const unknownNames = (
  document: Document,
  operation: Operation,
  query: URLSearchParams,
  ofCredentials: ReadonlySet<string>
): ReadonlyArray<string> => {
  const inQuery = operation.parameters.filter((parameter) => parameter.in === "query")
  const named = namedInQuery(operation)
  const isKnown = (name: string) =>
    named.has(name) ||
    ofCredentials.has(name) ||
    inQuery.some(
      (each) =>
        (each.style === "deepObject" && name.startsWith(`${each.name}[`)) ||
        (isExplodedObject(document, each) && hasMember(document, each, name))
    )
  return [...new Set(query.keys())].filter((name) => !isKnown(name))
}
