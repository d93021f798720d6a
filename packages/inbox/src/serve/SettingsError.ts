/** Describes each error in the settings in one line. The description does not contain values, because some values are secret. */
import type { ConfigurationError } from "@fieldwork/exchange"
import { type Config, Schema, SchemaIssue } from "effect"

/**
 * The error that is reported when a setting is missing or invalid, or when the store that it specifies cannot be opened. The message states what to
 * do and does not contain secrets.
 *
 * @example
 * ```ts
 * import { Effect, Redacted } from "effect"
 * import { lockStoreFile, SettingsError } from "@fieldwork/inbox"
 * import { mkdtempSync, writeFileSync } from "node:fs"
 * import { tmpdir } from "node:os"
 * import { join } from "node:path"
 *
 * const path = join(mkdtempSync(join(tmpdir(), "inbox-")), "inbox.db")
 * writeFileSync(path, "")
 * const store = Redacted.make(path)
 * const twice = Effect.andThen(lockStoreFile({ store }), lockStoreFile({ store }))
 * const error = await Effect.runPromise(Effect.flip(Effect.scoped(twice)))
 * error instanceof SettingsError // => true
 * error.message.startsWith("Another process serves") // => true
 * ```
 */
export class SettingsError extends Schema.TaggedError<SettingsError>("@fieldwork/inbox/SettingsError")(
  "SettingsError",
  { detail: Schema.String }
) {
  override get message(): string {
    return this.detail
  }
}

const prefix = "FIELDWORK_INBOX_"

/** Returns the environment variable for a setting, such as `FIELDWORK_INBOX_MAX_BODY_BYTES` for `maxBodyBytes`. */
export const variableOf = (setting: string): string =>
  prefix + setting.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

const format = SchemaIssue.makeFormatterStandardSchemaV1()

/** Returns the error for the first setting that is missing or invalid. */
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

/** Returns the environment variables that have the inbox's prefix but are not settings. They are probably misspelt. */
export const unknownNames = (settings: ReadonlyArray<string>, env: NodeJS.ProcessEnv): ReadonlyArray<string> => {
  const known = new Set(settings.map(variableOf))
  return Object.keys(env).filter((name) => name.startsWith(prefix) && !known.has(name))
}
