/**
 * Writes the list of the properties that the specs mark as sensitive (`x-sensitive`), which recordings of API traffic must not contain.
 */
import type { Document } from "@fieldwork/specs/openapi"
import { header } from "./header.ts"

const markedIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value !== "object" || value === null) return []
  const properties: unknown = Reflect.get(value, "properties")
  const marked = Object.entries(Object(properties) as object)
    .filter(([, schema]) => typeof schema === "object" && schema !== null && "x-sensitive" in schema)
    .map(([name]) => name)
  return [...marked, ...Object.values(value).flatMap(markedIn)]
}

/** Returns the source code of a module with the names of the sensitive properties in all documents, in lower case. */
export const sensitiveNames = (documents: ReadonlyArray<Document>): string => {
  const names = new Set(
    documents.flatMap(({ components }) => markedIn(components?.schemas)).map((n) => n.toLowerCase())
  )
  return [
    header("specs"),
    "",
    "/** The names of the properties that the specs mark as sensitive, in lower case. */",
    "export const sensitiveNames: ReadonlySet<string> = new Set([",
    [...names]
      .toSorted()
      .map((name) => `  ${JSON.stringify(name)}`)
      .join(",\n"),
    "])",
    ""
  ].join("\n")
}
