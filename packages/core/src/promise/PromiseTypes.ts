/**
 * The types of the methods of the Promise face. None of them mentions an Effect type.
 */
import type { CallSettings } from "../call/CallSettings.ts"
import type { ApiResponse } from "../call/ApiResponse.ts"
import type { ApiError } from "../errors/ApiError.ts"
import type { Arguments, Input, Item, Output, Shape } from "../operation/InputAndOutput.ts"

/** What a Promise is rejected with instead of an `ApiError`. */
export type ErrorMap = (error: ApiError) => unknown

/** The options of one call, which take the place of the client's settings. */
export interface CallOptions extends CallSettings {
  /** Aborts the call, its socket and its waits. */
  readonly signal?: AbortSignal
}

/** A list of items that arrive one by one. */
export interface PromiseIterable<Each> extends AsyncIterable<Each> {
  /** All items, or the first `max` of them: no page is requested that is not needed for them. */
  toArray(options?: { readonly max?: number }): Promise<Array<Each>>
  /** The first item; undefined when there is none. */
  first(): Promise<Each | undefined>
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
  /** The same call, with status, headers and request id beside the wire value. */
  withResponse(...input: Given<Operations, Id>): Promise<ApiResponse<Output<Shape<Operations, Id>>>>
}

export interface PromisePaged<Response, Each> extends PromiseIterable<Each> {
  /** The responses, page by page. */
  readonly pages: PromiseIterable<Response>
  /** One page, counted from 1. */
  page(number: number): Promise<Response>
}

export interface PromisePagedList<Operations, Id, From> {
  /** Begins at `page` (or `page_number`) when the input names one. Requests 100 items per page unless `page_size` says otherwise. */
  (
    ...input: Given<Operations, Id>
  ): PromisePaged<Output<Shape<Operations, Id>>, Item<Output<Shape<Operations, Id>>, From>>
  /** One request, of the page that the input names or of the first: its response with status, headers and request id. */
  withResponse(...input: Given<Operations, Id>): Promise<ApiResponse<Output<Shape<Operations, Id>>>>
}

export interface PromiseList<Operations, Id, From> {
  (...input: Given<Operations, Id>): PromiseIterable<Item<Output<Shape<Operations, Id>>, From>>
  /** The whole response, with status, headers and request id. */
  withResponse(...input: Given<Operations, Id>): Promise<ApiResponse<Output<Shape<Operations, Id>>>>
}

export interface PromiseBytes<Operations, Id> {
  /** Throws the `ApiError` where it breaks. Leaving it early aborts the socket. */
  (...input: Given<Operations, Id>): PromiseIterable<Uint8Array>
  /**
   * The same with status and headers, such as `content-length`, before the first byte. The bytes must be read or left, as the connection stays open
   * until then.
   */
  withResponse(...input: Given<Operations, Id>): Promise<ApiResponse<PromiseIterable<Uint8Array>>>
}
