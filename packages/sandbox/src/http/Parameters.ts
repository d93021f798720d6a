/**
 * Path and query parameters as typed values, read by the style and type that the spec gives each.
 *
 * Parameters that the operation does not list are ignored, as the brand lift document says; an exploded object parameter (the
 * demographic family) takes every name that is left over.
 */
import { type Document, type Operation, type Parameter, resolve, type Schema } from "./Document.ts"
import type { Issue } from "./Issue.ts"
import { namesOf } from "./Routes.ts"

const typesOf = (schema: Schema): ReadonlyArray<string> => (schema.type === undefined ? [] : [schema.type].flat())

/** Reads text as the schema's primitive type; text that does not read stays text, and validation names it. */
const primitive = (text: string, schema: Schema): unknown => {
  const types = typesOf(schema)
  if (types.includes("integer") || types.includes("number")) {
    return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? Number(text) : text
  }
  if (types.includes("boolean"))
    return text === "true" || text === "True" ? true : text === "false" || text === "False" ? false : text
  return text
}

/** A reader of one operation's parameters, with everything that can be decided before a request decided. */
export const reader = (document: Document, operation: Operation) => {
  const schemas = new Map(
    operation.parameters.map((parameter) => [parameter, resolve<Schema>(document, parameter.schema)])
  )
  const path = namesOf(operation.path).map((name) =>
    operation.parameters.find((_) => _.in === "path" && _.name === name)
  )
  const query = operation.parameters.filter((_) => _.in === "query")
  const known = new Set(query.map(({ name }) => name))

  const readQuery = (parameter: Parameter, search: URLSearchParams): unknown => {
    const schema = schemas.get(parameter) ?? {}
    const types = typesOf(schema)
    if (types.includes("array")) {
      const all = search.getAll(parameter.name)
      if (all.length === 0) return schema.default
      const items = resolve<Schema>(document, schema.items ?? {})
      const texts = parameter.explode === false ? all.flatMap((text) => (text === "" ? [] : text.split(","))) : all
      return texts.map((text) => primitive(text, items))
    }
    if (types.includes("object")) {
      const rest: Record<string, string> = {}
      for (const [name, text] of search) if (!known.has(name)) rest[name] = text
      return Object.keys(rest).length === 0 ? undefined : rest
    }
    const text = search.get(parameter.name)
    return text === null ? schema.default : primitive(text, schema)
  }

  return (values: ReadonlyArray<string>, search: URLSearchParams) => {
    const params: Record<string, unknown> = {}
    const missing: Array<Issue> = []
    for (const [index, parameter] of path.entries()) {
      if (parameter !== undefined) params[parameter.name] = primitive(values[index] ?? "", schemas.get(parameter) ?? {})
    }
    for (const parameter of query) {
      const value = readQuery(parameter, search)
      if (value !== undefined) params[parameter.name] = value
      else if (parameter.required === true) {
        missing.push({ field: parameter.name, keyword: "required", message: "This parameter is required.", params: {} })
      }
    }
    return { params, missing }
  }
}
