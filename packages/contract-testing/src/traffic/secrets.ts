/**
 * Removes credentials and respondent identifiers from a recording.
 *
 * Each identifier is replaced by a pseudonym with the same length and the same kinds of characters. Within a process, equal identifiers are replaced
 * by equal pseudonyms, so relations between records and the formats of values are preserved.
 */
import { documents } from "@fieldwork/specs/documents"
import { type Sensitivity, sensitiveProperties } from "@fieldwork/specs/openapi"
import { createHmac, randomBytes } from "node:crypto"
import { essenceOf, isJson } from "../validation/Message.ts"
import { boundaryOf, partsOf } from "../validation/multipart.ts"
import { withoutUserInfo } from "../userInfo.ts"
import { type CredentialNames, noCredentialNames } from "./CredentialNames.ts"

const secretName = /(?:secret|password|token|api_?key|signature)$/i

/** Matches the names of fields that contain personal data, whether or not the specs mark the field as sensitive. */
const personName =
  /^(?:panelist_?ids?|respondent_?(?:id|pid)s?|session_?ids?|visitor_?ids?|impression_?ids?|pid|mid|rid|ip(?:_address)?|user_?ids?|to_emails|email)$/i

let properties: ReadonlyMap<string, Sensitivity> | undefined

/** Returns the sensitive properties of the specs, keyed by lower-case name. */
const propertiesOfSpecs = (): ReadonlyMap<string, Sensitivity> =>
  new Map([...sensitiveProperties(Object.values(documents))].map(([name, as]) => [name.toLowerCase(), as]))

/** Returns whether the specs mark the field with this name as sensitive. The specs are searched only once. */
const isMarked = (name: string, as: Sensitivity): boolean =>
  (properties ??= propertiesOfSpecs()).get(name.toLowerCase()) === as

/** The name of the field that contains the link to an export. The link contains a signature that gives access to the file. */
const linkName = "s3_url"

export const isSecretName = (name: string): boolean => secretName.test(name) || isMarked(name, "secret")
export const isPersonName = (name: string): boolean => personName.test(name) || isMarked(name, "respondent")

const secretHeaders = new Set([
  "authorization",
  "cookie",
  "proxy-authorization",
  "set-cookie",
  "x-api-key",
  "x-auth-token",
  "x-forwarded-for"
])

/** Returns whether a header contains credentials, because of its name or because a document declares it. */
export const isSecretHeader = (name: string, { headers } = noCredentialNames): boolean =>
  headers.has(name.toLowerCase()) || secretHeaders.has(name.toLowerCase()) || secretName.test(name.replaceAll("-", "_"))

/** Returns whether a query parameter contains a credential, because of its name or because a document declares it. */
export const isSecretParameter = (name: string, { query } = noCredentialNames): boolean =>
  query.has(name) || isSecretName(name)

const key = randomBytes(32)

/** Returns a pseudonym with the same length and the same kinds of characters as the string. */
const pseudonym = (text: string): string => {
  const digest = createHmac("sha256", key).update(text).digest()
  return text.replaceAll(/[0-9a-z]/gi, (character, index: number) => {
    const byte = digest[index % digest.length] ?? 0
    if (/\d/.test(character)) return String(byte % 10)
    const letter = String.fromCodePoint(97 + (byte % (/[a-f]/i.test(character) ? 6 : 26)))
    return /[A-Z]/.test(character) ? letter.toUpperCase() : letter
  })
}

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

const hiddenInForm = (text: string, names = noCredentialNames): string =>
  new URLSearchParams(
    [...new URLSearchParams(text)].map(([name, value]) => [
      name,
      names.query.has(name) ? removed : String(hidden(name, value))
    ])
  ).toString()

const hiddenInMultipart = (text: string, boundary: string): string => {
  const parts = partsOf(text, boundary).map(({ content, contentType, isFile, name }) => {
    const type = contentType === "" ? "" : `Content-Type: ${contentType}\r\n`
    const fields = `Content-Disposition: form-data; name="${name}"${isFile ? '; filename="hidden"' : ""}\r\n${type}`
    return `--${boundary}\r\n${fields}\r\n${isFile ? removed : hiddenInPart(name, content)}\r\n`
  })
  return `${parts.join("")}--${boundary}--\r\n`
}

/** A part of a multipart body can contain JSON without stating its media type. */
const hiddenInPart = (name: string, content: string): string => {
  const value = parsedJson(content)
  return typeof value === "object" ? JSON.stringify(hidden(name, value)) : String(hidden(name, content))
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
  if (mediaType === "application/x-www-form-urlencoded") return hiddenInForm(text)
  const boundary = mediaType === "multipart/form-data" ? boundaryOf(contentType) : undefined
  if (boundary !== undefined) return hiddenInMultipart(text, boundary)
  const value = isJson(mediaType) ? parsedJson(text) : undefined
  return value === undefined ? removed : JSON.stringify(hidden("", value))
}

/**
 * Returns the URL, which can be relative, without user name and password, without secrets in its query and fragment, and with pseudonyms instead of
 * respondent identifiers. `names` are the credentials that the documents declare.
 */
export const hideSecretsInUrl = (url: string, names: CredentialNames = noCredentialNames): string => {
  const [rest = "", ...fragments] = withoutUserInfo(url).split("#")
  const cut = rest.indexOf("?")
  const shown = cut < 0 ? rest : `${rest.slice(0, cut)}?${hiddenInForm(rest.slice(cut + 1), names)}`
  return [shown, ...fragments.map((text) => (text.includes("=") ? hiddenInForm(text, names) : text))].join("#")
}

/** The headers whose value is a URL. */
const urlHeaders = new Set(["content-location", "location", "referer"])

/** Returns a `Cookie` header without the values of the cookies. */
const hiddenInCookies = (value: string): string =>
  value
    .split(";")
    .map((pair) => (pair.includes("=") ? `${pair.slice(0, pair.indexOf("=")).trim()}=${removed}` : removed))
    .join("; ")

/**
 * Returns the value of a header without credentials, and with pseudonyms instead of respondent identifiers in URLs. `names` are the credentials that
 * the documents declare.
 */
export const hideSecretsInHeader = (
  name: string,
  value: string,
  names: CredentialNames = noCredentialNames
): string => {
  if (urlHeaders.has(name.toLowerCase())) return hideSecretsInUrl(value, names)
  if (!isSecretHeader(name, names)) return value
  if (name.toLowerCase() === "cookie") return hiddenInCookies(value)
  // The authentication scheme, such as `Bearer`, is kept.
  return /^(?:bearer|basic) /i.test(value) ? `${value.split(" ")[0]} hidden` : "hidden"
}
