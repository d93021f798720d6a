/**
 * Checks what is said against a spec: replies by operation and status, callbacks by stream.
 */
import control from "../../control/openapi.gen.json" with { type: "json" }
import exchange from "@fieldwork/specs/exchange" with { type: "json" }
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import formats from "ajv-formats"

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, { readonly $ref?: string } | undefined>>
}

const escape = (step: string) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))

const make = (document: Document) => {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false })
  ;(formats as unknown as (ajv: Ajv2020) => void)(ajv)
  ajv.addFormat("iri", true)
  ajv.addSchema(document, "spec")
  const compiled = new Map<string, ValidateFunction>()
  const templates = Object.keys(document.paths).map((template) => ({
    template,
    pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, "[^/]+")}/?$`)
  }))

  const check = (place: string, value: unknown): void => {
    const validate = compiled.get(place) ?? ajv.compile({ $ref: `spec${place}` })
    compiled.set(place, validate)
    if (!validate(value)) throw new Error(`${place}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(value)}`)
  }

  return {
    check,
    /** Throws unless the document has this status for the operation, with this body. A path or method that it does not have is no concern of it. */
    reply: (method: string, path: string, status: number, body: unknown): void => {
      const template = templates.find(({ pattern }) => pattern.test(path))?.template ?? ""
      const operation = document.paths[template]?.[method.toLowerCase()] as Operation | undefined
      if (operation === undefined) return
      const response = operation.responses[status]
      if (response === undefined) throw new Error(`${operation.operationId} has no documented status ${status}`)
      const place = response.$ref ?? `#/paths/${escape(template)}/${method.toLowerCase()}/responses/${status}`
      // Text is text: only JSON has a shape to check.
      if (typeof body === "string") return
      check(`${place}/content/application~1json/schema`, body)
    }
  }
}

const api = make(exchange)

export const checkReply = api.reply

export const checkControlReply = make(control).reply

export const checkCallback = (stream: "opportunities" | "outcomes", body: unknown): void =>
  api.check(`#/components/schemas/${stream === "opportunities" ? "OpportunityBatch" : "OutcomeBatch"}`, body)
