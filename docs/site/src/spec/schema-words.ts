/**
 * Describes the type, the limits and the values of a schema in words.
 */
import { type KnownValue, type Resolved, resolveSchema, type Schema } from "@fieldwork/specs/openapi"
import type { Api } from "./documents.ts"
import { schemaHref } from "./links.ts"

export interface Words {
  readonly text: string
  readonly href?: string
}

export interface Values {
  /** Whether the list of values is complete. If not, values that are not in the list may also be sent or accepted. */
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

/** Describes the type of a schema. A named object is a link to its page. Other types are described inline. */
export const typeWords = (api: Api, unresolved: Schema): ReadonlyArray<Words> => {
  const schema = resolveSchema(api.document, unresolved)
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

/** Joins limits into one sentence. */
export const limitsText = (limits: ReadonlyArray<string>): string => {
  const text = limits.join(", ")
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`

/** Returns the limits and the default value, each as a short phrase. */
export const limits = (schema: Schema): ReadonlyArray<string> => {
  const stated = bounds.flatMap(([key, phrase]) => {
    const bound = schema[key]
    return bound === undefined ? [] : [phrase(bound)]
  })
  const pattern = schema.pattern === undefined ? [] : [`matches \`${schema.pattern}\``]
  const byDefault = schema.default === undefined ? [] : [`default \`${JSON.stringify(schema.default)}\``]
  const items = schema.items === undefined ? [] : limits(schema.items).map((limit) => `each ${limit}`)
  return [...stated, ...pattern, ...byDefault, ...items]
}

const bound = /^(?<kind>at least|at most|more than|less than) (?<number>[\d.]+)(?: (?<noun>character|item)s?)?$/

/** Patterns for the phrases in which a description may state a limit. For example, `1 to 300 characters` states "at most 300 characters". */
const ranges: Readonly<Record<string, (number: string) => ReadonlyArray<string>>> = {
  "at least": (n) => [`at least ${n}`, `from ${n}`, String.raw`${n} to \d[\d.]*`],
  "at most": (n) => [`at most ${n}`, String.raw`\d to ${n}`, `from [^.;]* to ${n}`],
  "more than": (n) => [`more than ${n}`, String.raw`between ${n} and \d[\d.]*`],
  "less than": (n) => [`less than ${n}`, String.raw`between [\d.]+ and ${n}`]
}

const isStatedBound = (limit: string, description: string): boolean => {
  const { kind = "", noun, number = "" } = bound.exec(limit)?.groups ?? {}
  const others = ["character", "item"].filter((each) => each !== noun).join("|")
  const ways = ranges[kind]?.(number.replaceAll(".", String.raw`\.`)) ?? []
  return ways.some((way) => new RegExp(String.raw`(?<![\d.])${way}(?!\.?\d)(?! (?:${others}))`, "i").test(description))
}

/**
 * Returns whether a description already states the default value, as in `` Default: `digital` ``, `false when absent` or `` `NONE`, the default ``.
 */
const isStatedDefault = (limit: string, description: string): boolean => {
  const [, json] = /^default `(.*)`$/.exec(limit) ?? []
  if (json === undefined) return false
  const value: unknown = JSON.parse(json)
  const text = [value]
    .flat()
    .join(", ")
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const before = String.raw`Default: \W?${text}(?![\w-]|\.\d)`
  const after = String.raw`(?<![\w.])\W?${text}\W?(?: alone| only)?(?: when (?:it is )?absent|, the default)`
  return new RegExp(`${before}|${after}`).test(description)
}

/** Returns the limits that the description does not already state. For example, "Channels, at most 3" states "at most 3 items". */
export const withoutStated = (limits: ReadonlyArray<string>, description: string): ReadonlyArray<string> =>
  limits.filter((limit) => !isStatedBound(limit, description) && !isStatedDefault(limit, description))

/** Returns the listed values of a field or of its array items. */
export const valuesOf = (api: Api, unresolved: Schema): Values | undefined => {
  const schema = resolveSchema(api.document, unresolved)
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
