/**
 * The types of the Promise face, computed from those of the services: each effect is a Promise, each stream an async iterable.
 */
import type * as Effect from "effect/Effect"
import type * as Stream from "effect/Stream"
import type { ApiResponse } from "../call/Call.ts"
import type { Arguments, Input, Item, Output, Shape } from "../operation/InputAndOutput.ts"
import type { Bytes, List, Method, PagedList } from "../operation/Method.ts"

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

type PromiseMember<Member> =
  Member extends Method<infer Operations, infer Id>
    ? PromiseMethod<Operations, Id>
    : Member extends PagedList<infer Operations, infer Id, infer From>
      ? PromisePagedList<Operations, Id, From>
      : Member extends List<infer Operations, infer Id, infer From>
        ? PromiseList<Operations, Id, From>
        : Member extends Bytes<infer Operations, infer Id>
          ? PromiseBytes<Operations, Id>
          : Member extends (...input: infer Taken) => Effect.Effect<infer Value, unknown>
            ? (...input: WithOptions<Taken>) => Promise<Value>
            : Member extends (...input: infer Taken) => Stream.Stream<infer Each, unknown>
              ? (...input: WithOptions<Taken>) => AsyncIterable<Each>
              : Member extends object
                ? PromiseClient<Member>
                : Member

export type PromiseClient<Service> = { readonly [Name in keyof Service]: PromiseMember<Service[Name]> }
