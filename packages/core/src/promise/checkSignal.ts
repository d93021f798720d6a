/**
 * Checks the signal of a call, which is often confused with its controller.
 */
import { ConfigurationError } from "../client/ConfigurationError.ts"

/** Returns the signal, or throws `ConfigurationError`. Signals from another realm or a polyfill are recognised by their methods. */
export const checkSignal = (signal: AbortSignal): AbortSignal => {
  if (typeof signal.addEventListener === "function" && typeof signal.throwIfAborted === "function") return signal
  throw new ConfigurationError("signal must be an AbortSignal, such as controller.signal of an AbortController")
}
