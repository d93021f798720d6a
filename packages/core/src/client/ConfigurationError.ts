/**
 * A setting that cannot work.
 *
 * It is thrown, or dies as a defect, so that it is not mistaken for a failure of the service. Layers made from configuration fail with it.
 */
export class ConfigurationError extends Error {
  readonly _tag = "ConfigurationError"
  override readonly name = "ConfigurationError"
}
