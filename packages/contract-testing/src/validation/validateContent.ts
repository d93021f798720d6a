/**
 * Validates a body against the media types and schemas in the API document.
 */
import { below, type MediaType } from "@fieldwork/specs/openapi"
import { readBody } from "./Bodies.ts"
import { type Check, essenceOf, type Violation } from "./Message.ts"
import type { Found } from "./ContractDocument.ts"
import { plain, violationOf } from "./violations.ts"

/**
 * Returns the documented media type that matches a body: an identical media type if there is one, otherwise a range such as `text/*`, otherwise
 * `*\/*`.
 */
const mediaTypeOf = (content: Readonly<Record<string, MediaType>>, essence: string): string | undefined =>
  Object.keys(content).find((each) => essenceOf(each) === essence) ??
  Object.keys(content).find((each) => each === `${essence.split("/")[0]}/*`) ??
  Object.keys(content).find((each) => each === "*/*")

type Content = Readonly<Record<string, MediaType>>

const pointers = new WeakMap<Content, Map<string, string>>()

/**
 * Returns the JSON pointer to the schema of a media type. The result is cached for each documented body and its pointer, because several documents
 * can contain the same object.
 */
const schemaPointer = (content: Content, pointer: string, mediaType: string): string => {
  const known = pointers.get(content) ?? new Map<string, string>()
  pointers.set(content, known)
  const key = `${mediaType} ${pointer}`
  const found = known.get(key) ?? below(pointer, "content", mediaType, "schema")
  known.set(key, found)
  return found
}

/** Validates a body. If the body is not known, only its media type is validated. */
export const validateContent = (
  { operation, contractDocument }: Found,
  check: Check,
  content: Content,
  pointer: string,
  contentType: string,
  body: string | Uint8Array | undefined
): ReadonlyArray<Violation> => {
  const mediaType = mediaTypeOf(content, essenceOf(contentType))
  if (mediaType === undefined) {
    const sent = contentType === "" ? "no Content-Type" : `Content-Type ${essenceOf(contentType)}`
    const allowed = Object.keys(content).join(" or ")
    const kind = check === "response body" ? "response content type" : check
    return [plain(kind, operation, "", `has ${sent}; the contract allows ${allowed}`, below(pointer, "content"))]
  }
  const schema = content[mediaType]?.schema
  if (schema === undefined || body === undefined) return []
  const read = readBody(contractDocument.document, schema, contentType, body)
  if (read.tag === "opaque") return []
  if (read.tag === "unreadable") return [plain(check, operation, "", read.detail)]
  return contractDocument.schemas
    .mismatches(schemaPointer(content, pointer, mediaType), read.value)
    .map((mismatch) => violationOf(contractDocument, check, operation, "", mismatch))
}
