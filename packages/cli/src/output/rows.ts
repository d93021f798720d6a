/**
 * Finds the rows and columns in the result of an operation.
 */
import { safeJson } from "./clean.ts"

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Returns the value at a path such as `expected_impressions_count.digital`. */
export const valueAt = (row: unknown, path: string): unknown => {
  if (!isObject(row)) return undefined
  if (Object.hasOwn(row, path)) return row[path]
  const dot = path.indexOf(".")
  if (dot === -1 || !Object.hasOwn(row, path.slice(0, dot))) return undefined
  return valueAt(row[path.slice(0, dot)], path.slice(dot + 1))
}

/** Returns a value as a string. Lists and objects are written as JSON, and absent values as an empty string. */
export const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ""
  return typeof value === "object" ? safeJson(value) : String(value as string | number | boolean)
}

/** Returns the paths of the leaf values in an object, up to two levels deep in nested objects. */
const pathsOf = (value: unknown, prefix = "", depth = 0): ReadonlyArray<string> => {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const inner = isObject(member) && depth < 2 ? pathsOf(member, `${prefix}${name}.`, depth + 1) : []
    return inner.length > 0 ? inner : [`${prefix}${name}`]
  })
}

/** Returns the columns in the order of the spec, followed by properties that the spec does not contain. */
export const columnsOf = (rows: ReadonlyArray<unknown>, stated: ReadonlyArray<string>): ReadonlyArray<string> => {
  const known = new Set(stated)
  const seen = new Set(rows.flatMap((row) => pathsOf(row)))
  const below = (path: string) => stated.some((column) => path.startsWith(`${column}.`))
  return [...stated, ...[...seen].filter((path) => !known.has(path) && !below(path))]
}

/** Returns an object with one property per selected path. The property name is the path, and absent values are `null`. */
export const pick = (row: unknown, fields: ReadonlyArray<string>): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, valueAt(row, field) ?? null]))
