/**
 * Converts a schema to a shape, which lists the types and the required fields of the schema as data. Code that uses a shape to read a callback item
 * field by field is faster than a compiled validator and a tenth of its size.
 */
import { type Document, resolveSchema, type Schema } from "@fieldwork/specs/openapi"
import type { ObjectShape, Shape } from "./clients/validator.ts"

const primitives: ReadonlySet<unknown> = new Set(["string", "integer", "number", "boolean"])

/** Schema keywords that a shape (the types and the required fields, as data) cannot express. */
const unsupportedKeywords = ["allOf", "anyOf", "oneOf", "enum", "const", "additionalProperties"] as const

/**
 * Converts a schema to a shape, which consists of the types and the required fields of the schema, as data. Throws if a shape cannot express the
 * schema.
 */
export const shapeOf = (document: Document, schema: Schema): Shape => {
  const { items, properties, required, type, ...rest } = resolveSchema(document, schema)
  const types = [type ?? []].flat()
  const isNullable = types.includes("null")
  const [kind, ...more] = types.filter((one) => one !== "null")
  const unsupported = unsupportedKeywords.find((keyword) => keyword in rest)
  if (kind === undefined || more.length > 0 || unsupported !== undefined) {
    throw new Error(`A shape has one type beside null: extend shapes.ts for ${unsupported ?? JSON.stringify(type)}`)
  }
  if (primitives.has(kind)) return `${kind}${isNullable ? "?" : ""}` as Shape
  const nullable = isNullable ? { nullable: true as const } : {}
  if (kind === "array" && items !== undefined) return { items: shapeOf(document, items), ...nullable }
  if (kind !== "object" || properties === undefined) throw new Error(`A shape has no ${kind} of any content`)
  const fields = Object.entries(properties).map(([name, property]) => [name, shapeOf(document, property)])
  return { fields: Object.fromEntries(fields), required: required ?? [], ...nullable }
}

/**
 * Returns the source code of a function that tests whether a value matches a shape (the types and the required fields of a schema). The function has
 * one check per field, which is the fastest method if objects have the same structure. It does not check limits.
 */
export const shapeTest = (name: string, shape: Shape): string => {
  const functions: Array<string> = []
  const declared = (parameter: string, body: string): string => {
    const known = functions.indexOf(`(${parameter}) => ${body}`)
    return `$${name}${known === -1 ? functions.push(`(${parameter}) => ${body}`) - 1 : known}`
  }
  const test = (of: Shape, value: string): string => {
    if (typeof of === "string") {
      const holds = (tests[of.replace("?", "")] ?? "").replaceAll("_", value)
      return of.endsWith("?") ? `(${value} === null || ${holds})` : holds
    }
    const call = `${"items" in of ? listTest(of.items) : objectTest(of)}(${value})`
    return of.nullable === true ? `(${value} === null || ${call})` : call
  }
  const listTest = (items: Shape): string =>
    declared(
      "list",
      `{ if (!Array.isArray(list)) return false; for (let i = 0; i < list.length; i++) { const item = list[i]; if (!(${test(items, "item")})) return false } return true }`
    )
  const objectTest = ({ fields, required }: ObjectShape): string => {
    const each = Object.entries(fields).map(([field, inner]) => {
      const [value, variable] = [`o[${JSON.stringify(field)}]`, `$${field.replaceAll(/\W/g, "_")}`]
      const optional = required.includes(field) ? "" : `${variable} === undefined || `
      return `const ${variable} = ${value}; if (!(${optional}${test(inner, variable)})) return false;`
    })
    return declared(
      "o",
      `{ if (typeof o !== "object" || o === null || Array.isArray(o)) return false; ${each.join(" ")} return true }`
    )
  }
  const root = test(shape, "value")
  return [
    ...functions.map((code, index) => `const $${name}${index} = ${code}`),
    `export const ${name} = (value: unknown): boolean => ${root}`
  ].join("\n")
}

const tests: Readonly<Record<string, string>> = {
  string: 'typeof _ === "string"',
  integer: "Number.isSafeInteger(_)",
  number: '(typeof _ === "number" && isFinite(_))',
  boolean: 'typeof _ === "boolean"'
}
