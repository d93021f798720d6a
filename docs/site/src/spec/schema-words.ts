/**
 * A schema in words: its type, its limits, the values it takes.
 */
import { type KnownValue, type Resolved, resolveSchema, type Schema } from "@fieldwork/specs/openapi"
import type { Api } from "./documents.ts"
import { schemaHref } from "./links.ts"

export interface Words {
  readonly text: string
  readonly href?: string
}

export interface Values {
  /** Closed: nothing else is sent or taken. Open: more may come. */
  readonly closed: boolean
  readonly values: ReadonlyArray<{ readonly value: string; readonly meaning?: string }>
}

const formats: Readonly<Record<string, string>> = {
  uuid: "UUID",
  "date-time": "date and time",
  date: "date",
  uri: "URI",
  iri: "IRI",
  email: "e-mail address",
  double: "number",
  float: "number",
  int64: "integer",
  int32: "integer"
}

const joined = (parts: ReadonlyArray<ReadonlyArray<Words>>): ReadonlyArray<Words> =>
  parts.flatMap((part, index) => (index === 0 ? part : [{ text: " or " }, ...part]))

/** Named objects are links to their pages; what has no fields is spelled out. */
export const typeWords = (api: Api, given: Schema): ReadonlyArray<Words> => {
  const schema = resolveSchema(api.document, given)
  if (schema.const !== undefined) return [{ text: JSON.stringify(schema.const) }]
  const choices = schema.anyOf ?? schema.oneOf
  if (schema.name !== undefined && (schema.properties !== undefined || choices !== undefined)) {
    return [{ text: schema.name, href: schemaHref(api.name, schema.name) }]
  }
  if (choices !== undefined) return joined(choices.map((choice) => typeWords(api, choice)))
  const types = [schema.type ?? (schema.properties === undefined ? "any" : "object")].flat()
  return joined(types.map((type) => oneType(api, schema, type)))
}

const oneType = (api: Api, schema: Resolved, type: string): ReadonlyArray<Words> => {
  if (type === "array") {
    return schema.items === undefined ? [{ text: "list" }] : [{ text: "list of " }, ...typeWords(api, schema.items)]
  }
  if (type === "object" && typeof schema.additionalProperties === "object" && schema.properties === undefined) {
    return [{ text: "map to " }, ...typeWords(api, schema.additionalProperties)]
  }
  if (type === "string" && schema.contentMediaType !== undefined)
    return [{ text: `string of ${schema.contentMediaType}` }]
  const format = type === "null" || schema.format === undefined ? undefined : formats[schema.format]
  return [{ text: format ?? type }]
}

const bounds = [
  ["minLength", (n: number) => `at least ${counted(n, "character")}`],
  ["maxLength", (n: number) => `at most ${counted(n, "character")}`],
  ["minimum", (n: number) => `at least ${n}`],
  ["maximum", (n: number) => `at most ${n}`],
  ["exclusiveMinimum", (n: number) => `more than ${n}`],
  ["exclusiveMaximum", (n: number) => `less than ${n}`],
  ["minItems", (n: number) => `at least ${counted(n, "item")}`],
  ["maxItems", (n: number) => `at most ${counted(n, "item")}`]
] as const

/** Several limits as one sentence. */
export const limitsText = (limits: ReadonlyArray<string>): string => {
  const text = limits.join(", ")
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`

/** Limits and the default, each as a few words. */
export const limits = (schema: Schema): ReadonlyArray<string> => {
  const stated = bounds.flatMap(([key, say]) => {
    const bound = schema[key]
    return bound === undefined ? [] : [say(bound)]
  })
  const pattern = schema.pattern === undefined ? [] : [`matches \`${schema.pattern}\``]
  const byDefault = schema.default === undefined ? [] : [`default \`${JSON.stringify(schema.default)}\``]
  const items = schema.items === undefined ? [] : limits(schema.items).map((limit) => `each ${limit}`)
  return [...stated, ...pattern, ...byDefault, ...items]
}

/** The values of a field, or of the items of its list. */
export const valuesOf = (api: Api, given: Schema): Values | undefined => {
  const schema = resolveSchema(api.document, given)
  const meanings = schema["x-known-values"]
  if (schema.enum !== undefined) return listed(true, schema.enum, meanings)
  if (meanings !== undefined) {
    return listed(
      false,
      meanings.map(({ value }) => value),
      meanings
    )
  }
  return schema.items === undefined ? undefined : valuesOf(api, schema.items)
}

const listed = (closed: boolean, values: ReadonlyArray<unknown>, meanings: ReadonlyArray<KnownValue> = []): Values => ({
  closed,
  values: values.map((value) => {
    const meaning = meanings.find((known) => known.value === value)?.meaning
    return { value: String(value), ...(meaning !== undefined && { meaning }) }
  })
})
