/**
 * Checks the headers that a user adds to requests, and converts their names to lower case.
 */
import { ConfigurationError } from "../client/ConfigurationError.ts"
import { isPlain } from "./wireValue.ts"

export type HeaderValues = Readonly<Record<string, string>>

/** Matches headers that the client or its transport sets, or that no transport sends on behalf of a caller. */
const reserved =
  /^(accept|authorization|connection|content-(length|type)|expect|host|keep-alive|transfer-encoding|upgrade)$/

/** Matches values that HTTP allows in a header. `Headers` accepts more values, which transports then refuse to send. */
const allowed = /^[\t\x20-\x7e\x80-\xff]*$/

/** Returns the value in the form in which it is sent, without surrounding whitespace, or undefined if the header cannot be sent. */
const sendableValue = (name: string, value: unknown): string | undefined => {
  try {
    const sent = typeof value === "string" ? new Headers([[name, value]]).get(name) : null
    return sent !== null && allowed.test(sent) ? sent : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the headers, keyed by lower-case name. Throws `ConfigurationError` for a header that cannot be sent, and for a `Headers` object, a `Map` or
 * a promise, whose entries are not properties. The message omits values, because they may be secrets.
 */
export const checkHeaders = (input: unknown): HeaderValues => {
  const values: object = Object(input ?? {})
  if (!isPlain(values)) throw new ConfigurationError("headers must be a plain object")
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    const key = name.toLowerCase()
    if (reserved.test(key))
      throw new ConfigurationError(`headers has ${name}, which only the client and its transport set`)
    const sendable = sendableValue(name, value)
    if (sendable === undefined) {
      throw new ConfigurationError(`headers has ${JSON.stringify(name)}, whose name or value is invalid`)
    }
    headers[key] = sendable
  }
  return headers
}

/** Checks whether a header may be sent to another origin. Only headers that do not identify an account may be sent. */
const isHarmless = (name: string): boolean => /^(accept|content-type|traceparent|user-agent)$/.test(name)

export const harmlessHeaders = (headers: HeaderValues): HeaderValues =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isHarmless(name)))

/** Checks whether the name of a header indicates that its value is a secret. */
export const isSecretName = (name: string): boolean => /key|token|secret|auth|passw|cookie|credential/i.test(name)
