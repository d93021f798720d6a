/**
 * Removes the annotations from a schema (the keywords that do not affect validity), to keep its validator small.
 */
const annotations = new Set([
  "description",
  "summary",
  "title",
  "example",
  "examples",
  "default",
  "externalDocs",
  "deprecated",
  "format",
  "contentMediaType",
  "contentSchema"
])

/** Returns the schema without annotations. A property is kept even if its name equals an annotation keyword. */
export const bareSchema = <A>(value: A, isSchema = true): A => {
  if (Array.isArray(value)) return value.map((inner: unknown) => bareSchema(inner)) as A
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value).filter(([key]) => !isSchema || !(annotations.has(key) || key.startsWith("x-")))
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, bareSchema(inner, !(isSchema && key === "properties"))])
  ) as A
}
