/**
 * The headers that a user adds to requests: checked, and by their lower-case names.
 */
import { ConfigurationError } from "../client/ConfigurationError.ts"

export type HeaderValues = Readonly<Record<string, string>>

/** Written by the client, or by what sends its requests. */
const reserved = /^(accept|authorization|connection|content-(length|type)|host|transfer-encoding)$/

const isSendable = (name: string, value: unknown): boolean => {
  try {
    return typeof value === "string" && [...new Headers([[name, value]])].length === 1
  } catch {
    return false
  }
}

/** Throws `ConfigurationError` for a header that cannot be sent. Values are not shown, as they may be secrets. */
export const checkHeaders = (given: unknown): HeaderValues => {
  if (typeof given !== "object") throw new ConfigurationError('headers must be an object such as { "x-team": "lift" }')
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(given ?? {})) {
    if (value === undefined) continue
    const key = name.toLowerCase()
    if (reserved.test(key)) throw new ConfigurationError(`headers has ${name}, which the client writes itself`)
    if (!isSendable(name, value)) {
      throw new ConfigurationError(`headers has ${JSON.stringify(name)} with a name or a value that cannot be sent`)
    }
    headers[key] = value as string
  }
  return headers
}

/** Whether a header may go to another origin too, where a redirect leads there: it names no account. */
const isHarmless = (name: string): boolean => /^(accept|content-type|traceparent|user-agent)$/.test(name)

export const harmlessHeaders = (headers: HeaderValues): HeaderValues =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isHarmless(name)))

/** Whether a header's value is a secret, by its name. */
export const isSecretName = (name: string): boolean => /key|token|secret|auth|passw|cookie|credential/i.test(name)
