/**
 * Parses parameters according to their `style`, so that they can be validated against a schema.
 */
import type { Document, Operation, Parameter } from "@fieldwork/specs/openapi"
import { pathTexts } from "./pathTexts.ts"
import { shapesOf } from "./shapesOf.ts"
import { simpleStyle } from "./simpleStyle.ts"
import { typesOf } from "./typesOf.ts"
import { alternating, type Pair, type Texts, valueFrom } from "./valueOf.ts"

const separators: Readonly<Record<string, string>> = { spaceDelimited: " ", pipeDelimited: "|" }

/** Returns the pieces of query parameters that are not exploded. An empty string has no pieces. */
const piecesOf = ({ style = "form" }: Parameter, given: ReadonlyArray<string>): ReadonlyArray<string> =>
  given.filter((text) => text !== "").flatMap((text) => text.split(separators[style] ?? ","))

/** Returns the members of a parameter of style `deepObject`, such as `filter[name]=value`. */
const deepMembers = ({ name }: Parameter, query: URLSearchParams): ReadonlyArray<Pair> =>
  [...query].flatMap(([key, text]) => {
    const [, member] = key.startsWith(name) ? (/^\[([^\]]+)\]$/.exec(key.slice(name.length)) ?? []) : []
    return member === undefined ? [] : [[member, text] as const]
  })

/**
 * Returns whether an object parameter in exploded `form` style has a property with this name. Each property of such an object is a separate query
 * parameter.
 */
const hasMember = (document: Document, { schema }: Parameter, name: string): boolean =>
  shapesOf(document, schema).some((shape) => shape.types.has("object") && shape.hasMember(name))

const isExplodedObject = (document: Document, { explode, schema, style = "form" }: Parameter): boolean =>
  style === "form" && explode !== false && typesOf(document, schema).has("object")

/** Returns the values of a parameter that have its name, as the parts of a value of each type. */
const namedTexts = (parameter: Parameter, given: ReadonlyArray<string>): Texts => {
  const { explode, style = "form" } = parameter
  const [text = ""] = given
  return {
    items: (explode ?? style === "form") ? given : piecesOf(parameter, given),
    ...(explode === false && { members: alternating(piecesOf(parameter, given)) }),
    ...(given.length === 1 && { text })
  }
}

/** Returns the value of a query parameter, or undefined if the parameter was not sent. */
const fromQuery = (
  document: Document,
  parameter: Parameter,
  query: URLSearchParams,
  named: ReadonlySet<string>
): unknown => {
  const { name: own, schema, style } = parameter
  const isExploded = isExplodedObject(document, parameter)
  if (isExploded || style === "deepObject") {
    const members = isExploded
      ? [...query].filter(([name]) => !named.has(name) && hasMember(document, parameter, name))
      : deepMembers(parameter, query)
    if (members.length > 0) return valueFrom(document, schema, { members }) ?? Object.fromEntries(members)
    // An exploded object can have a property with the name of the parameter. A parameter of any other type is sent under its own name.
    if (isExploded && typesOf(document, schema).size <= 1) return undefined
  }
  const given = query.getAll(own)
  if (given.length === 0) return undefined
  const value = valueFrom(document, schema, namedTexts(parameter, given))
  return value === undefined ? given : value
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
