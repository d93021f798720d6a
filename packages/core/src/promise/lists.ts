/**
 * Turns streams into async iterables: lists with their pages, and downloads.
 */
import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { ApiResponse } from "../call/ApiResponse.ts"
import { asyncIterable } from "./asyncIterable.ts"

export type AnyEffect = Effect.Effect<unknown, unknown>
export type AnyStream = Stream.Stream<unknown, unknown>
export type AnyPaged = AnyStream & { readonly pages: AnyStream; readonly page: (number: number) => AnyEffect }

/** The settings for running the effects and streams of one call. */
export interface Run {
  readonly context: Context.Context<never>
  readonly signal: AbortSignal | undefined
  readonly mapError: (error: unknown) => unknown
}

const listOf = (stream: AnyStream, { context, mapError, signal }: Run) =>
  asyncIterable(stream, context, signal, mapError)

export const listsOf = (
  outcome: AnyStream | AnyPaged,
  run: Run,
  toPromise: (effect: AnyEffect, run: Run) => Promise<unknown>
): unknown => {
  if (!("pages" in outcome)) return listOf(outcome, run)
  const { page, pages } = outcome
  return Object.assign(listOf(outcome, run), {
    pages: listOf(pages, run),
    page: (number: number) => toPromise(page(number), run)
  })
}

/**
 * Converts the body of an open response to an async iterable. The response is also closed if the signal is aborted, or an iterator is closed, before
 * the body is read.
 */
const bodyOf = (stream: AnyStream, { context, mapError, signal }: Run) => {
  const abort = () => void release()
  signal?.addEventListener("abort", abort, { once: true })
  const body = Stream.ensuring(
    stream,
    Effect.sync(() => signal?.removeEventListener("abort", abort))
  )
  // Starting the stream and closing it runs its finalizers.
  const release = () => Effect.runPromiseWith(context)(Effect.asVoid(Effect.scoped(Stream.toPull(body))))
  return asyncIterable(body, context, signal, mapError, release)
}

/** Converts the data of a response to an async iterable if the data is a stream, as in the response to a download. */
export const readable = (response: ApiResponse<unknown>, run: Run): ApiResponse<unknown> =>
  Stream.isStream(response.data) ? { ...response, data: bodyOf(response.data as AnyStream, run) } : response
