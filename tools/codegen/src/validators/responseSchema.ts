/**
 * Finds the schema of an operation's first 2xx response with a JSON body.
 */
import { type Document, type Operation, repliesOf, schemaPointer } from "@fieldwork/specs/openapi"

/** Returns the JSON pointer to the schema in the document, or undefined if no 2xx response has a JSON body. */
export const responseSchemaPointer = (document: Document, operation: Operation): string | undefined => {
  for (const { pointer, status } of repliesOf(document, operation)) {
    const place = status.startsWith("2") ? schemaPointer(document, pointer, "application/json") : undefined
    if (place !== undefined) return place
  }
  return undefined
}
