/**
 * The Promise face of a service: the same methods, each effect a Promise and each stream an async iterable. Derived, never rewritten.
 *
 * Errors keep their identity: a Promise is rejected with the `ApiError` itself, and an aborted one with the signal's reason.
 */
import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as References from "effect/References"
import type * as Stream from "effect/Stream"
import { asyncIterable } from "./asyncIterable.ts"
import { addCallerStack } from "./callerStack.ts"
import type { PromiseClient } from "./PromiseClientOf.ts"
import type { CallOptions } from "./PromiseTypes.ts"

type AnyEffect = Effect.Effect<unknown, unknown>
type AnyStream = Stream.Stream<unknown, unknown>
type AnyPaged = AnyStream & { readonly pages: AnyStream; readonly page: (number: number) => AnyEffect }
type AnyMethod = ((input: unknown) => AnyEffect | AnyStream | AnyPaged) & {
  readonly withResponse?: (input: unknown) => AnyEffect
}

/** Standard output belongs to the program that calls: the log goes to standard error. */
const context = Context.make(References.LogToStderr, true)
const run = Effect.runPromiseExitWith(context)

const toPromise = async (effect: AnyEffect, signal: AbortSignal | undefined): Promise<unknown> => {
  // A fiber starts before it looks at its signal: nothing may be sent for a signal that has already fired.
  signal?.throwIfAborted()
  const exit = await run(effect, signal === undefined ? undefined : { signal })
  if (Exit.isSuccess(exit)) return exit.value
  if (Cause.hasInterruptsOnly(exit.cause)) signal?.throwIfAborted()
  throw addCallerStack(Cause.squash(exit.cause), toPromise)
}

const convert = (outcome: AnyEffect | AnyStream | AnyPaged, signal: AbortSignal | undefined): unknown => {
  if (Effect.isEffect(outcome)) return toPromise(outcome, signal)
  if (!("pages" in outcome)) return asyncIterable(outcome, context, signal)
  const { page, pages } = outcome
  return Object.assign(asyncIterable(outcome, context, signal), {
    pages: asyncIterable(pages, context, signal),
    page: (number: number) => toPromise(page(number), signal)
  })
}

const promiseMember = (member: unknown): unknown => {
  if (typeof member !== "function")
    return typeof member === "object" && member !== null ? promiseClient(member) : member
  const method = member as AnyMethod
  const promiseMethod = (input?: unknown, options?: CallOptions) => convert(method(input), options?.signal)
  const { withResponse } = method
  if (withResponse === undefined) return promiseMethod
  return Object.assign(promiseMethod, {
    withResponse: (input?: unknown, options?: CallOptions) => toPromise(withResponse(input), options?.signal)
  })
}

/** The Promise face of `service`, made from the members that it has. */
export const promiseClient = <Service extends object>(service: Service): PromiseClient<Service> => {
  const members = Object.entries(service).map(([name, member]) => [name, promiseMember(member)])
  return Object.fromEntries(members) as PromiseClient<Service>
}
