// Generated from tools/codegen/src/clients/correctResponse.ts by `npm run generate`. Do not edit: change it and generate again.

/**
 * Converts a response of a service that differs from its OpenAPI document to the documented format.
 */
import type { FieldCorrection, OperationCorrection } from "@fieldwork/specs/corrections"
import { editBody } from "./correctBody.gen.ts"
import { markedTarget } from "./redirectMark.gen.ts"

/** The operation that was called, and the URL to which its request was sent. */
interface Sent {
  readonly id: string
  readonly url: string
  readonly correction: OperationCorrection
}

/** Returns the corrections for a status code of the service: those of the code itself, otherwise of its range, otherwise the default. */
const fieldsOf = ({ responses = {} }: OperationCorrection, status: number): ReadonlyArray<FieldCorrection> =>
  responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses["default"] ?? []

/**
 * Checks whether a body may be JSON. The clients also parse JSON without a JSON media type. A CSV body is not read, so that it can be streamed, and a
 * response that Fetch cannot construct (status 0) has no body.
 */
const mayBeJson = ({ body, headers, status }: Response): boolean =>
  body !== null && status > 0 && !/^text\/csv\b/i.test(headers.get("content-type") ?? "")

/** Status codes of responses without a body, for which the constructor of `Response` accepts only null. */
const hasNoBody = (status: number): boolean => [204, 205, 304].includes(status)

/** Converts the body, and returns its bytes unchanged if it is not JSON. Bytes, unlike text, do not add a content type to the response. */
const correctBody = async (
  response: Response,
  fields: ReadonlyArray<FieldCorrection>
): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = new TextDecoder().decode(bytes)
  const corrected = editBody(text, fields, "document")
  return corrected === text ? bytes : new TextEncoder().encode(corrected)
}

/** Converts the body, the status code and the target of a redirect. A response without differences is returned unchanged. */
export const correctResponse = async (response: Response, { correction, id, url }: Sent): Promise<Response> => {
  const { statuses = [] } = correction
  const fields = fieldsOf(correction, response.status)
  const status = statuses.find(({ service }) => service === response.status)?.document ?? response.status
  const isEdited = fields.length > 0 && mayBeJson(response)
  const target = markedTarget(response, url, id)
  if (!isEdited && status === response.status && target === undefined) return response
  const headers = new Headers(response.headers)
  // The corrected body is uncompressed, and its length may differ.
  if (isEdited) for (const name of ["content-length", "content-encoding"]) headers.delete(name)
  if (target !== undefined) headers.set("location", target)
  const body = isEdited ? await correctBody(response, fields) : response.body
  return new Response(hasNoBody(status) ? null : body, { status, statusText: response.statusText, headers })
}
