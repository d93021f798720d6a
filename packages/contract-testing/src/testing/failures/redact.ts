/**
 * Removes credentials and respondent identifiers from a report. Credentials are replaced with `<hidden>`, and identifiers with the name of their
 * field.
 */
import { isPersonName, isSecretName } from "../../traffic/sensitiveNames.ts"
import type { Call } from "../run/Call.ts"
import { reference } from "./Script.ts"

const hidden = (name: string, value: unknown): unknown => {
  if (typeof value !== "object" || value === null) {
    if (typeof value === "string" && reference.test(value)) return value
    if (typeof value === "boolean" || value === null || value === undefined || value === "") return value
    if (isSecretName(name)) return "<hidden>"
    return isPersonName(name) ? `<${name}>` : value
  }
  // The name of a list determines whether its items are redacted.
  if (Array.isArray(value)) return value.map((item) => hidden(name, item))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hidden(key, inner)]))
}

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** Returns a copy of the data in which credentials and respondent identifiers are replaced. */
export const redactedData = (value: unknown): unknown => hidden("", value)

/** Returns a copy of a call in which credentials and respondent identifiers are replaced. `secrets` are replaced wherever they occur. */
export const redacted = (call: Call, secrets: ReadonlyArray<string>): Call => {
  const without = (text: string): string => secrets.reduce((all, secret) => all.replaceAll(secret, "<hidden>"), text)
  const safe = (value: unknown): unknown =>
    value === undefined ? undefined : JSON.parse(without(JSON.stringify(value)))
  const { bearer, body, text, ...rest } = call
  // In a form, a list of respondents is a single string, so UUIDs are replaced wherever they occur in the form.
  const hiddenBody =
    call.type === "multipart/form-data"
      ? JSON.parse(JSON.stringify(body ?? null).replaceAll(uuids, "<respondent_id>"))
      : hidden("", body)
  return {
    ...rest,
    path: without(call.path),
    query: call.query.map(([name, value]) => [name, without(String(hidden(name, value)))] as const),
    ...(body !== undefined && { body: safe(hiddenBody) }),
    ...(text !== undefined && { text: without(text).replaceAll(uuids, "<id>") }),
    ...(bearer !== undefined && { bearer: "<hidden>" })
  }
}
