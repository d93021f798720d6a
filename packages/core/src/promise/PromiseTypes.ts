/**
 * The types of the methods in the Promise API. This file uses no Effect types.
 */
import type { CallSettings } from "../call/CallSettings.ts"
import type { ApiResponse } from "../call/ApiResponse.ts"
import type { ApiError } from "../errors/ApiError.ts"
import type { Arguments, Input, Item, Output, Shape } from "../operation/InputAndOutput.ts"

/** A function that returns the value that a Promise rejects with instead of an `ApiError`. */
export type ErrorMap = (error: ApiError) => unknown

/** The options for one call, which override the client's settings. */
export interface CallOptions extends CallSettings {
  /** The signal that aborts the call. Aborting closes the socket, and ends any wait for a token, the rate limiter or a retry. */
  readonly signal?: AbortSignal
}

/** An async iterable of items that arrive one by one. */
export interface PromiseIterable<Each> extends AsyncIterable<Each> {
  /** Returns all items. With `max`, returns at most that many items and requests no further pages. */
  toArray(options?: { readonly max?: number }): Promise<Array<Each>>
  /** Returns the first item, or undefined if there are no items. */
  first(): Promise<Each | undefined>
}

/** The arguments of a method, followed by the options of the call. */
export type WithOptions<Args extends ReadonlyArray<unknown>> = Args extends readonly []
  ? [input?: undefined, options?: CallOptions]
  : Args extends readonly [input: infer Only]
    ? [input: Only, options?: CallOptions]
    : Args extends readonly [input?: infer Only]
      ? [input?: Only, options?: CallOptions]
      : never

type Args<Operations, Id> = WithOptions<Arguments<Input<Shape<Operations, Id>>>>

/** An operation as a function of one argument, followed by the options of the call. The Promise rejects with an `ApiError`. */
export interface PromiseMethod<Operations, Id> {
  (...input: Args<Operations, Id>): Promise<Output<Shape<Operations, Id>>>
  /** Makes the call, and returns the status, headers and request id in addition to the value in the response body. */
  withResponse(...input: Args<Operations, Id>): Promise<ApiResponse<Output<Shape<Operations, Id>>>>
}

/** A paginated list as an async iterable of its items, which also provides its pages. */
export interface PromisePaged<Response, Each> extends PromiseIterable<Each> {
  /** The pages as an async iterable of responses. */
  readonly pages: PromiseIterable<Response>
  /** Requests the page with the given number, counted from 1. */
  page(number: number): Promise<Response>
}

/** A paginated list as a function of one argument. Each page is requested when its items are needed. */
export interface PromisePagedList<Operations, Id, From> {
  /** Starts at the page in the input (`page` or `page_number`), or at page 1. Requests 100 items per page unless `page_size` is set. */
  (
    ...input: Args<Operations, Id>
  ): PromisePaged<Output<Shape<Operations, Id>>, Item<Output<Shape<Operations, Id>>, From>>
  /** Makes one request, for the page in the input or for the first page. Returns the response with the status, headers and request id. */
  withResponse(...input: Args<Operations, Id>): Promise<ApiResponse<Output<Shape<Operations, Id>>>>
}

/** An operation that returns all items of a list in one response, as a function of one argument. */
export interface PromiseList<Operations, Id, From> {
  (...input: Args<Operations, Id>): PromiseIterable<Item<Output<Shape<Operations, Id>>, From>>
  /** Returns the entire response body, with the status, headers and request id. */
  withResponse(...input: Args<Operations, Id>): Promise<ApiResponse<Output<Shape<Operations, Id>>>>
}

/** A download as a function of one argument. The function returns an async iterable of bytes, which are not kept in memory. */
export interface PromiseBytes<Operations, Id> {
  /** Throws an `ApiError` if the connection is lost. Ending the iteration early aborts the request. */
  (...input: Args<Operations, Id>): PromiseIterable<Uint8Array>
  /**
   * Returns the status and the headers, such as `content-length`, before the first byte arrives. The bytes must be read or cancelled, because the
   * connection stays open and occupies a slot of `maxInFlight` until then. To cancel them, abort the `signal` or call `data.toArray({ max: 0 })`.
   */
  withResponse(...input: Args<Operations, Id>): Promise<ApiResponse<PromiseIterable<Uint8Array>>>
}
