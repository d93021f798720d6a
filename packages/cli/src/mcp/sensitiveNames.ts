/**
 * Lists the sensitive properties of an operation.
 */
import { at, type Document, type Operation, referencesIn, sensitivePropertiesIn } from "@fieldwork/specs/openapi"

/** Returns the names of the properties in the request and the responses of an operation that the spec marks as sensitive. */
export const sensitiveNames = (
  document: Document,
  { body, object: { responses }, parameters }: Operation
): ReadonlyArray<string> => {
  const messages = { parameters, body, responses }
  const components = [...referencesIn(document, messages)].map((pointer) => at(document, pointer))
  return [...sensitivePropertiesIn([messages, components]).keys()]
}
