/**
 * Reads the bodies in an HTTP Archive. Archives differ in how they represent a body that was not recorded.
 */
import { essenceOf } from "../validation/Message.ts"
import { boundaryOf } from "../validation/multipart.ts"

export interface HarContent {
  readonly text?: string | null
  readonly encoding?: string | null
  readonly mimeType?: string | null
  readonly size?: number | null
}

/** A field of a form. Browsers omit the value of a file. */
interface HarParameter {
  readonly name?: string | null
  readonly value?: string | null
  readonly fileName?: string | null
  readonly contentType?: string | null
}

export interface HarPostData extends HarContent {
  readonly params?: ReadonlyArray<HarParameter> | null
}

const textOf = ({ encoding, text }: HarContent): string | Uint8Array | undefined => {
  if (typeof text !== "string") return undefined
  return encoding === "base64" ? Buffer.from(text, "base64") : text
}

/** Returns the body of a response. Undefined if the body was not recorded. */
export const responseBodyOf = (content: HarContent): string | Uint8Array | undefined =>
  // A browser omits `content.text` if it has discarded the body, and sets `content.size` to 0 if the response had no body.
  textOf(content) ?? (content.size === 0 ? "" : undefined)

const multipartOf = (parameters: ReadonlyArray<HarParameter>, boundary: string): string => {
  const parts = parameters.map(({ contentType, fileName, name, value }) => {
    const file = typeof fileName === "string" ? `; filename="${fileName}"` : ""
    const type = typeof contentType === "string" ? `Content-Type: ${contentType}\r\n` : ""
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${type}\r\n${value ?? ""}\r\n`
  })
  return `${parts.join("")}--${boundary}--\r\n`
}

/** Returns the body of a form whose fields are listed in the archive. Undefined if the media type is not that of a form. */
const formOf = (parameters: ReadonlyArray<HarParameter>, contentType: string): string | undefined => {
  const mediaType = essenceOf(contentType)
  if (mediaType === "application/x-www-form-urlencoded")
    return new URLSearchParams(parameters.map(({ name, value }) => [name ?? "", value ?? ""])).toString()
  const boundary = mediaType === "multipart/form-data" ? boundaryOf(contentType) : undefined
  return boundary === undefined ? undefined : multipartOf(parameters, boundary)
}

/**
 * Returns the body of a request, or an empty string if the request had none. Undefined if the body was not recorded. `size` is the size of the body
 * according to the archive, which is -1 if the size is not known.
 */
export const requestBodyOf = (
  postData: HarPostData | null | undefined,
  size: number | null | undefined,
  headers: Readonly<Record<string, string>>
): string | Uint8Array | undefined => {
  const isSent =
    headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0 || (size ?? 0) !== 0
  const text = textOf(postData ?? {})
  if (text !== undefined && text.length > 0) return text
  const parameters = postData?.params ?? []
  if (parameters.length > 0) return formOf(parameters, headers["content-type"] ?? "")
  return isSent ? undefined : ""
}
