/**
 * Finds open lists of values: `x-known-values` without an `enum`. New values may be added, so clients must accept any value of the type.
 *
 * With an `enum` next to it the list is closed, and `x-known-values` contains only meanings.
 */

/** Returns the known values of a schema that is an open list; undefined for anything else. */
export const openValuesOf = (schema: unknown): ReadonlyArray<number | string> | undefined => {
  if (typeof schema !== "object" || schema === null || "enum" in schema || "const" in schema) return undefined
  const known: unknown = Reflect.get(schema, "x-known-values")
  return Array.isArray(known) ? known.map(({ value }: { readonly value: number | string }) => value) : undefined
}
