/**
 * Checks the `signal` option of a call, for which an `AbortController` is often passed by mistake.
 */
import { ConfigurationError } from "../client/ConfigurationError.ts"

/** Returns `signal` if it has the methods of an `AbortSignal`, such as one from another realm. Otherwise, throws `ConfigurationError`. */
export const checkSignal = (signal: AbortSignal): AbortSignal => {
  if (typeof signal.addEventListener === "function" && typeof signal.throwIfAborted === "function") return signal
  throw new ConfigurationError("signal must be an AbortSignal, such as controller.signal of an AbortController")
}
