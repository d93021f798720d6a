/**
 * Checks the `signal` option of a call, for which an `AbortController` is often passed by mistake.
 */
import { ConfigurationError } from "../client/ConfigurationError.ts"

/** Returns a valid signal; throws `ConfigurationError` otherwise. A signal from another realm or a polyfill is recognised by its methods. */
export const checkSignal = (signal: AbortSignal): AbortSignal => {
  if (typeof signal.addEventListener === "function" && typeof signal.throwIfAborted === "function") return signal
  throw new ConfigurationError("signal must be an AbortSignal, such as controller.signal of an AbortController")
}
