/**
 * What is wrong with how a relay is set up.
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
