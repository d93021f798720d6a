/**
 * Adds the spec's default values for properties that a request body omits.
 *
 * When a campaign is created, all defaults are added. When it is updated, omitted properties stay unchanged, and defaults are added only to the items
 * of lists.
 */
import { type Document, resolveSchema, type Schema } from "@fieldwork/specs/openapi"

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const fillDefaults = (document: Document, schema: Schema, value: unknown): unknown => {
  const whole = resolveSchema(document, schema)
  if (Array.isArray(value)) return value.map((item) => fillDefaults(document, whole.items ?? {}, item))
  if (!isObject(value)) return value
  const filled: Record<string, unknown> = { ...value }
  for (const [name, property] of Object.entries(whole.properties ?? {})) {
    const inner = value[name] ?? resolveSchema(document, property).default
    if (inner !== undefined) filled[name] = value[name] === null ? null : fillDefaults(document, property, inner)
  }
  return filled
}

/** Adds default values only to the items of lists. */
export const fillItemDefaults = (document: Document, schema: Schema, value: unknown): unknown => {
  const whole = resolveSchema(document, schema)
  if (Array.isArray(value)) return fillDefaults(document, whole, value)
  if (!isObject(value)) return value
  const { properties = {} } = whole
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, fillItemDefaults(document, properties[name] ?? {}, inner)])
  )
}
