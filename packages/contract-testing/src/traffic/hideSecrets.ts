/**
 * Removes credentials and respondent identifiers from the bodies in a recording.
 *
 * Each identifier is replaced by a pseudonym with the same length and the same kinds of characters. Within a process, equal identifiers are replaced
 * by equal pseudonyms, so relations between records and the formats of values are preserved.
 */
import { essenceOf, isJson } from "../validation/Message.ts"
import { boundaryOf, partsOf } from "../validation/multipart.ts"
import { pseudonym } from "./pseudonym.ts"
import { isPersonName, isSecretName } from "./sensitiveNames.ts"

/** The name of the field that contains the link to an export. The link contains a signature that gives access to the file. */
const linkName = "s3_url"

const hidden = (name: string, value: unknown): unknown => {
  if (typeof value === "string") {
    if (name === linkName) return "https://hidden.example/file"
    if (isSecretName(name)) return "hidden"
    return isPersonName(name) ? pseudonym(value) : value
  }
  if (typeof value === "number")
    return isPersonName(name) && Number.isInteger(value) ? Number(pseudonym(String(value))) : value
  // The name of a list determines whether its items are redacted.
  if (Array.isArray(value)) return value.map((item) => hidden(name, item))
  if (typeof value !== "object" || value === null) return value
  // The values in an object that contains personal data, such as custom variables, are redacted whatever their names are.
  return isSecretName(name) || isPersonName(name) ? mapped(value, (_, inner) => hidden(name, inner)) : hiddenIn(value)
}

const mapped = (value: object, map: (name: string, inner: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, map(name, inner)]))

const hiddenIn = (value: object): object => mapped(value, hidden)

const none: ReadonlySet<string> = new Set()

/**
 * Returns a form or a query without secrets and with pseudonyms instead of respondent identifiers. The values of the parameters in `declared` are
 * credentials. If there is nothing to hide, the text is not changed.
 */
export const hideSecretsInForm = (text: string, declared = none): string => {
  const pairs = [...new URLSearchParams(text)]
  const shown = pairs.map(([name, value]) => [name, declared.has(name) ? removed : hiddenInPart(name, value)] as const)
  const isChanged = shown.some(([, value], index) => value !== pairs[index]?.[1])
  return isChanged ? new URLSearchParams(shown.map(([name, value]) => [name, value])).toString() : text
}

const hiddenInMultipart = (text: string, boundary: string): string => {
  const parts = partsOf(text, boundary).map(({ content, contentType, isFile, name }) => {
    const type = contentType === "" ? "" : `Content-Type: ${contentType}\r\n`
    const fields = `Content-Disposition: form-data; name="${name}"${isFile ? '; filename="hidden"' : ""}\r\n${type}`
    return `--${boundary}\r\n${fields}\r\n${isFile ? removed : hiddenInPart(name, content)}\r\n`
  })
  return `${parts.join("")}--${boundary}--\r\n`
}

/** Returns the value of a field of a form without secrets. The value can be JSON that does not state its media type. */
const hiddenInPart = (name: string, content: string): string => {
  const value = /^\s*[[{]/.test(content) ? parsedJson(content) : undefined
  if (value === undefined) return String(hidden(name, content))
  const shown = JSON.stringify(hidden(name, value))
  return shown === JSON.stringify(value) ? content : shown
}

/** Returns the parsed value, or undefined if the text is not JSON. */
const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The text that replaces a body that can contain identifiers anywhere, such as CSV. It is not valid JSON. */
const removed = "hidden"

/**
 * Returns the body without secrets and with pseudonyms instead of respondent identifiers. A body that is neither JSON nor a form is replaced with the
 * word `hidden`. An empty body remains empty.
 */
export const hideSecrets = (text: string, contentType: string): string => {
  const mediaType = essenceOf(contentType)
  if (text === "") return text
  if (mediaType === "application/x-www-form-urlencoded") return hideSecretsInForm(text)
  const boundary = mediaType === "multipart/form-data" ? boundaryOf(contentType) : undefined
  if (boundary !== undefined) return hiddenInMultipart(text, boundary)
  const value = isJson(mediaType) ? parsedJson(text) : undefined
  return value === undefined ? removed : JSON.stringify(hidden("", value))
}
