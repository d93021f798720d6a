/**
 * Validates values with Ajv at run time. Used to check the compiled validators and the responses of the sandbox with an independent validator.
 */
import { Ajv2020 } from "ajv/dist/2020.js"
import formats from "ajv-formats"
import { type ApiName, documents } from "./documents.ts"

const base = "https://fieldwork.invalid/"

const ajvOf = (checkFormats: boolean) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, validateFormats: checkFormats })
  if (checkFormats) formats.default(ajv)
  for (const [name, document] of Object.entries(documents)) ajv.addSchema(document, `${base}${name}`)
  return ajv
}

const make = (checkFormats: boolean) => {
  const ajv = ajvOf(checkFormats)
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>()
  return (api: ApiName, pointer: string) => {
    const key = `${base}${api}${pointer}`
    const known = compiled.get(key)
    if (known !== undefined) return known
    const validate = ajv.compile({ $ref: key })
    compiled.set(key, validate)
    return validate
  }
}

/** Returns a validator for the schema at a JSON pointer. The validator also checks formats. */
export const ajvValidator = make(true)

/** Returns a validator for the schema at a JSON pointer. Like the compiled validators, it ignores formats. */
export const ajvShapeValidator = make(false)

const loose = ajvOf(false)
const known = new WeakMap<object, (value: unknown) => boolean>()

/** Returns a validator for a schema object from the spec. The validator ignores formats. */
export const ajvSchemaValidator = (api: ApiName, schema: object): ((value: unknown) => boolean) => {
  const found = known.get(schema)
  if (found !== undefined) return found
  const absolute = JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${base}${api}#`)
  const validate = loose.compile(JSON.parse(absolute) as object)
  known.set(schema, validate)
  return validate
}
