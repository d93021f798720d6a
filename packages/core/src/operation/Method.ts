/**
 * The types of a service's methods. They are computed from the generated `operations`, an `operationId` and the failure reasons, which keeps
 * declarations and editor hints short.
 */
import type * as Effect from "effect/Effect"
import type * as Stream from "effect/Stream"
import type { ApiError } from "../errors/ApiError.ts"
import type { Reason } from "../errors/Reason.ts"
import type { Arguments, Input, Item, Output, Shape } from "./InputAndOutput.ts"
import type { CallReason, PagesReason } from "./Reasons.ts"

/** An operation as a function of one argument. Use {@link withResponse} to get the status and the headers as well. */
export interface Method<Operations, Id, R extends Reason = Reason> {
  (...input: Arguments<Input<Shape<Operations, Id>>>): Effect.Effect<Output<Shape<Operations, Id>>, ApiError<R>>
}

/** A list as a stream of its items, which also provides its pages. */
export interface Paged<Reply, Item> extends Stream.Stream<Item, ApiError<PagesReason>> {
  /** The pages as a stream of responses. */
  readonly pages: Stream.Stream<Reply, ApiError<PagesReason>>
  /** Requests the page with the given number, counted from 1. */
  page(number: number): Effect.Effect<Reply, ApiError<CallReason>>
}

/** A paginated list as a function of one argument. The function returns a stream that requests each page when its items are needed. */
export interface PagedList<Operations, Id, From> {
  /** Starts at the page in the input (`page` or `page_number`), or at page 1. Requests 100 items per page unless `page_size` is set. */
  (
    ...input: Arguments<Input<Shape<Operations, Id>>>
  ): Paged<Output<Shape<Operations, Id>>, Item<Output<Shape<Operations, Id>>, From>>
}

/** A list that arrives in a single response, as a function of one argument. */
export interface List<Operations, Id, From> {
  (
    ...input: Arguments<Input<Shape<Operations, Id>>>
  ): Stream.Stream<Item<Output<Shape<Operations, Id>>, From>, ApiError<CallReason>>
}

/** An operation whose response body is streamed and not kept in memory. */
export interface Bytes<Operations, Id> {
  /** Fails with `TransportError` or `TimeoutError` if the connection is lost. Closing the stream early aborts the request. */
  (...input: Arguments<Input<Shape<Operations, Id>>>): Stream.Stream<Uint8Array, ApiError<CallReason>>
}
