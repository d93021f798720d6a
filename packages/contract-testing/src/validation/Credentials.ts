/**
 * Checks whether a request contains the credentials that its operation requires. The values of the credentials are not verified.
 */
import type { Document, Operation, SecurityScheme } from "@fieldwork/specs/openapi"

type Scheme = SecurityScheme & { readonly in?: "header" | "query" | "cookie" }

const schemesOf = (document: Document): Readonly<Record<string, Scheme>> => document.components?.securitySchemes ?? {}

/** Returns the names of the query parameters that contain credentials. */
export const queryCredentials = (document: Document): ReadonlySet<string> =>
  new Set(
    Object.values(schemesOf(document)).flatMap((scheme) =>
      scheme.type === "apiKey" && scheme.in === "query" && scheme.name !== undefined ? [scheme.name] : []
    )
  )

/** Returns the lower-case names of the headers that contain credentials. */
export const headerCredentials = (document: Document): ReadonlySet<string> =>
  new Set(
    Object.values(schemesOf(document)).flatMap((scheme) =>
      scheme.type === "apiKey" && scheme.in === "header" && scheme.name !== undefined ? [scheme.name.toLowerCase()] : []
    )
  )

/** Returns a description of the credential that a security scheme requires, or undefined if the request contains the credential. */
const missing = (
  scheme: Scheme | undefined,
  query: URLSearchParams,
  headers: Readonly<Record<string, string>>
): string | undefined => {
  if (scheme === undefined) return undefined
  const { name = "", type } = scheme
  if (type === "apiKey") {
    if (scheme.in === "query") return query.has(name) ? undefined : `${name} in the query`
    if (scheme.in === "cookie") return (headers["cookie"] ?? "").includes(`${name}=`) ? undefined : `the cookie ${name}`
    return (headers[name.toLowerCase()] ?? "") === "" ? `the header ${name}` : undefined
  }
  if (type === "mutualTLS") return undefined
  const kind = type === "http" ? (scheme.scheme ?? "bearer").toLowerCase() : "bearer"
  const given = (headers["authorization"] ?? "").toLowerCase()
  return given.startsWith(`${kind} `) ? undefined : `the header Authorization with ${kind}`
}

/** Returns the alternative security requirements of an operation, each with the schemes that are required together. */
export const securityOf = (
  document: Document,
  { object }: Operation
): ReadonlyArray<Readonly<Record<string, ReadonlyArray<string>>>> => object.security ?? document.security ?? []

/**
 * Returns a description of the missing credentials, or undefined if the request contains all credentials of at least one alternative that the
 * document lists.
 */
export const missingCredential = (
  document: Document,
  operation: Operation,
  query: URLSearchParams,
  headers: Readonly<Record<string, string>>
): string | undefined => {
  const alternatives = securityOf(document, operation)
  const schemes = schemesOf(document)
  const lacks = alternatives.map((all) =>
    Object.keys(all).flatMap((name) => missing(schemes[name], query, headers) ?? [])
  )
  return lacks.some(({ length }) => length === 0) ? undefined : lacks[0]?.join(" and ")
}
