/**
 * What is wrong with the settings, in one line. Their values are not repeated: some are secrets.
 */
import type { ConfigurationError } from "@fieldwork/exchange"
import { type Config, Schema, SchemaIssue } from "effect"

export class SettingsError extends Schema.TaggedError<SettingsError>("@fieldwork/inbox/SettingsError")(
  "SettingsError",
  { detail: Schema.String }
) {
  override get message(): string {
    return this.detail
  }
}

const prefix = "FIELDWORK_INBOX_"

/** `maxBodyBytes` is `FIELDWORK_INBOX_MAX_BODY_BYTES`. */
export const variableOf = (setting: string): string =>
  prefix + setting.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

const format = SchemaIssue.makeFormatterStandardSchemaV1()

/** The first setting that is missing or has no sense. */
export const fromConfigError = (error: Config.ConfigError | ConfigurationError): SettingsError => {
  if (error._tag === "ConfigurationError") return new SettingsError({ detail: error.message })
  const { cause } = error
  const [issue] = cause._tag === "SchemaError" ? format(cause.issue).issues : []
  if (issue === undefined) return new SettingsError({ detail: cause.message })
  const name = issue.path?.map((part) => (typeof part === "object" ? part.key : part)).join(".") ?? ""
  const variable = /[a-z]/.test(name) ? variableOf(name) : name
  const isAbsent = variable === name && process.env[name] === undefined
  return new SettingsError({ detail: isAbsent ? `${name} is not set` : `${variable}: ${lowerFirst(issue.message)}` })
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Variables with our prefix that are none of `settings`: a name with a slip in it, most likely. */
export const strangers = (settings: ReadonlyArray<string>, env: NodeJS.ProcessEnv): ReadonlyArray<string> => {
  const known = new Set(settings.map(variableOf))
  return Object.keys(env).filter((name) => name.startsWith(prefix) && !known.has(name))
}
