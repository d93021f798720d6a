/**
 * Creates one request per operation from the examples in the spec.
 */
import { type Document, examplesOf, type Operation, operationsOf, type Parameter } from "@fieldwork/specs/openapi"
import { baseOf } from "./arazzo.ts"
import type { Body, Folder, Request } from "./Request.ts"

const textOf = (value: unknown): string => (Array.isArray(value) ? value : [value]).join(",")

const exampleOf = ({ example, schema }: Parameter): unknown =>
  example ??
  schema?.["example"] ??
  (schema?.["examples"] as ReadonlyArray<unknown> | undefined)?.[0] ??
  schema?.enum?.[0]

const pairsOf = (parameter: Parameter): ReadonlyArray<readonly [string, string]> => {
  const value = exampleOf(parameter)
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [[parameter.name, textOf(value)]]
  return Object.entries(value).map(([name, each]) => [name, textOf(each)] as const)
}

const bodyOf = (document: Document, { body }: Operation): Body | undefined => {
  const [content] = Object.entries(body?.content ?? {})
  if (content === undefined) return undefined
  const [mediaType, media] = content
  const value = examplesOf(document, media)[0]?.value
  if (mediaType !== "multipart/form-data") return { kind: "json", text: JSON.stringify(value, undefined, 2) }
  return { kind: "form", members: Object.entries(value as object).map(([name, each]) => [name, textOf(each)] as const) }
}

/** Replaces the example values of credentials in a body with variables. */
const withVariables = (text: string): string =>
  text.replaceAll(/"(client_id|client_secret|audience)": "[^"]*"/g, (_, name: string) => `"${name}": "{{${name}}}"`)

const requestOf = (document: Document, source: string, operation: Operation): Request => {
  const { id, method, object, parameters, path, secured } = operation
  const url = parameters
    .filter((parameter) => parameter.in === "path")
    .reduce(
      (text, parameter) => text.replace(`{${parameter.name}}`, encodeURIComponent(textOf(exampleOf(parameter)))),
      path
    )
  const body = bodyOf(document, operation)
  const authorization = source === "exchange" ? "{{api_key}}" : "Bearer {{access_token}}"
  return {
    name: id,
    description: [object.summary, object.description].filter((text) => text !== undefined).join(". "),
    method,
    url: `${baseOf(source, operation)}${url}`,
    query: parameters.filter((parameter) => parameter.in === "query" && parameter.required === true).flatMap(pairsOf),
    headers: secured ? [["Authorization", authorization]] : [],
    ...(body !== undefined && { body: "text" in body ? { ...body, text: withVariables(body.text) } : body }),
    checks: [],
    captures: secured ? [] : [{ variable: "access_token", path: ["access_token"] }]
  }
}

/** Returns one folder per tag of the document, with a request for each operation that has the tag. */
export const exampleFolders = (document: Document, source: string): ReadonlyArray<Folder> =>
  (document.tags ?? []).map(({ description = "", name }) => ({
    name,
    description,
    requests: operationsOf(document)
      .filter(({ object }) => object.tags?.[0] === name)
      .map((operation) => requestOf(document, source, operation))
  }))
