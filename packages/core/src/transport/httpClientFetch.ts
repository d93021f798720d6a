/**
 * Sends requests with Effect's `HttpClient`, for programs that configure it with middleware, a proxy or test fakes.
 *
 * ```ts
 * const layer = Layer.unwrap(Effect.map(httpClientFetch, (fetch) => BrandLift.layer({ ...options, fetch })))
 * // Layer<BrandLift.Services, ConfigurationError, HttpClient>
 * ```
 */
import * as Effect from "effect/Effect"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as HttpClient from "effect/http/HttpClient"
import * as HttpClientRequest from "effect/http/HttpClientRequest"
import type { HttpMethod } from "effect/http/HttpMethod"
import * as Stream from "effect/Stream"
import type { Fetch, FetchInit } from "./Fetch.ts"

const requestOf = (url: string, { body, headers, method }: FetchInit): HttpClientRequest.HttpClientRequest => {
  const request = HttpClientRequest.make(method as HttpMethod)(url, { headers: Object.fromEntries(headers) })
  if (body === undefined) return request
  return typeof body === "string"
    ? HttpClientRequest.bodyText(request, body, headers.get("content-type") ?? "application/json")
    : HttpClientRequest.bodyFormData(request, body)
}

/**
 * Creates a `fetch` function for a client's settings. The function does not follow redirects, and interrupts the request if the call is aborted.
 *
 * @example
 * ```ts
 * import { httpClientFetch } from "@fieldwork/core/http-client"
 * import { Effect } from "effect"
 * import { FetchHttpClient } from "effect/http"
 * const fetch = await Effect.runPromise(Effect.provide(httpClientFetch, FetchHttpClient.layer))
 * typeof fetch // => "function"
 * ```
 */
export const httpClientFetch: Effect.Effect<Fetch, never, HttpClient.HttpClient> = Effect.gen(function* () {
  const client = yield* HttpClient.HttpClient
  const context = yield* Effect.context()
  const run = Effect.runPromiseWith(context)
  return async (url, init) => {
    const { signal } = init
    const sent = Effect.provideService(client.execute(requestOf(url, init)), FetchHttpClient.RequestInit, {
      redirect: "manual"
    })
    const { headers, status, stream, text } = await run(sent, { signal })
    return {
      status,
      headers: new Headers({ ...headers }),
      text: () => run(text, { signal }),
      // The stream is created on demand, because a body can be read only once. Aborting the signal or cancelling the body closes the connection.
      body: {
        getReader: () => Stream.toReadableStreamWith(stream, context, { signal }).getReader(),
        cancel: () => run(Effect.asVoid(Effect.scoped(Stream.toPull(stream))))
      }
    }
  }
})
