/**
 * Writes the list of the properties that the specs mark as sensitive (`x-sensitive`), which recordings of API traffic must not contain.
 */
import { type Document, sensitiveProperties } from "@fieldwork/specs/openapi"
import { header } from "./header.ts"

/** Returns the source code of a module with the names of the sensitive properties in all documents, in lower case. */
export const sensitiveNames = (documents: ReadonlyArray<Document>): string => {
  const names = [...sensitiveProperties(documents).keys()].map((name) => name.toLowerCase())
  return [
    header("specs"),
    "",
    "/** The names of the properties that the specs mark as sensitive, in lower case. */",
    "export const sensitiveNames: ReadonlySet<string> = new Set([",
    [...new Set(names)]
      .toSorted()
      .map((name) => `  ${JSON.stringify(name)}`)
      .join(",\n"),
    "])",
    ""
  ].join("\n")
}
