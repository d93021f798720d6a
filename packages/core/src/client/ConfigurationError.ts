/**
 * A setting that cannot work.
 *
 * Constructors throw it, and layers fail with it.
 */
export class ConfigurationError extends Error {
  readonly _tag = "ConfigurationError"
  override readonly name = "ConfigurationError"
}
