/**
 * A second reading of the specs, by Ajv at run time, to hold compiled validators and the sandbox's replies against.
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

/** A validator of the schema at this JSON pointer, formats included. */
export const judge = make(true)

/** The same with formats as annotations, as the compiled validators have them. */
export const judgeShape = make(false)

const loose = ajvOf(false)
const known = new WeakMap<object, (value: unknown) => boolean>()

/** A validator of a schema within a document, without formats. */
export const judgeSchema = (api: ApiName, schema: object): ((value: unknown) => boolean) => {
  const found = known.get(schema)
  if (found !== undefined) return found
  const absolute = JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${base}${api}#`)
  const validate = loose.compile(JSON.parse(absolute) as object)
  known.set(schema, validate)
  return validate
}
