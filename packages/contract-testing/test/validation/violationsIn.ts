/**
 * Validates one call of a document that has a single operation.
 */
import type { Document } from "@fieldwork/specs/openapi"
import { contractOf } from "../../src/validation/Contract.ts"

/** The content of a response that is any JSON object. */
export const json = { "application/json": { schema: { type: "object" } } }

/** Returns the violations in a call of the only operation of a document. */
export const violationsIn = (
  operation: object,
  sent: { readonly url: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string },
  { method = "GET", path = sent.url.split("?")[0] ?? "", headers = {}, received = "{}" } = {}
) => {
  const paths = {
    [path]: { [method.toLowerCase()]: { operationId: "call", responses: { 200: { content: json } }, ...operation } }
  }
  const contract = contractOf({ spec: { openapi: "3.1.0", info: { title: "Styles" }, paths } as Document })
  const response = { status: 200, headers: { "content-type": "application/json", ...headers }, body: received }
  return contract
    .interaction({ method, headers: {}, body: "", ...sent }, response)
    .violations.filter(({ check }) => check !== "accepted invalid request")
    .map(({ at, message }) => `${at}: ${message}`)
}
