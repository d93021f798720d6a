/**
 * Parses path and query parameters into typed values, according to their style and type in the OpenAPI document.
 *
 * Undeclared parameters are ignored, as the brand lift document specifies, unless the operation has an exploded object parameter (the demographic
 * filters), which contains all of them.
 */
import type { OperationCorrection } from "@fieldwork/specs/corrections"
import { type Document, type Operation, type Parameter, resolve, type Schema } from "@fieldwork/specs/openapi"
import * as Arrays from "./Arrays.ts"
import type { Issue } from "./Issue.ts"
import type { Incoming } from "./Message.ts"
import { namesOf } from "./Routes.ts"

type Kind = "number" | "boolean" | "text" | "array" | "object"

const kindOf = (schema: Schema): Kind => {
  const types = schema.type === undefined ? [] : [schema.type].flat()
  if (types.includes("array")) return "array"
  if (types.includes("object")) return "object"
  if (types.includes("integer") || types.includes("number")) return "number"
  return types.includes("boolean") ? "boolean" : "text"
}

const booleans: Readonly<Record<string, boolean | undefined>> = { true: true, True: true, false: false, False: false }

/** Parses a string as a primitive value. An invalid string is returned unchanged, and validation reports it. */
const primitive = (text: string, kind: Kind): unknown => {
  if (kind === "number") return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? Number(text) : text
  return kind === "boolean" ? (booleans[text] ?? text) : text
}

interface ParameterPlan {
  readonly parameter: Parameter
  readonly name: string
  readonly kind: Kind
  /** The type of the items, if the parameter is an array. */
  readonly items: Kind
  readonly defaultValue: unknown
  readonly isRequired: boolean
  /** The array style that the service uses, if it differs from the OpenAPI document. Undefined otherwise. */
  readonly style: Arrays.ArrayStyle | undefined
}

const nothing: ReadonlyArray<Issue> = []

/**
 * Creates a parser for the parameters of an operation. Everything that depends only on the OpenAPI document is computed once, when the parser is
 * created.
 */
export const createParameterReader = (
  document: Document,
  operation: Operation,
  corrections: OperationCorrection["parameters"] = {}
) => {
  const plan = (parameter: Parameter): ParameterPlan => {
    const schema = resolve<Schema>(document, parameter.schema ?? {})
    return {
      parameter,
      name: parameter.name,
      kind: kindOf(schema),
      items: kindOf(resolve<Schema>(document, schema.items ?? {})),
      defaultValue: schema.default,
      isRequired: parameter.required === true,
      style: Arrays.correctedStyle(corrections[parameter.name]?.style)
    }
  }
  const path = namesOf(operation.path).map((name) => {
    const parameter = operation.parameters.find((_) => _.in === "path" && _.name === name)
    return parameter && plan(parameter)
  })
  const query = operation.parameters.filter((_) => _.in === "query").map(plan)
  const known = new Set(query.map(({ name }) => name))

  const readQuery = ({ kind, name, defaultValue }: ParameterPlan, search: URLSearchParams): unknown => {
    if (kind === "object") {
      const rest: Record<string, string> = {}
      for (const [key, text] of search) if (!known.has(key)) rest[key] = text
      return Object.keys(rest).length === 0 ? undefined : rest
    }
    const text = search.get(name)
    return text === null ? defaultValue : primitive(text, kind)
  }

  return (values: ReadonlyArray<string>, incoming: Pick<Incoming, "query" | "search">, style: Arrays.ArrayStyle) => {
    const params: Record<string, unknown> = {}
    let wrong: Array<Issue> | undefined
    for (const [index, parameter] of path.entries()) {
      if (parameter !== undefined) params[parameter.name] = primitive(values[index] ?? "", parameter.kind)
    }
    for (const plan of query) {
      const { isRequired, items, name, parameter, defaultValue } = plan
      const list =
        plan.kind === "array"
          ? Arrays.read(parameter, plan.style ?? Arrays.styleOf(parameter, style), incoming, plan.style !== undefined)
          : undefined
      if (list !== undefined && "issue" in list) {
        wrong ??= []
        wrong.push(list.issue)
        continue
      }
      const value =
        list === undefined
          ? readQuery(plan, incoming.query)
          : (list.texts?.map((text) => primitive(text, items)) ?? defaultValue)
      if (value !== undefined) params[name] = value
      else if (isRequired) {
        wrong ??= []
        wrong.push({ field: name, keyword: "required", message: "This parameter is required.", params: {} })
      }
    }
    return { params, wrong: wrong ?? nothing }
  }
}
