/**
 * The Promise face of a service: the same methods, each effect a Promise and each stream an async iterable. Derived, never rewritten.
 *
 * Errors keep their identity: a Promise is rejected with the `ApiError` itself, and an aborted one with the signal's reason.
 */
import { Cause, Context, Effect, Exit, References, Stream } from "effect"
import type { Replied } from "./Call.ts"
import type { Bytes, List, Method, PagedList } from "./Method.ts"
import type { Arguments, Input, Item, Output, Shape } from "./Signature.ts"

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
  /** The same call, answering with status and headers beside the wire value. */
  withResponse(...input: Given<Operations, Id>): Promise<Replied<Output<Shape<Operations, Id>>>>
}

export interface PromisePaged<Reply, Item> extends AsyncIterable<Item> {
  /** The replies, page by page. */
  readonly pages: AsyncIterable<Reply>
  /** One page, counted from 1. */
  page(number: number): Promise<Reply>
}

export interface PromisePagedList<Operations, Id, From> {
  /** Begins at `page` (or `page_number`) when the input names one. Asks for 100 items a page unless `page_size` says otherwise. */
  (
    ...input: Given<Operations, Id>
  ): PromisePaged<Output<Shape<Operations, Id>>, Item<Output<Shape<Operations, Id>>, From>>
}

export interface PromiseList<Operations, Id, From> {
  (...input: Given<Operations, Id>): AsyncIterable<Item<Output<Shape<Operations, Id>>, From>>
}

export interface PromiseBytes<Operations, Id> {
  /** Throws the `ApiError` where it breaks; left early, it aborts the socket. */
  (...input: Given<Operations, Id>): AsyncIterable<Uint8Array>
}

type Face<Member> =
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
                ? Promised<Member>
                : Member

export type Promised<Service> = { readonly [Name in keyof Service]: Face<Service[Name]> }

/** The Promise face of `service`, made of the members it has. */
export const promised = <Service extends object>(service: Service): Promised<Service> => {
  const face = Object.fromEntries(Object.entries(service).map(([name, member]) => [name, faceOf(member)]))
  return face as Promised<Service>
}

type AnyEffect = Effect.Effect<unknown, unknown>
type AnyStream = Stream.Stream<unknown, unknown>
type AnyPaged = AnyStream & { readonly pages: AnyStream; readonly page: (number: number) => AnyEffect }
type AnyMethod = ((input: unknown) => AnyEffect | AnyStream | AnyPaged) & {
  readonly withResponse?: (input: unknown) => AnyEffect
}

const faceOf = (member: unknown): unknown => {
  if (typeof member !== "function") return typeof member === "object" && member !== null ? promised(member) : member
  const method = member as AnyMethod
  const face = (input?: unknown, options?: CallOptions) => convert(method(input), options?.signal)
  const { withResponse } = method
  if (withResponse === undefined) return face
  return Object.assign(face, {
    withResponse: (input?: unknown, options?: CallOptions) => toPromise(withResponse(input), options?.signal)
  })
}

const convert = (outcome: AnyEffect | AnyStream | AnyPaged, signal: AbortSignal | undefined): unknown => {
  if (Effect.isEffect(outcome)) return toPromise(outcome, signal)
  if (!("pages" in outcome)) return toIterable(outcome, signal)
  const { page, pages } = outcome
  return Object.assign(toIterable(outcome, signal), {
    pages: toIterable(pages, signal),
    page: (number: number) => toPromise(page(number), signal)
  })
}

/** Standard output belongs to the program that calls: what is logged goes to standard error. */
const context = Context.make(References.LogToStderr, true)
const run = Effect.runPromiseExitWith(context)

const toPromise = async (effect: AnyEffect, signal: AbortSignal | undefined): Promise<unknown> => {
  // A fiber starts before it looks at its signal: nothing may be sent for a signal that has fired already.
  signal?.throwIfAborted()
  const exit = await run(effect, signal === undefined ? undefined : { signal })
  if (Exit.isSuccess(exit)) return exit.value
  if (Cause.hasInterruptsOnly(exit.cause)) signal?.throwIfAborted()
  throw Cause.squash(exit.cause)
}

const toIterable = (stream: AnyStream, signal: AbortSignal | undefined): AsyncIterable<unknown> => {
  const iterable = Stream.toAsyncIterableWith(stream, context)
  return signal === undefined ? iterable : untilAborted(iterable, signal)
}

/** Closed the moment that the signal fires, also while the loop's body runs; what is asked for afterwards is the signal's reason. */
const untilAborted = (source: AsyncIterable<unknown>, signal: AbortSignal): AsyncIterable<unknown> => ({
  [Symbol.asyncIterator]: () => {
    const iterator = source[Symbol.asyncIterator]()
    const close = async (): Promise<IteratorResult<unknown>> => {
      signal.removeEventListener("abort", abort)
      await iterator.return?.()
      return { done: true, value: undefined }
    }
    const abort = () => void close().catch(() => undefined)
    const next = async (): Promise<IteratorResult<unknown>> => {
      signal.throwIfAborted()
      try {
        const step = await iterator.next()
        signal.throwIfAborted()
        if (step.done !== true) return step
      } catch (error) {
        await close()
        throw signal.aborted ? signal.reason : error
      }
      return close()
    }
    signal.addEventListener("abort", abort, { once: true })
    return { next, return: close }
  }
})
