/**
 * Decides from the name of a field, parameter or header whether its value is a secret or identifies a respondent.
 */
import { documents } from "@fieldwork/specs/documents"
import { type Sensitivity, sensitiveProperties } from "@fieldwork/specs/openapi"

const secretName = /(?:secret|password|token|api_?key|signature)$/i

/** Matches the names of fields that contain personal data, whether or not the specs mark the field as sensitive. */
const personName =
  /^(?:panelist_?ids?|respondent_?(?:id|pid)s?|session_?ids?|visitor_?ids?|impression_?ids?|pid|mid|rid|ip(?:_address)?|user_?ids?|(?:\w+_)?emails?)$/i

let properties: ReadonlyMap<string, Sensitivity> | undefined

/** Returns the sensitive properties of the specs, keyed by lower-case name. */
const propertiesOfSpecs = (): ReadonlyMap<string, Sensitivity> =>
  new Map([...sensitiveProperties(Object.values(documents))].map(([name, as]) => [name.toLowerCase(), as]))

/** Returns whether the specs mark the field with this name as sensitive. The specs are searched only once. */
const isMarked = (name: string, as: Sensitivity): boolean =>
  (properties ??= propertiesOfSpecs()).get(name.toLowerCase()) === as

/** Returns the names in a parameter name with members, such as `filter` and `email` in `filter[email][]`. */
const membersOf = (name: string): ReadonlyArray<string> => (/[[.]/.test(name) ? name.split(/[[\].]+/) : [name])

/** Returns whether a field contains a secret. The name of a parameter can contain members, as in `filter[api_key]`. */
export const isSecretName = (name: string): boolean =>
  membersOf(name).some((member) => secretName.test(member) || isMarked(member, "secret"))

/** Returns whether a field identifies a respondent. The name of a parameter can contain members, as in `filter[email][]`. */
export const isPersonName = (name: string): boolean =>
  membersOf(name).some((member) => personName.test(member) || isMarked(member, "respondent"))

const secretHeaders = new Set([
  "authorization",
  "cookie",
  "forwarded",
  "proxy-authorization",
  "set-cookie",
  "x-api-key",
  "x-auth-token",
  "x-forwarded-for"
])

/** Returns the name of the field that a header contains, such as `respondent_id` for `X-Respondent-Id`. */
const fieldOf = (header: string): string => header.replace(/^x-/i, "").replaceAll("-", "_")

/** Returns whether a header contains credentials, because of its name or because it is in `declared`, whose names are in lower case. */
export const isSecretHeader = (name: string, declared: ReadonlySet<string>): boolean =>
  declared.has(name.toLowerCase()) || secretHeaders.has(name.toLowerCase()) || isSecretName(fieldOf(name))

/** Returns whether a header identifies a respondent or contains an IP address, such as `X-Respondent-Id` and `X-Real-IP`. */
export const isPersonHeader = (name: string): boolean => isPersonName(fieldOf(name)) || /(?:^|-)ip$/i.test(name)

/** Returns whether a query parameter contains a credential, because of its name or because it is in `declared`. */
export const isSecretParameter = (name: string, declared: ReadonlySet<string>): boolean =>
  declared.has(name) || isSecretName(name)
