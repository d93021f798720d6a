/**
 * Checks the `signal` option of a call, for which an `AbortController` is often passed by mistake.
 */
import { ConfigurationError } from "../client/ConfigurationError.ts"

/** Returns the signal. Throws `ConfigurationError` for other values. Signals of another realm or a polyfill are recognised by their methods. */
export const checkSignal = (signal: AbortSignal): AbortSignal => {
  if (typeof signal.addEventListener === "function" && typeof signal.throwIfAborted === "function") return signal
  throw new ConfigurationError("signal must be an AbortSignal, such as controller.signal of an AbortController")
}
