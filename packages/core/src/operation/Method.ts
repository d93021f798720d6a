/**
 * The types of a service's methods. They name the generated `operations`, an `operationId` and the reasons of failures, and leave the rest to be
 * computed: that keeps declarations and hovers short.
 */
import type * as Effect from "effect/Effect"
import type * as Stream from "effect/Stream"
import type { ApiError } from "../errors/ApiError.ts"
import type { Reason } from "../errors/Reason.ts"
import type { Arguments, Input, Item, Output, Shape } from "./InputAndOutput.ts"
import type { CallReason, PagesReason } from "./Reasons.ts"

/** An operation as a function of its one argument. {@link withResponse} gives its status and headers as well. */
export interface Method<Operations, Id, R extends Reason = Reason> {
  (...input: Arguments<Input<Shape<Operations, Id>>>): Effect.Effect<Output<Shape<Operations, Id>>, ApiError<R>>
}

/** A list: a stream of its items, with its pages within reach. */
export interface Paged<Reply, Item> extends Stream.Stream<Item, ApiError<PagesReason>> {
  /** The replies, page by page. */
  readonly pages: Stream.Stream<Reply, ApiError<PagesReason>>
  /** One page, counted from 1. */
  page(number: number): Effect.Effect<Reply, ApiError<CallReason>>
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
  ): Stream.Stream<Item<Output<Shape<Operations, Id>>, From>, ApiError<CallReason>>
}

/** A body that is not held in memory. */
export interface Bytes<Operations, Id> {
  /** Fails with `TransportError` or `TimeoutError` where it breaks; left early, it aborts the socket. */
  (...input: Arguments<Input<Shape<Operations, Id>>>): Stream.Stream<Uint8Array, ApiError<CallReason>>
}
