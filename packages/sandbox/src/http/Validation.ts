/** Validates parameters and bodies against the OpenAPI document with Ajv. The schemas of an operation are compiled on first use. */
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import formats from "ajv-formats"
import { below, type Document, type Operation, pointerOf, resolve, type Schema } from "@fieldwork/specs/openapi"
import { isWebIri, isWebIriWithMacros } from "./Iri.ts"
import type { Issue } from "./Issue.ts"
import { issueOf } from "./issueOf.ts"
import { memoize } from "./memoize.ts"

/**
 * Returns at most one issue per field. The failed branches of an `anyOf` are dropped, because they are less informative than the issue of the `anyOf`
 * itself.
 */
const oneEach = (issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> => [
  ...new Map(issues.map((_) => [_.field, _])).values()
]

export interface Validation {
  readonly parameters: (operation: Operation, params: Readonly<Record<string, unknown>>) => ReadonlyArray<Issue>
  readonly body: (operation: Operation, mediaType: string, value: unknown) => ReadonlyArray<Issue>
  /**
   * Validates a value against a schema in the OpenAPI document's components. Used for values that a handler reads itself, such as a part of a
   * multipart form.
   */
  readonly component: (name: string, value: unknown) => ReadonlyArray<Issue>
}

const nothing: ReadonlyArray<Issue> = []

/**
 * The base of all references into the OpenAPI document. References are absolute, because a relative reference would be resolved against the schema
 * that contains it.
 */
const base = "https://fieldwork.invalid/spec"

const made = new WeakMap<Document, Validation>()

/**
 * Returns the validation functions for an OpenAPI document. They are shared by all sandboxes and kept after resets, because compiling schemas takes
 * longer than running a test.
 */
const validationOf = (document: Document): Validation => {
  const known = made.get(document)
  if (known !== undefined) return known
  const fresh = compile(document)
  made.set(document, fresh)
  return fresh
}

/** Creates the validation functions for an OpenAPI document. The document is not processed until the first request, so the sandbox starts fast. */
export const make = (document: Document): Validation => ({
  parameters: (operation, params) =>
    operation.parameters.length === 0 ? nothing : validationOf(document).parameters(operation, params),
  body: (operation, mediaType, value) => validationOf(document).body(operation, mediaType, value),
  component: (name, value) => validationOf(document).component(name, value)
})

const compile = (document: Document): Validation => {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, verbose: true })
  ;(formats as unknown as (ajv: Ajv2020) => void)(ajv)
  const { uri } = ajv.formats
  if (typeof uri === "function") ajv.addFormat("uri", memoize(uri))
  ajv.addFormat("iri", memoize(isWebIri))
  ajv.addKeyword({
    keyword: "x-macros",
    type: "string",
    error: { message: "must be an IRI (RFC 3987) after macros such as [%RID%] are replaced" },
    validate: (_: unknown, text: string) => isWebIriWithMacros(text)
  })
  // A fraction in place of an integer is reported as a wrong type, not as a wrong format.
  for (const width of ["int32", "int64", "float", "double"]) ajv.addFormat(width, true)
  ajv.addSchema(document, base)
  const forParameters = new Map<Operation, ValidateFunction>()
  const forBodies = new Map<Operation, Map<string, ValidateFunction>>()

  const compileParameters = (operation: Operation): ValidateFunction => {
    const read = operation.parameters.filter((_) => _.in === "path" || _.in === "query")
    const $id = `${base}/parameters/${operation.id}`
    const validate = ajv.getSchema($id) ?? ajv.compile({ $id, type: "object", properties: propertiesOf(read) })
    forParameters.set(operation, validate)
    return validate
  }

  const compileBody = (operation: Operation, mediaType: string): ValidateFunction => {
    const schema = operation.body?.content[mediaType]?.schema
    const validate = ajv.compile(
      operation.object["x-unknown-fields"] === "refused" && schema !== undefined
        ? withoutAdditionalProperties(document, schema)
        : { $ref: `${base}${below(operation.bodyPointer, "content", mediaType, "schema")}` }
    )
    const known = forBodies.get(operation) ?? new Map<string, ValidateFunction>()
    forBodies.set(operation, known.set(mediaType, validate))
    return validate
  }

  const run = (validate: ValidateFunction, value: unknown): ReadonlyArray<Issue> =>
    validate(value) ? nothing : oneEach((validate.errors ?? []).map(issueOf))

  return {
    parameters: (operation, params) => run(forParameters.get(operation) ?? compileParameters(operation), params),
    body: (operation, mediaType, value) =>
      run(forBodies.get(operation)?.get(mediaType) ?? compileBody(operation, mediaType), value),
    component: (name, value) => {
      const place = `${base}${pointerOf("components", "schemas", name)}`
      return run(ajv.getSchema(place) ?? ajv.compile({ $ref: place }), value)
    }
  }
}

/** Returns the parameter schemas as the properties of one object. */
const propertiesOf = (parameters: Operation["parameters"]) =>
  Object.fromEntries(parameters.map(({ name, schema }) => [name, absolute(schema ?? {})]))

/**
 * Returns a copy of the schema that disallows additional properties at all levels. References are replaced by copies, so other uses of the referenced
 * schemas are unchanged.
 */
const withoutAdditionalProperties = (document: Document, of: Schema): Schema => {
  const schema = resolve(document, of)
  const { items, properties } = schema
  return {
    ...schema,
    ...(items !== undefined && { items: withoutAdditionalProperties(document, items) }),
    ...(properties !== undefined && {
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, withoutAdditionalProperties(document, each)])
      )
    })
  }
}

/** Makes the references in a schema absolute, because the schema is compiled outside its OpenAPI document. */
const absolute = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(absolute)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === "$ref" ? `${base}${String(inner)}` : absolute(inner)])
  )
}
