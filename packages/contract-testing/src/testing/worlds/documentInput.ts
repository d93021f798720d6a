/**
 * The input that the document itself shows for an operation: examples of its parameters and of its body.
 */
import { type Document, examplesOf, type MediaType, type Operation } from "@fieldwork/specs/openapi"
import { sampleOf } from "../generate/sample.ts"
import { bodySchemaOf, bodyTypeOf, type Input } from "../run/callOf.ts"

/** The examples of the body by name. */
export const bodyExamplesOf = (
  document: Document,
  operation: Operation
): ReadonlyArray<{ readonly name: string; readonly value: unknown }> => {
  const media: MediaType = operation.body?.content[bodyTypeOf(operation) ?? ""] ?? {}
  const named = examplesOf(document, media).filter(({ value }) => value !== undefined)
  return media.example === undefined ? named : [...named, { name: "example", value: media.example }]
}

/** The values of required parameters. */
export const requiredParameters = (document: Document, operation: Operation): Input =>
  Object.fromEntries(
    operation.parameters
      .filter(({ in: where, required }) => required === true || where === "path")
      .map(({ example, name, schema = {} }) => [name, example ?? sampleOf(document, schema)])
  )

export const documentInput = (document: Document, operation: Operation): Input => {
  const schema = bodySchemaOf(document, operation)
  const [example] = bodyExamplesOf(document, operation)
  const body = example === undefined ? schema && sampleOf(document, schema.schema) : example.value
  return { ...requiredParameters(document, operation), ...(body !== undefined && { body }) }
}
