/**
 * Open lists of values: `x-known-values` without an `enum`. More may come, so a reader must take any value of the type.
 *
 * With an `enum` beside it the list is closed, and `x-known-values` gives meanings alone.
 */

/** The known values of a schema that is an open list; undefined for anything else. */
export const openValuesOf = (schema: unknown): ReadonlyArray<number | string> | undefined => {
  if (typeof schema !== "object" || schema === null || "enum" in schema || "const" in schema) return undefined
  const known: unknown = Reflect.get(schema, "x-known-values")
  return Array.isArray(known) ? known.map(({ value }: { readonly value: number | string }) => value) : undefined
}
