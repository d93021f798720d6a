/**
 * Creates the JSON Schema for a tool's arguments from the spec of its operation.
 */
import type { Document, Operation as Stated, Schema } from "@fieldwork/specs/openapi"
import { referencesIn } from "@fieldwork/specs/openapi"
import type { Operation } from "../operations/Operation.ts"

export interface InputSchema {
  readonly type: "object"
  readonly properties: Readonly<Record<string, object>>
  readonly required: ReadonlyArray<string>
  readonly additionalProperties: false
  readonly $defs?: Readonly<Record<string, unknown>>
  readonly [keyword: string]: unknown
}

/** The pagination arguments of every tool whose result can be long. */
export const paginationArguments = {
  limit: {
    type: "integer",
    minimum: 1,
    maximum: 100,
    default: 20,
    description: "The maximum number of items to return"
  },
  offset: {
    type: "integer",
    minimum: 0,
    default: 0,
    description: "The number of items to skip: the next_offset of the previous result"
  }
} as const

const fields = {
  type: "array",
  items: { type: "string" },
  maxItems: 50,
  description: "Only these fields of each item, by their paths, such as expected_impressions_count.digital"
} as const

/** The pagination parameters of operations. Tools have `limit` and `offset` instead. */
const pageParameters: ReadonlySet<string> = new Set(["page", "page_size", "page_number"])

/** Removes the `x-` extensions and the examples, and makes each reference point to `$defs`, which contains the referenced schemas. */
const portable = <A>(value: A): A => {
  if (Array.isArray(value)) return value.map((each: unknown) => portable(each)) as A
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value).filter(([key]) => !key.startsWith("x-") && key !== "examples")
  return Object.fromEntries(
    entries.map(([key, each]) => [
      key,
      key === "$ref" && typeof each === "string" ? each.replace("#/components/schemas/", "#/$defs/") : portable(each)
    ])
  ) as A
}

const maxLength = 160

/** Returns only the first sentence of a description, because the schema would otherwise be too long for operations with many parameters. */
const short = (text: string | undefined): string | undefined => {
  const [sentence = ""] = (text ?? "").replaceAll(/\s+/g, " ").split(/(?<=[.;]) /)
  return sentence === "" ? undefined : sentence.slice(0, maxLength)
}

const bodySchema = ({ body }: Stated): Schema | undefined => Object.values(body?.content ?? {})[0]?.schema

/** Checks whether the tool paginates the result of an operation. */
export const isPaginated = ({ form, rows }: Operation): boolean => form !== "method" || rows !== undefined

export const inputSchemaOf = (document: Document, stated: Stated, operation: Operation): InputSchema => {
  const parameters = stated.parameters.filter(
    ({ in: place, name }) =>
      (place === "path" || place === "query") && !(operation.pages === true && pageParameters.has(name))
  )
  const body = bodySchema(stated)
  const properties: Record<string, object> = Object.fromEntries(
    parameters.map(({ description, name, required, schema = {} }) => {
      const text = required === true ? description : short(description)
      return [name, { ...portable(schema), ...(text !== undefined && { description: text }) }]
    })
  )
  if (body !== undefined) properties["body"] = portable(body)
  const names = [...referencesIn(document, { parameters: parameters.map(({ schema }) => schema), body })]
  const schemas = document.components?.schemas ?? {}
  const definitions = names.flatMap((pointer) => {
    const name = pointer.replace("#/components/schemas/", "")
    return schemas[name] === undefined ? [] : [[name, portable(schemas[name])] as const]
  })
  return {
    type: "object",
    properties: {
      ...properties,
      ...(isPaginated(operation) && paginationArguments),
      ...(operation.form !== "download" && { fields })
    },
    required: [
      ...parameters.filter(({ required }) => required === true).map(({ name }) => name),
      ...(stated.body?.required === true ? ["body"] : [])
    ],
    additionalProperties: false,
    ...(definitions.length > 0 && { $defs: Object.fromEntries(definitions) })
  }
}
