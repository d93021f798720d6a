/**
 * The types of the methods of the Promise face. None of them mentions an Effect type.
 */
import type { ApiResponse } from "../call/ApiResponse.ts"
import type { Arguments, Input, Item, Output, Shape } from "../operation/InputAndOutput.ts"

export interface CallOptions {
  /** Aborts the call, its socket and its waits. */
  readonly signal?: AbortSignal
}

/** The argument of a method, with the options of the call after it. */
export type WithOptions<Given extends ReadonlyArray<unknown>> = Given extends readonly []
  ? [input?: undefined, options?: CallOptions]
  : Given extends readonly [input: infer Only]
    ? [input: Only, options?: CallOptions]
    : Given extends readonly [input?: infer Only]
      ? [input?: Only, options?: CallOptions]
      : never

type Given<Operations, Id> = WithOptions<Arguments<Input<Shape<Operations, Id>>>>

export interface PromiseMethod<Operations, Id> {
  (...input: Given<Operations, Id>): Promise<Output<Shape<Operations, Id>>>
  /** The same call, with status and headers beside the wire value. */
  withResponse(...input: Given<Operations, Id>): Promise<ApiResponse<Output<Shape<Operations, Id>>>>
}

export interface PromisePaged<Response, Item> extends AsyncIterable<Item> {
  /** The responses, page by page. */
  readonly pages: AsyncIterable<Response>
  /** One page, counted from 1. */
  page(number: number): Promise<Response>
}

export interface PromisePagedList<Operations, Id, From> {
  /** Begins at `page` (or `page_number`) when the input names one. Requests 100 items per page unless `page_size` says otherwise. */
  (
    ...input: Given<Operations, Id>
  ): PromisePaged<Output<Shape<Operations, Id>>, Item<Output<Shape<Operations, Id>>, From>>
}

export interface PromiseList<Operations, Id, From> {
  (...input: Given<Operations, Id>): AsyncIterable<Item<Output<Shape<Operations, Id>>, From>>
}

export interface PromiseBytes<Operations, Id> {
  /** Throws the `ApiError` where it breaks. Leaving it early aborts the socket. */
  (...input: Given<Operations, Id>): AsyncIterable<Uint8Array>
}
