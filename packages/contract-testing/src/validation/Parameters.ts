/**
 * Parses parameters according to their `style`, so that they can be validated against a schema.
 */
import { type Document, type Operation, type Parameter, resolveSchema } from "@fieldwork/specs/openapi"
import { regExpOf } from "./regExpOf.ts"
import { pathTexts } from "./pathTexts.ts"
import { simpleStyle } from "./simpleStyle.ts"
import { typesOf } from "./typesOf.ts"
import { alternating, itemsOf, membersOf, valueOf } from "./valueOf.ts"

const separators: Readonly<Record<string, string>> = { spaceDelimited: " ", pipeDelimited: "|" }

/** Returns the pieces of query parameters that are not exploded. An empty string has no pieces. */
const piecesOf = ({ style = "form" }: Parameter, given: ReadonlyArray<string>): ReadonlyArray<string> =>
  given.filter((text) => text !== "").flatMap((text) => text.split(separators[style] ?? ","))

const listOf = (document: Document, parameter: Parameter, given: ReadonlyArray<string>) => {
  const { explode, schema, style = "form" } = parameter
  return itemsOf(document, schema, (explode ?? style === "form") ? given : piecesOf(parameter, given))
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
  const members = [...query].filter(([name]) => !others.has(name) && hasMember(document, parameter, name))
  return members.length === 0 ? undefined : membersOf(document, parameter.schema, members)
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
  if (types.has("object") && parameter.explode === false)
    return membersOf(document, parameter.schema, alternating(piecesOf(parameter, given)))
  return given.length > 1 ? given : valueOf(document, parameter.schema, first)
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
    const { in: where, name } = parameter
    if (where === "cookie" || (where === "header" && reservedHeaders.has(name.toLowerCase()))) return []
    if (where === "query") return [{ parameter, value: fromQuery(document, parameter, query, named) }]
    const text = where === "path" ? inPath[name] : headers[name.toLowerCase()]
    return [{ parameter, value: text === undefined ? undefined : simpleStyle(document, parameter, text) }]
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
