/** Validates what the sandbox sends against the OpenAPI documents: responses by operation and status code, and callbacks by stream. */
import { documents } from "@fieldwork/specs/documents"
import { type Document, matcherOf, pointerOf, repliesOf, schemaPointer } from "@fieldwork/specs/openapi"
import { Ajv2020 } from "ajv/dist/2020.js"
import formats from "ajv-formats"
import control from "../control/openapi.gen.json" with { type: "json" }

export const controlDocument = control as unknown as Document

const make = (document: Document) => {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false })
  ;(formats as unknown as (ajv: Ajv2020) => void)(ajv)
  ajv.addFormat("iri", true)
  ajv.addSchema(document, "spec")
  const operationAt = matcherOf(document)

  const check = (place: string, value: unknown): void => {
    const validate = ajv.getSchema(`spec${place}`) ?? ajv.compile({ $ref: `spec${place}` })
    if (!validate(value)) throw new Error(`${place}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(value)}`)
  }

  return {
    check,
    /**
     * Throws unless the OpenAPI document allows this status code with this body for the operation. Unknown paths and methods are not checked.
     */
    reply: (method: string, path: string, status: number, body: unknown, type = "application/json"): void => {
      const operation = operationAt(method, path)
      if (operation === undefined) return
      const reply = repliesOf(document, operation).find((_) => _.status === String(status))
      if (reply === undefined) throw new Error(`${operation.id} has no documented status ${status}`)
      const place = schemaPointer(document, reply.pointer, type)
      if (place !== undefined) check(place, body)
      else if (body !== undefined) throw new Error(`${operation.id} ${status} has no documented ${type}`)
    }
  }
}

const exchange = make(documents.exchange)

export const checkBrandLiftReply = make(documents["brand-lift"]).reply

/** Skips string bodies, because the OpenAPI documents have schemas only for JSON. */
const unlessText =
  ({ reply }: ReturnType<typeof make>) =>
  (method: string, path: string, status: number, body: unknown): void => {
    if (typeof body !== "string") reply(method, path, status, body)
  }

export const checkExchangeReply = unlessText(exchange)

export const checkControlReply = unlessText(make(controlDocument))

export const checkCallback = (stream: "opportunities" | "outcomes", body: unknown): void =>
  exchange.check(
    pointerOf("components", "schemas", stream === "opportunities" ? "OpportunityBatch" : "OutcomeBatch"),
    body
  )
