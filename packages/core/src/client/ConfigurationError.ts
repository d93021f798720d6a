/**
 * The error for an invalid setting. Constructors throw this error, and layers fail with it.
 *
 * @example
 * ```ts
 * import { checkBaseUrl, ConfigurationError } from "@fieldwork/core"
 * checkBaseUrl("baseUrl", "api.example") // throws is not an absolute URL
 * new ConfigurationError("apiKey is empty")._tag // => "ConfigurationError"
 * ```
 */
export class ConfigurationError extends Error {
  readonly _tag = "ConfigurationError"
  override readonly name = "ConfigurationError"
}
