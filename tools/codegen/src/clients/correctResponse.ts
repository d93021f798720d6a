/**
 * Converts a response of a service that differs from its OpenAPI document to the documented format.
 */
import type { OperationCorrection } from "@fieldwork/specs/corrections"
import { editBody } from "./correctBody.ts"
import { markedTarget } from "./redirectMark.ts"

/** The operation that was called, and the URL to which its request was sent. */
interface Sent {
  readonly id: string
  readonly url: string
  readonly correction: OperationCorrection
}

const isJson = (type: string | null): boolean => type !== null && /[/+]json\b/i.test(type)

/** Converts the body, the status code and the target of a redirect. A response without differences is returned unchanged. */
export const correctResponse = async (response: Response, { correction, id, url }: Sent): Promise<Response> => {
  const { response: fields = [], statuses = [] } = correction
  const status = statuses.find(({ service }) => service === response.status)?.document ?? response.status
  const isEdited = fields.length > 0 && isJson(response.headers.get("content-type"))
  const target = markedTarget(response, url, id)
  if (!isEdited && status === response.status && target === undefined) return response
  const headers = new Headers(response.headers)
  // The corrected body is uncompressed, and its length may differ.
  if (isEdited) for (const name of ["content-length", "content-encoding"]) headers.delete(name)
  if (target !== undefined) headers.set("location", target)
  const body = isEdited ? editBody(await response.text(), fields, "document") : response.body
  return new Response(status === 204 ? null : body, { status, statusText: response.statusText, headers })
}
