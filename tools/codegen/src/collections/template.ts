/**
 * Writes request bodies in which the expressions of a workflow are replaced by variables such as `{{name}}`. A variable is in quotes if the spec
 * requires a string.
 */
import { type Document, resolveSchema, type Schema } from "@fieldwork/specs/openapi"

const snake = (name: string): string => name.replaceAll("-", "_")

/**
 * Returns the name of the variable for an expression such as `$inputs.campaign_id` or `$steps.create.outputs.id`, or undefined for any other string.
 */
export const variableOf = (text: string): string | undefined => {
  const [, input, step, output] = /^\$(?:inputs\.(\w+)|steps\.([\w-]+)\.outputs\.(\w+))$/.exec(text) ?? []
  if (input !== undefined) return input
  return step !== undefined && output !== undefined ? `${snake(step)}_${output}` : undefined
}

/** Converts a value to a string in which expressions are replaced by variables. An expression is either the entire value or in braces. */
export const templateOf = (value: unknown): string => {
  if (typeof value !== "string") return typeof value === "object" ? JSON.stringify(value) : String(value as number)
  const match = variableOf(value)
  if (match !== undefined) return `{{${match}}}`
  return value.replaceAll(/\{(\$[^}]+)\}/g, (_, inner: string) => `{{${variableOf(inner) ?? inner}}}`)
}

const below = (document: Document, schema: Schema | undefined, key: string): Schema | undefined => {
  if (schema === undefined) return undefined
  const own: Schema = resolveSchema(document, schema)
  return own.properties?.[key] ?? own.items ?? own.oneOf?.[0] ?? own.anyOf?.[0]
}

const isText = (document: Document, schema: Schema | undefined): boolean => {
  const {
    anyOf,
    oneOf,
    type = []
  } = schema === undefined ? { type: "string" } : (resolveSchema(document, schema) as Schema)
  const types = [type].flat()
  return types.length === 0 && (anyOf ?? oneOf) !== undefined
    ? (anyOf ?? oneOf ?? []).some((each) => isText(document, each))
    : types.length === 0 || types.includes("string")
}

/** The character that marks a variable to be written without quotes. */
const bare = "\u0001"

const marked = (document: Document, schema: Schema | undefined, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => marked(document, below(document, schema, "0"), each))
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, marked(document, below(document, schema, key), each)])
    )
  if (typeof value !== "string") return value
  const variable = variableOf(value)
  if (variable === undefined) return templateOf(value)
  return isText(document, schema) ? `{{${variable}}}` : `${bare}{{${variable}}}${bare}`
}

export const jsonTemplate = (document: Document, schema: Schema | undefined, payload: unknown): string =>
  JSON.stringify(marked(document, schema, payload), undefined, 2)
    .replaceAll(String.raw`"\u0001`, "")
    .replaceAll(String.raw`\u0001"`, "")
