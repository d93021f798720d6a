/**
 * Turns streams into async iterables: lists with their pages, and downloads.
 */
import type * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
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

/** Converts the data of a response to an async iterable if the data is a stream, as in the response to a download. */
export const readable = (response: ApiResponse<unknown>, run: Run): ApiResponse<unknown> =>
  Stream.isStream(response.data) ? { ...response, data: listOf(response.data as AnyStream, run) } : response
