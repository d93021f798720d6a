/**
 * The error when a relay is configured incorrectly.
 *
 * @example
 * ```ts
 * import { RelayError } from "@fieldwork/inbox/relay"
 *
 * new RelayError("streams: name at least one").message // => "streams: name at least one"
 * ```
 */
export class RelayError extends Error {
  override readonly name = "RelayError"
}
