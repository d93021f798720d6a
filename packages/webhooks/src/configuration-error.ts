/**
 * A mistake in how the receiver is set up.
 *
 * Kept apart from {@link WebhookError} so that a broken key is never taken for a forged callback. Messages never repeat
 * what was passed: it may have been a private key.
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
