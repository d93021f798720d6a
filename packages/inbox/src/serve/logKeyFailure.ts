import { Effect } from "effect"

/**
 * Logs that keys could not be fetched: as an error if no key is held, because no callback can be verified then, and otherwise as a warning. `adviceOf`
 * returns what to do about the reason of the failure, which is the `_tag` of an exchange client's reason or empty.
 */
export const logKeyFailure = (
  cause: unknown,
  hasKeys: boolean,
  adviceOf: (reason: string) => string
): Effect.Effect<void> => {
  const { message, reason } = (cause ?? {}) as {
    readonly message?: string
    readonly reason?: { readonly _tag: string }
  }
  const advice = adviceOf(reason?._tag ?? "")
  const log = hasKeys
    ? Effect.logWarning(`The keys could not be updated, and only the known keys are accepted: ${advice}`)
    : Effect.logError(`No key can be fetched, so no callback can be verified: ${advice}`)
  return Effect.annotateLogs(log, { cause: message ?? String(cause) })
}
