/**
 * The error that is thrown if a receiver is configured incorrectly.
 *
 * This class is separate from {@link WebhookError} so that an invalid key is never mistaken for a forged callback. Its messages never contain the
 * invalid value, which may be a private key.
 *
 * @example
 * ```ts
 * import { createReplayGuard, WebhookConfigurationError } from "@fieldwork/webhooks"
 * createReplayGuard({ pendingSeconds: -1 }) // throws Option pendingSeconds
 * new WebhookConfigurationError("Option keys is missing").name // => "WebhookConfigurationError"
 * ```
 */
export class WebhookConfigurationError extends Error {
  readonly _tag = "WebhookConfigurationError"
  override readonly name = "WebhookConfigurationError"
}

export const requireOption = (holds: boolean, option: string): void => {
  if (!holds) throw new WebhookConfigurationError(`Option ${option} is missing or wrong`)
}
