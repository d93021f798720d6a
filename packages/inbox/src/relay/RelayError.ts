/**
 * The error that is reported when a relay is configured incorrectly.
 *
 * @example
 * ```ts
 * import { RelayError } from "@fieldwork/inbox/relay"
 *
 * new RelayError("streams: pass at least one stream").message // => "streams: pass at least one stream"
 * ```
 */
export class RelayError extends Error {
  override readonly name = "RelayError"
}
