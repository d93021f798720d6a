/**
 * Builds the schema of an operation's input, which is a single flat object with the path parameters, the query parameters and `body`.
 */
import { type Document, type Operation, type Parameter, resolveSchema, type Schema } from "@fieldwork/specs/openapi"
import { bareSchema } from "./bareSchema.ts"
import { closedSchema } from "./closedSchema.ts"

const integerText = String.raw`^-?\d+$`
const numberText = String.raw`^-?\d+(\.\d+)?([eE][+-]?\d+)?$`

/** Patterns for the text of a number, keyed by the bounds of the number, because JSON Schema's numeric keywords do not apply to strings. */
const boundedText: Readonly<Record<string, string>> = {
  "minimum 1": String.raw`^0*[1-9]\d*$`,
  "exclusiveMinimum 0, exclusiveMaximum 1": String.raw`^0?\.\d*[1-9]\d*$`
}

const boundNames = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]

/** Returns the pattern for the strings that can represent a number in a URL. */
const textOfNumber = (schema: Schema, unbounded: string): string => {
  const bounds = boundNames.flatMap((name) => (name in schema ? [`${name} ${String(schema[name])}`] : [])).join(", ")
  if (bounds === "") return unbounded
  const text = boundedText[bounds]
  if (text === undefined) throw new Error(`A parameter has bounds without a pattern for their text: ${bounds}`)
  return text
}

/** Combines branches with `anyOf`. Branches that differ only in annotations, such as the format, are merged. */
const anyOf = (branches: ReadonlyArray<Schema>): Schema => {
  const distinct = [...new Set(branches.map((branch) => JSON.stringify(bareSchema(branch))))].map(
    (text) => JSON.parse(text) as Schema
  )
  return distinct.length === 1 && distinct[0] !== undefined ? distinct[0] : { anyOf: distinct }
}

/** Returns the schema of a URL parameter, which accepts both `7` and `"7"`. */
const asParameter = (document: Document, original: Schema): Schema => {
  const schema = original.$ref === undefined ? original : resolveSchema(document, original)
  const { additionalProperties, enum: values, items, type, ...rest } = schema
  const texts = values === undefined ? {} : { enum: [...values, ...values.map(String)] }
  if (schema.anyOf !== undefined) return anyOf(schema.anyOf.map((branch) => asParameter(document, branch)))
  switch (type) {
    case "integer":
      return { ...rest, ...texts, type: ["integer", "string"], pattern: textOfNumber(schema, integerText) }
    case "number":
      return { ...rest, ...texts, type: ["number", "string"], pattern: textOfNumber(schema, numberText) }
    case "boolean":
      return { ...rest, enum: [true, false, "true", "false"] }
    case "string":
      return schema.format === undefined && values === undefined && schema.pattern === undefined
        ? { ...rest, type: ["string", "integer"] }
        : schema
    case "array":
      return { ...rest, type, items: asParameter(document, items ?? {}) }
    case "object":
      return {
        ...rest,
        type,
        ...(typeof additionalProperties === "object" && {
          additionalProperties: asParameter(document, additionalProperties)
        })
      }
    case undefined:
    default:
      throw new Error(`A parameter of type ${JSON.stringify(type)} has no form in a URL here`)
  }
}

/** Returns the schema of a form. Each part is a string, a file, or a JSON value that matches the part's schema. */
const asForm = (document: Document, original: Schema): Schema => {
  const form = original.$ref === undefined ? original : resolveSchema(document, original)
  const parts = Object.entries(form.properties ?? {}).map(([name, { contentSchema }]): [string, Schema] => [
    name,
    contentSchema === undefined ? {} : { if: { type: "string" }, else: closedSchema(document, contentSchema) }
  ])
  return {
    type: "object",
    required: form.required ?? [],
    properties: Object.fromEntries(parts),
    additionalProperties: false
  }
}

const bodyOf = (document: Document, { body, id }: Operation): Schema | undefined => {
  const [media, ...more] = Object.entries(body?.content ?? {})
  if (media === undefined) return undefined
  const [type, { schema = {} }] = media
  if (more.length > 0) throw new Error(`${id} takes bodies of several media types`)
  return type === "multipart/form-data" ? asForm(document, schema) : closedSchema(document, schema)
}

const isInput = (parameter: Parameter): boolean => parameter.in === "path" || parameter.in === "query"

export const requestSchema = (document: Document, operation: Operation): Schema => {
  const parameters = operation.parameters.filter(isInput)
  const body = bodyOf(document, operation)
  const required = parameters.filter((_) => _.in === "path" || _.required === true).map(({ name }) => name)
  return {
    type: "object",
    required: operation.body?.required === true ? [...required, "body"] : required,
    properties: {
      ...Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, asParameter(document, schema)])),
      ...(body !== undefined && { body })
    },
    additionalProperties: false
  }
}
