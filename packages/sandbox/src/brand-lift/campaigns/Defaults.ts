/**
 * Fills in the spec's defaults for omitted members of a body.
 *
 * When a campaign is created, all defaults are filled in. In an update, omitted members are unchanged, and only new
 * items of lists get their defaults.
 */
import { type Document, resolveSchema, type Schema } from "@fieldwork/specs/openapi"

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const fill = (document: Document, schema: Schema, value: unknown): unknown => {
  const whole = resolveSchema(document, schema)
  if (Array.isArray(value)) return value.map((item) => fill(document, whole.items ?? {}, item))
  if (!isObject(value)) return value
  const filled: Record<string, unknown> = { ...value }
  for (const [name, property] of Object.entries(whole.properties ?? {})) {
    const inner = value[name] ?? resolveSchema(document, property).default
    if (inner !== undefined) filled[name] = value[name] === null ? null : fill(document, property, inner)
  }
  return filled
}

/** Fills in the items of lists only. */
export const fillItems = (document: Document, schema: Schema, value: unknown): unknown => {
  const whole = resolveSchema(document, schema)
  if (Array.isArray(value)) return fill(document, whole, value)
  if (!isObject(value)) return value
  const { properties = {} } = whole
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, fillItems(document, properties[name] ?? {}, inner)])
  )
}
