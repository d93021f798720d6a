/**
 * Checks what the brand lift service says against the spec, by operation and status.
 */
import document from "@fieldwork/specs/brand-lift" with { type: "json" }
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import formats from "ajv-formats"

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>
}

const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false })
;(formats as unknown as (ajv: Ajv2020) => void)(ajv)
ajv.addSchema(document, "spec")

const compiled = new Map<string, ValidateFunction>()

const validator = (reference: string): ValidateFunction => {
  const validate = compiled.get(reference) ?? ajv.compile({ $ref: reference })
  compiled.set(reference, validate)
  return validate
}

const escape = (step: string) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))

/** By specificity: a literal segment is written before a parameter. */
const paths = Object.entries(document.paths as Readonly<Record<string, Readonly<Record<string, unknown>>>>)

const templateOf = (path: string): string | undefined =>
  paths.find(([template]) => new RegExp(`^${template.replace(/\{[^}]+\}/g, "[^/]+")}/?$`).test(path))?.[0]

/** Throws unless the document has this status for the operation, with this body. Paths and methods it does not have pass. */
export const checkReply = (
  method: string,
  path: string,
  status: number,
  body: unknown,
  type = "application/json"
): void => {
  const template = templateOf(path)
  const operation = paths.find(([_]) => _ === template)?.[1][method.toLowerCase()] as Operation | undefined
  if (template === undefined || operation === undefined) return
  const response = operation.responses[status]
  if (response === undefined) throw new Error(`${operation.operationId} has no documented status ${status}`)
  const place = response.$ref ?? `#/paths/${escape(template)}/${method.toLowerCase()}/responses/${status}`
  const validate = validator(`spec${place}/content/${escape(type)}/schema`)
  if (!validate(body)) {
    throw new Error(`${operation.operationId} ${status}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body)}`)
  }
}
