/**
 * Checks parameters and bodies against the spec with Ajv, compiled per operation on first use.
 */
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js"
import formats from "ajv-formats"
import type { Document, Operation } from "./Document.ts"
import type { Issue } from "./Issue.ts"

const fieldOf = (error: ErrorObject, prefix: string): string => {
  const path = error.instancePath
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
  if (error.keyword === "required") path.push(String(error.params["missingProperty"]))
  return [prefix, ...path].filter((step) => step !== "").join(".")
}

const issueOf =
  (prefix: string) =>
  (error: ErrorObject): Issue => ({
    field: fieldOf(error, prefix),
    keyword: error.keyword,
    message:
      error.keyword === "required" ? "This field is required." : `This value ${error.message ?? "is not valid"}.`,
    params: error.params
  })

/** One issue a field: the branches of an `anyOf` that failed say less than the field itself. */
const oneEach = (issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> => [
  ...new Map(issues.map((_) => [_.field, _])).values()
]

export interface Validation {
  readonly parameters: (operation: Operation, params: Readonly<Record<string, unknown>>) => ReadonlyArray<Issue>
  readonly body: (operation: Operation, mediaType: string, value: unknown) => ReadonlyArray<Issue>
}

/** References into the document are absolute, as a relative one would be read from the schema that holds it. */
const base = "https://fieldwork.invalid/spec"

const pointer = (...steps: ReadonlyArray<string>) =>
  `${base}#/${steps.map((step) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`

const made = new WeakMap<Document, Validation>()

/** One for each document, however many sandboxes there are and however often they begin again: compiling costs more than a test. */
export const make = (document: Document): Validation => {
  const known = made.get(document) ?? compile(document)
  made.set(document, known)
  return known
}

const compile = (document: Document): Validation => {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false })
  ;(formats as unknown as (ajv: Ajv2020) => void)(ajv)
  ajv.addSchema(document, base)
  const compiled = new Map<string, ValidateFunction>()

  const validator = (key: string, schema: () => object): ValidateFunction => {
    const known = compiled.get(key)
    if (known !== undefined) return known
    const validate = ajv.compile(schema())
    compiled.set(key, validate)
    return validate
  }

  const run = (validate: ValidateFunction, value: unknown): ReadonlyArray<Issue> =>
    validate(value) ? [] : oneEach((validate.errors ?? []).map(issueOf("")))

  return {
    parameters: (operation, params) =>
      run(
        validator(`${operation.id} parameters`, () => {
          const read = operation.parameters.filter((_) => _.in === "path" || _.in === "query")
          return { $id: `${base}/parameters/${operation.id}`, type: "object", properties: propertiesOf(read) }
        }),
        params
      ),
    body: (operation, mediaType, value) =>
      run(
        validator(`${operation.id} ${mediaType}`, () => {
          const { requestBody } = operation.object
          const place =
            requestBody !== undefined && "$ref" in requestBody
              ? requestBody.$ref.slice(2).split("/")
              : ["paths", operation.path, operation.method.toLowerCase(), "requestBody"]
          return { $ref: pointer(...place, "content", mediaType, "schema") }
        }),
        value
      )
  }
}

/** Parameter schemas as the properties of one object. */
const propertiesOf = (parameters: Operation["parameters"]) =>
  Object.fromEntries(parameters.map(({ name, schema }) => [name, absolute(schema)]))

/** References made absolute, as they leave the document they were written in. */
const absolute = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(absolute)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === "$ref" ? `${base}${String(inner)}` : absolute(inner)])
  )
}
