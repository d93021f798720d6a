/**
 * Validates values against the schemas of a document, using Ajv.
 */
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js"
import formats from "ajv-formats"
import { messageOf } from "./messageOf.ts"
import { regExpOf } from "./regExpOf.ts"
import { withoutSchemaIds } from "./withoutSchemaIds.ts"
import { below, type Document } from "@fieldwork/specs/openapi"

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
  /** Returns the reason why the schema at the given pointer cannot be compiled, or undefined if it can be compiled. */
  readonly problem: (pointer: string) => string | undefined
  /**
   * Returns up to ten mismatches between a value and the schema at the given pointer in the document. Throws if the schema cannot be compiled.
   */
  readonly mismatches: (pointer: string, value: unknown) => ReadonlyArray<Mismatch>
  /** Returns the mismatches between a value and a schema that is an object of the document. Returns none for any other schema. */
  readonly mismatchesOf: (schema: object, value: unknown) => ReadonlyArray<Mismatch>
}

const base = "https://contract.invalid/document"
const maxMismatches = 10
const none: ReadonlyArray<Mismatch> = []

const reasonOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).replaceAll(base, "")

/** Returns whether a string is an absolute IRI. */
const isIri = (text: string): boolean => !/[\s<>"{}|\\^`]/.test(text) && URL.canParse(text)
const isIriWithMacros = (text: string): boolean => isIri(text.replaceAll(/\[%[\w-]+%\]/g, "word"))

/** The engine that Ajv uses for patterns. The code is needed only for validators that are written to files. */
const regExp = Object.assign((pattern: string) => regExpOf(pattern), { code: "regExpOf" })

const known = new WeakMap<Document, Schemas>()

/** Returns the validators of a document. Repeated calls return the same object. */
export const schemasOf = (document: Document): Schemas => {
  const schemas = known.get(document) ?? prepared(document)
  known.set(document, schemas)
  return schemas
}

const prepared = (given: Document): Schemas => {
  const document = withoutSchemaIds(given)
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    logger: false,
    code: { regExp }
  })
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
    const validate = compile(pointer)
    compiled.set(pointer, validate)
    return validate
  }
  const compile = (pointer: string): ValidateFunction => {
    try {
      return ajv.compile({ $ref: `${base}${pointer}` })
    } catch (cause) {
      throw new Error(`The schema ${pointer} cannot be compiled: ${reasonOf(cause)}`, { cause })
    }
  }
  const mismatches: Schemas["mismatches"] = (pointer, value) => {
    const validate = validatorOf(pointer)
    if (validate(value)) return none
    return withoutBranches(validate.errors ?? [])
      .slice(0, maxMismatches)
      .map((error) => mismatchOf(document, error))
  }
  return {
    problem: (pointer) => {
      try {
        validatorOf(pointer)
        return undefined
      } catch (error) {
        return reasonOf((error as Error).cause)
      }
    },
    mismatches,
    mismatchesOf: (schema, value) => {
      const pointer = pointersOf(given).get(schema)
      return pointer === undefined ? none : mismatches(pointer, value)
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
