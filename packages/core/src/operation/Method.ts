/**
 * The types of a service's methods. They name the generated `operations` and an `operationId`, and leave the rest to be computed: that
 * keeps declarations and hovers short.
 */
import type * as Effect from "effect/Effect"
import type * as Stream from "effect/Stream"
import type { ApiError } from "../errors/ApiError.ts"
import type { ApiResponse } from "../call/ApiResponse.ts"
import type { Arguments, Input, Item, Output, Shape } from "./InputAndOutput.ts"

/** An operation as a function of its one argument. */
export interface Method<Operations, Id> {
  (...input: Arguments<Input<Shape<Operations, Id>>>): Effect.Effect<Output<Shape<Operations, Id>>, ApiError>
  /** The same call, answering with status and headers beside the wire value. */
  withResponse(
    ...input: Arguments<Input<Shape<Operations, Id>>>
  ): Effect.Effect<ApiResponse<Output<Shape<Operations, Id>>>, ApiError>
}

/** A list: a stream of its items, with its pages within reach. */
export interface Paged<Reply, Item> extends Stream.Stream<Item, ApiError> {
  /** The replies, page by page. */
  readonly pages: Stream.Stream<Reply, ApiError>
  /** One page, counted from 1. */
  page(number: number): Effect.Effect<Reply, ApiError>
}

export interface PagedList<Operations, Id, From> {
  /** Begins at `page` (or `page_number`) when the input names one. Asks for 100 items a page unless `page_size` says otherwise. */
  (
    ...input: Arguments<Input<Shape<Operations, Id>>>
  ): Paged<Output<Shape<Operations, Id>>, Item<Output<Shape<Operations, Id>>, From>>
}

/** A list that comes whole. */
export interface List<Operations, Id, From> {
  (
    ...input: Arguments<Input<Shape<Operations, Id>>>
  ): Stream.Stream<Item<Output<Shape<Operations, Id>>, From>, ApiError>
}

/** A body that is not held in memory. */
export interface Bytes<Operations, Id> {
  /** Fails with `TransportError` or `TimeoutError` where it breaks; left early, it aborts the socket. */
  (...input: Arguments<Input<Shape<Operations, Id>>>): Stream.Stream<Uint8Array, ApiError>
}
