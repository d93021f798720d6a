/**
 * A setting that cannot work.
 *
 * It is thrown, or dies as a defect, so that it is not mistaken for a failure of the service.
 */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError"
}
