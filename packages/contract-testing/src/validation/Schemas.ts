/**
 * Validates values against the schemas of a document, using Ajv.
 */
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js"
import formats from "ajv-formats"
import { counted } from "../counted.ts"
import { withoutSchemaIds } from "./withoutSchemaIds.ts"
import { at, below, type Document, type Schema } from "@fieldwork/specs/openapi"

/** A mismatch between a value and its schema. */
export interface Mismatch {
  /** The JSON pointer to the mismatched part of the value. */
  readonly at: string
  readonly message: string
  /** The JSON pointer in the document to the schema that contains the failed keyword. Undefined if the schema could not be located. */
  readonly schema: string | undefined
  /** The failed keyword, such as `enum`. For the keyword `required`, the name of the missing property is appended, as in `required.campaign_id`. */
  readonly facet: string
}

export interface Schemas {
  /** Returns up to ten mismatches between a value and the schema at the given pointer in the document. */
  readonly mismatches: (pointer: string, value: unknown) => ReadonlyArray<Mismatch>
}

const base = "https://contract.invalid/document"
const maxMismatches = 10
const none: ReadonlyArray<Mismatch> = []

/** Returns whether a string is an absolute IRI. */
const isIri = (text: string): boolean => !/[\s<>"{}|\\^`]/.test(text) && URL.canParse(text)
const isIriWithMacros = (text: string): boolean => isIri(text.replaceAll(/\[%[\w-]+%\]/g, "word"))

export const schemasOf = (given: Document): Schemas => {
  const document = withoutSchemaIds(given)
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateSchema: false, logger: false })
  formats.default(ajv)
  ajv.addFormat("iri", isIri)
  // Numeric formats are not checked by Ajv, because it would report a fraction as a wrong format instead of a wrong type.
  for (const width of ["int32", "int64", "float", "double"]) ajv.addFormat(width, true)
  ajv.addKeyword({
    keyword: "x-macros",
    type: "string",
    error: { message: "must be an absolute URL once its macros are filled" },
    validate: (_: unknown, text: string) => isIriWithMacros(text)
  })
  ajv.addSchema(document, base)
  const compiled = new Map<string, ValidateFunction>()
  const validatorOf = (pointer: string): ValidateFunction => {
    const known = compiled.get(pointer)
    if (known !== undefined) return known
    const validate = ajv.compile({ $ref: `${base}${pointer}` })
    compiled.set(pointer, validate)
    return validate
  }
  return {
    mismatches: (pointer, value) => {
      const validate = validatorOf(pointer)
      if (validate(value)) return none
      return withoutBranches(validate.errors ?? [])
        .slice(0, maxMismatches)
        .map((error) => mismatchOf(document, error))
    }
  }
}

const isNullBranch = (schema: unknown): boolean =>
  typeof schema === "object" && schema !== null && Reflect.get(schema, "type") === "null"

/**
 * If a value matches no branch of `anyOf` or `oneOf`, Ajv reports the errors of each branch, followed by a general error. If the schema has only one
 * branch other than `null`, the errors of that branch are kept. Otherwise, only the general error is kept.
 */
const withoutBranches = (errors: ReadonlyArray<ErrorObject>): ReadonlyArray<ErrorObject> => {
  const kept: Array<ErrorObject> = []
  for (const error of errors) {
    if (error.keyword !== "anyOf" && error.keyword !== "oneOf") {
      kept.push(error)
      continue
    }
    const inside = (other: ErrorObject) =>
      other.instancePath === error.instancePath || other.instancePath.startsWith(`${error.instancePath}/`)
    let from = kept.length
    while (from > 0 && inside(kept[from - 1] as ErrorObject)) from--
    const branches = kept.splice(from)
    const real = (error.schema as ReadonlyArray<unknown>).filter((branch) => !isNullBranch(branch))
    const telling = branches.filter(
      ({ instancePath, keyword, params }) =>
        !(keyword === "type" && params["type"] === "null" && instancePath === error.instancePath)
    )
    kept.push(...(real.length === 1 && telling.length > 0 ? telling : [error]))
  }
  return kept
}

const kindOf = (value: unknown): string => {
  if (value === null) return "null"
  if (Array.isArray(value)) return `an array of ${counted(value.length, "item")}`
  if (typeof value === "string")
    return value === "" ? "an empty string" : `a string of ${counted(value.length, "character")}`
  return typeof value === "object" ? "an object" : JSON.stringify(value)
}

const listed = (values: ReadonlyArray<unknown>): string => {
  const shown = values.slice(0, 12).map((value) => JSON.stringify(value))
  return values.length > shown.length
    ? `${shown.join(", ")} and ${values.length - shown.length} more`
    : shown.join(", ")
}

/**
 * Formats a value that is not listed in an enumeration. The value itself is shown only if it consists of a few simple characters, because other
 * values may identify a respondent.
 */
const word = (value: unknown): string =>
  typeof value === "string" && /^[\w .-]{1,40}$/.test(value) ? JSON.stringify(value) : kindOf(value)

/** Returns a message that states what a schema requires and how the value differs from this requirement. */
const messageOf = ({ data, keyword, message, params, schema }: ErrorObject): string => {
  switch (keyword) {
    case "required":
      return `has no ${String(params["missingProperty"])}, which is required`
    case "additionalProperties":
    case "unevaluatedProperties":
      return `has ${String(params["additionalProperty"] ?? params["unevaluatedProperty"])}, which the contract does not define`
    case "type":
      return `must be ${[params["type"]].flat().join(" or ")}; it is ${kindOf(data)}`
    case "enum":
      return `must be one of ${listed(schema as ReadonlyArray<unknown>)}; it is ${word(data)}`
    case "const":
      return `must be ${JSON.stringify(schema)}; it is ${word(data)}`
    case "anyOf":
    case "oneOf":
      return `matches none of the ${(schema as ReadonlyArray<unknown>).length} forms that the contract allows; it is ${kindOf(data)}`
    case "format":
      return `must have the format ${String(params["format"])}; it is ${kindOf(data)}`
    case "pattern":
      return `must match ${String(params["pattern"])}; it is ${kindOf(data)}`
    default:
      return `${message ?? `fails ${keyword}`}; it is ${kindOf(data)}`
  }
}

const pointersIn = new WeakMap<Document, ReadonlyMap<object, string>>()

/** Returns the JSON pointer of each object in a document. Ajv reports a failed schema as an object, so this map is needed to locate the schema. */
const pointersOf = (document: Document): ReadonlyMap<object, string> => {
  const known = pointersIn.get(document)
  if (known !== undefined) return known
  const found = new Map<object, string>()
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value !== "object" || value === null || found.has(value)) return
    found.set(value, pointer)
    for (const [key, inner] of Object.entries(value)) walk(inner, below(pointer, key))
  }
  walk(document, "#")
  pointersIn.set(document, found)
  return found
}

const mismatchOf = (document: Document, error: ErrorObject): Mismatch => {
  const { instancePath, keyword, params, parentSchema } = error
  return {
    at: instancePath,
    message: messageOf(error),
    schema: parentSchema && pointersOf(document).get(parentSchema),
    facet: keyword === "required" ? `required.${String(params["missingProperty"])}` : keyword
  }
}

const readTypes = (document: Document, schema: Schema, depth: number): ReadonlySet<string> => {
  const { $ref, allOf = [], anyOf = [], oneOf = [], type } = schema
  const below = [
    ...allOf,
    ...anyOf,
    ...oneOf,
    ...($ref === undefined ? [] : [at(document, $ref) as Schema | undefined])
  ]
  return new Set([
    ...[type ?? []].flat(),
    ...below.flatMap((each) => (each === undefined || depth >= 8 ? [] : [...readTypes(document, each, depth + 1)]))
  ])
}

const knownTypes = new WeakMap<Document, WeakMap<Schema, ReadonlySet<string>>>()
const noTypes: ReadonlySet<string> = new Set()

/** Returns the types that a schema allows, including the types in referenced and combined schemas. The result is cached for each schema. */
export const typesOf = (document: Document, schema: Schema | undefined): ReadonlySet<string> => {
  if (schema === undefined) return noTypes
  const ofDocument = knownTypes.get(document) ?? new WeakMap<Schema, ReadonlySet<string>>()
  knownTypes.set(document, ofDocument)
  const types = ofDocument.get(schema) ?? readTypes(document, schema, 0)
  ofDocument.set(schema, types)
  return types
}
