/**
 * Finds open enums: schemas with `x-known-values` but without `enum`. New values may be added, so clients must accept any value of the type.
 *
 * If a schema also has `enum`, the enum is closed, and `x-known-values` contains only the meanings.
 */

/** Returns the known values of a schema that is an open enum, or undefined for any other schema. */
export const openValuesOf = (schema: unknown): ReadonlyArray<number | string> | undefined => {
  if (typeof schema !== "object" || schema === null || "enum" in schema || "const" in schema) return undefined
  const known: unknown = Reflect.get(schema, "x-known-values")
  return Array.isArray(known) ? known.map(({ value }: { readonly value: number | string }) => value) : undefined
}
