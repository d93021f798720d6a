/**
 * Validates the status code, headers and body of a response against its operation.
 */
import {
  below,
  type Header,
  type Operation,
  resolvePointer,
  repliesOf,
  type Reply,
  resolve
} from "@fieldwork/specs/openapi"
import { simpleStyle } from "./simpleStyle.ts"
import { validateContent } from "./validateContent.ts"
import { lowerCased, type ReceivedResponse, type Violation } from "./Message.ts"
import type { Found } from "./ContractDocument.ts"
import { plain, violationOf } from "./violations.ts"

const replies = new WeakMap<Operation, ReadonlyMap<string, Reply>>()

const replyOf = ({ operation, contractDocument }: Found, status: number): Reply | undefined => {
  const known =
    replies.get(operation) ??
    new Map(repliesOf(contractDocument.document, operation).map((reply) => [reply.status.toUpperCase(), reply]))
  replies.set(operation, known)
  return known.get(String(status)) ?? known.get(`${String(status)[0]}XX`) ?? known.get("DEFAULT")
}

const validateHeaders = (
  { operation, contractDocument }: Found,
  { pointer, response }: Reply,
  headers: Readonly<Record<string, string>>
): ReadonlyArray<Violation> =>
  Object.entries(response.headers ?? {}).flatMap(([name, given]) => {
    const at = `header ${name}`
    const place = resolvePointer(contractDocument.document, below(pointer, "headers", name))
    const header = resolve<Header & { readonly required?: boolean }>(contractDocument.document, given)
    const text = headers[name.toLowerCase()]
    if (text === undefined)
      return header.required === true
        ? [plain("response header", operation, at, "is required and is missing", place)]
        : []
    // The media type of the body is validated instead of this header, and a header without a schema is not validated.
    if (header.schema === undefined || name.toLowerCase() === "content-type") return []
    // A header value is validated as a string, as the value that its schema describes and, if it looks like a number, as a number.
    const parsed = simpleStyle(contractDocument.document, { ...header, name }, text)
    const numbers = /^-?\d+(?:\.\d+)?$/.test(text) ? [Number(text)] : []
    const mismatches = [...new Set([parsed, text, ...numbers])].map((value) =>
      contractDocument.schemas.mismatches(below(place, "schema"), value)
    )
    if (mismatches.some(({ length }) => length === 0)) return []
    return (mismatches[0] ?? []).map((mismatch) =>
      violationOf(contractDocument, "response header", operation, at, mismatch)
    )
  })

const validateBody = (
  found: Found,
  { pointer, response: { content }, status: documented }: Reply,
  { body, headers, status }: ReceivedResponse
): ReadonlyArray<Violation> => {
  const { operation } = found
  const isWithoutBody = status === 204 || status === 304
  const contentType = headers["content-type"] ?? ""
  // A response to HEAD has the headers of the response to GET, but no body.
  if (body === undefined || (operation.method === "HEAD" && body.length === 0)) {
    const isKnown = content !== undefined && contentType !== "" && !isWithoutBody
    return isKnown ? validateContent(found, "response body", content, pointer, contentType, undefined) : []
  }
  if (body.length === 0) {
    return content !== undefined && !isWithoutBody
      ? [plain("response body", operation, "", "is empty; the contract requires a body", below(pointer, "content"))]
      : []
  }
  return content === undefined
    ? [plain("response body", operation, "", `is present; the contract defines none for ${documented}`, pointer)]
    : validateContent(found, "response body", content, pointer, contentType, body)
}

export const validateResponse = (found: Found, given: ReceivedResponse): ReadonlyArray<Violation> => {
  const { operation, contractDocument } = found
  const reply = replyOf(found, given.status)
  if (reply === undefined) {
    const documented = repliesOf(contractDocument.document, operation).map(({ status }) => status)
    const message = `the response was ${given.status}; the contract documents ${documented.join(", ")}`
    return [plain("status", operation, "", message, below(operation.pointer, "responses"))]
  }
  const response = { ...given, headers: lowerCased(given.headers) }
  return [...validateHeaders(found, reply, response.headers), ...validateBody(found, reply, response)]
}
