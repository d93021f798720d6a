/**
 * Makes a method return the status, headers and request id in addition to its result.
 *
 * ```ts
 * const { data, headers, requestId, status } = yield* withResponse(campaigns.get)({ id })
 * ```
 *
 * For a list, the method makes one request: for the page in the input, or for the first page. For a download, `data` is a stream of bytes that must
 * be read or cancelled, because the connection stays open and occupies a slot of `maxInFlight` until then.
 */
import * as Effect from "effect/Effect"
import type * as Stream from "effect/Stream"
import type { ApiResponse } from "../call/ApiResponse.ts"
import type { ApiError } from "../errors/ApiError.ts"
import type { Arguments, Input, Output, Shape } from "./InputAndOutput.ts"
import type { Bytes, List, PagedList } from "./Method.ts"
import type { CallReason } from "./Reasons.ts"

type AnyMethod = (...args: ReadonlyArray<never>) => unknown

/** Returns a response without headers for the result of a fake method (a method that a test provides). */
const faked = (data: unknown): ApiResponse<unknown> => ({ data, status: 200, headers: new Headers(), attempts: [] })

/**
 * Returns a method that returns the status, headers and request id in addition to its result. For a list, the method makes one request: for the page
 * in the input, or for the first page.
 *
 * @example
 * ```ts
 * import { Api, Redactor, withResponse } from "@fieldwork/core"
 * import type { operations } from "@fieldwork/exchange-client"
 * import * as definitions from "@fieldwork/exchange-client/operations"
 * import * as validators from "@fieldwork/exchange-client/validator-loaders"
 * import { Effect } from "effect"
 * const fetch = async () => Response.json({ result: [{ code: "eng_us", name: "English" }], total: 1 })
 * const api = Api.make<operations>({
 *   name: "exchange",
 *   baseUrl: "https://exchange.example",
 *   errorFormats: [],
 *   redactor: new Redactor(),
 *   hint: "Check the key",
 *   settings: { fetch }
 * })
 * const dictionary = api.method(definitions.listDictionary, validators.listDictionary)
 * const { data, status } = await Effect.runPromise(withResponse(dictionary)({ property: "locales" }))
 * [status, data.result.length] // => [200,1]
 * ```
 */
export function withResponse<Operations, Id, From>(
  list: PagedList<Operations, Id, From> | List<Operations, Id, From>
): (
  ...args: Arguments<Input<Shape<Operations, Id>>>
) => Effect.Effect<ApiResponse<Output<Shape<Operations, Id>>>, ApiError<CallReason>>
export function withResponse<Operations, Id>(
  download: Bytes<Operations, Id>
): (
  ...args: Arguments<Input<Shape<Operations, Id>>>
) => Effect.Effect<ApiResponse<Stream.Stream<Uint8Array, ApiError<CallReason>>>, ApiError<CallReason>>
export function withResponse<Args extends ReadonlyArray<unknown>, A, E>(
  method: (...args: Args) => Effect.Effect<A, E>
): (...args: Args) => Effect.Effect<ApiResponse<A>, E>
export function withResponse(method: AnyMethod): AnyMethod {
  if ("withResponse" in method) return method.withResponse as AnyMethod
  return (...args) => {
    const outcome = method(...args)
    return Effect.isEffect(outcome) ? Effect.map(outcome, faked) : Effect.succeed(faked(outcome))
  }
}
