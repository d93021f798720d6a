/**
 * Modifies replies so that they differ from what the OpenAPI document describes. The modified reply has an unknown enum value, a number as a string,
 * or an additional field.
 */
import type { Fault } from "../control/schema.gen.ts"
import { type Document, type OperationObject, resolve, type Response, type Schema } from "@fieldwork/specs/openapi"

type Json = Record<string, unknown> | Array<unknown>

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null

/** The fields of the envelope in the CamelCase responses. They are not modified, because a modified payload is a more useful test. */
const envelope = new Set(["ApiResult", "ApiResultCode", "AccountType", "ApiAccountStatus", "ResultCount"])

/** Returns the schema and all schemas that it combines with `allOf`, `anyOf` or `oneOf`. */
const parts = (document: Document, schema: Schema): ReadonlyArray<Schema> => {
  const whole = resolve(document, schema)
  const inner = [whole.allOf, whole.anyOf, whole.oneOf].flatMap((some) => some ?? [])
  return [whole, ...inner.flatMap((part) => parts(document, part))]
}

/**
 * Returns a value that none of the schemas lists. If the schemas do not list any values, returns undefined unless `isNamed` is set, which means that
 * the fault names this field.
 */
const unknownTo = (schemas: ReadonlyArray<Schema>, value: unknown, isNamed: boolean): unknown => {
  const isListed = schemas.some((schema) => "enum" in schema || "x-known-values" in schema || "const" in schema)
  if (!isListed && !isNamed) return undefined
  return typeof value === "string" ? "value_of_tomorrow" : typeof value === "number" ? 987_654 : undefined
}

const asText = (_: ReadonlyArray<Schema>, value: unknown): unknown =>
  typeof value === "number" ? String(value) : undefined

type Change = (schemas: ReadonlyArray<Schema>, value: unknown, isNamed: boolean) => unknown

/** Modifies the first field that can be modified. Returns `false` if no field can be modified. */
const change = (document: Document, schema: Schema, value: Json, field: string | undefined, to: Change): boolean => {
  const all = parts(document, schema)
  if (Array.isArray(value)) {
    const items = all.find((part) => part.items !== undefined)?.items ?? {}
    return value.some((item) => isJson(item) && change(document, items, item, field, to))
  }
  for (const [name, inner] of Object.entries(value)) {
    const of = all.find((part) => part.properties?.[name] !== undefined)?.properties?.[name] ?? {}
    if (isJson(inner)) {
      if (change(document, of, inner, field, to)) return true
    } else if (field === undefined ? !envelope.has(name) : field === name) {
      const changed = to(parts(document, of), inner, field !== undefined)
      if (changed === undefined) continue
      value[name] = changed
      return true
    }
  }
  return false
}

const schemaOf = (document: Document, operation: OperationObject, status: number): Schema => {
  const { content } = resolve<Response>(document, operation.responses?.[status] ?? {})
  return content?.["application/json"]?.schema ?? {}
}

const extend = (value: Json): boolean => {
  const target = Array.isArray(value) ? value.find(isJson) : value
  if (target === undefined || Array.isArray(target)) return false
  target["field_of_tomorrow"] = { since: "tomorrow" }
  return true
}

/** Returns a copy of the body with the modification that the fault specifies, or undefined if the body cannot be modified. */
export const mutateResponse = (
  document: Document,
  operation: OperationObject,
  status: number,
  body: unknown,
  { alter, field }: Pick<Fault, "alter" | "field">
): unknown => {
  const copy = body === undefined ? undefined : (JSON.parse(JSON.stringify(body)) as unknown)
  if (!isJson(copy)) return undefined
  if (alter === "extra_field") return extend(copy) ? copy : undefined
  const to = alter === "unknown_enum" ? unknownTo : asText
  return change(document, schemaOf(document, operation, status), copy, field, to) ? copy : undefined
}
