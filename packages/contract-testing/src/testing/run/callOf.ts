/**
 * Builds a call to an operation from an input. The API document determines which values belong in the path, the query and the body.
 */
import { type Document, type Operation, type Parameter, resolveSchema } from "@fieldwork/specs/openapi"
import { typesOf } from "../../validation/typesOf.ts"
import type { Call, Credential } from "./Call.ts"
import { pathValue, textOf } from "./pathValue.ts"

/** The parameters of an operation, keyed by name, and its body under the `body` key. */
export type Input = Readonly<Record<string, unknown>>

const separators: Readonly<Record<string, string>> = { spaceDelimited: " ", pipeDelimited: "|" }

type Pairs = ReadonlyArray<readonly [name: string, value: string]>

const pairsOf = (document: Document, parameter: Parameter, value: unknown): Pairs => {
  const { explode, name, style = "form" } = parameter
  if (Array.isArray(value)) {
    const isExploded = explode ?? style === "form"
    if (isExploded) return value.map((item) => [name, textOf(item)] as const)
    return [[name, value.map(textOf).join(separators[style] ?? ",")]]
  }
  if (typeof value === "object" && value !== null && typesOf(document, parameter.schema).has("object")) {
    const members = Object.entries(value)
    if (style === "deepObject") return members.map(([key, inner]) => [`${name}[${key}]`, textOf(inner)] as const)
    if (explode !== false) return members.map(([key, inner]) => [key, textOf(inner)] as const)
    return [[name, members.flat().map(textOf).join(",")]]
  }
  return [[name, textOf(value)]]
}

/** Returns the media type of the request body. JSON is preferred if the operation accepts several media types. */
export const bodyTypeOf = ({ body }: Operation): string | undefined => {
  const types = Object.keys(body?.content ?? {})
  return types.find((type) => /[/+]json$/.test(type)) ?? types[0]
}

export const callOf = (
  document: Document,
  operation: Operation,
  input: Input,
  credential: Credential = operation.secured ? "good" : "none"
): Call => {
  const inPath = new Map(operation.parameters.flatMap((each) => (each.in === "path" ? [[each.name, each]] : [])))
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    pathValue(document, inPath.get(name) ?? { name }, input[name] ?? "unknown")
  )
  const query = operation.parameters.flatMap((parameter) => {
    const value = parameter.in === "query" ? input[parameter.name] : undefined
    return value === undefined ? [] : pairsOf(document, parameter, value)
  })
  const call = { operation: operation.id, method: operation.method, path, query, credential }
  const { body } = input
  return body === undefined ? call : { ...call, type: bodyTypeOf(operation) ?? "application/json", body }
}

const boundary = "fieldwork-contract-boundary"

/** Returns the encoded body and the value of its `Content-Type` header. */
export const encoded = ({ body, text, type }: Call): readonly [type: string, text: string] | undefined => {
  if (text !== undefined) return [type ?? "application/json", text]
  if (body === undefined || type === undefined) return undefined
  // Each item of an array is a separate field.
  const fields = Object.entries(Object(body) as object).flatMap(([name, value]) =>
    [value].flat().map((item) => [name, textOf(item)] as [string, string])
  )
  if (type === "application/x-www-form-urlencoded") return [type, new URLSearchParams(fields).toString()]
  if (type !== "multipart/form-data") return [type, JSON.stringify(body)]
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  )
  return [`${type}; boundary=${boundary}`, `${parts.join("")}--${boundary}--\r\n`]
}

/** Returns the schema of an operation's request body, with its JSON pointer. */
export const bodySchemaOf = (document: Document, operation: Operation) => {
  const type = bodyTypeOf(operation)
  const schema = type === undefined ? undefined : operation.body?.content[type]?.schema
  return schema === undefined ? undefined : { type, schema, resolved: resolveSchema(document, schema) }
}
