/**
 * A second reading of the specs, by Ajv at run time, to hold compiled validators and the sandbox's replies against.
 */
import { Ajv2020 } from "ajv/dist/2020.js"
import formats from "ajv-formats"
import { type ApiName, documents } from "./documents.ts"

const base = "https://fieldwork.invalid/"

const make = (checkFormats: boolean) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, validateFormats: checkFormats })
  if (checkFormats) formats.default(ajv)
  for (const [name, document] of Object.entries(documents)) ajv.addSchema(document, `${base}${name}`)
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
