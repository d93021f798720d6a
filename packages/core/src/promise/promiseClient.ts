/** Derives a service's Promise API from its Effect API. Both APIs report the same error objects. An aborted call rejects with the signal's reason. */
import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as References from "effect/References"
import type { ApiResponse } from "../call/ApiResponse.ts"
import { CallOptions as CallOptionsReference } from "../call/CallOptions.ts"
import { ApiError } from "../errors/ApiError.ts"
import { addCallerStack } from "./callerStack.ts"
import { checkSignal } from "./checkSignal.ts"
import { type AnyEffect, type AnyPaged, type AnyStream, listsOf, readable, type Run } from "./lists.ts"
import type { PromiseClient } from "./PromiseClientOf.ts"
import type { CallOptions, ErrorMap } from "./PromiseTypes.ts"

type AnyOutcome = AnyEffect | AnyStream | AnyPaged
type AnyMethod = ((input: unknown) => AnyOutcome) & { readonly withResponse?: (input: unknown) => AnyEffect }

/** The default context, which logs to standard error, because standard output belongs to the calling program. */
const defaultContext = Context.make(References.LogToStderr, true)

const runOf = (mapError: ErrorMap | undefined, { signal, ...settings }: CallOptions): Run => {
  const isGiven = Object.values(settings).some((value) => value !== undefined)
  return {
    signal: signal ?? undefined,
    context: isGiven ? Context.add(defaultContext, CallOptionsReference, settings) : defaultContext,
    mapError: (error) => (mapError !== undefined && error instanceof ApiError ? mapError(error) : error)
  }
}

const toPromise = async (effect: AnyEffect, { context, mapError, signal }: Run): Promise<unknown> => {
  // A fiber starts before it checks its signal, so the signal is checked first. Otherwise, a call that is already aborted could send its request.
  if (signal !== undefined) checkSignal(signal).throwIfAborted()
  const exit = await Effect.runPromiseExitWith(context)(effect, signal === undefined ? undefined : { signal })
  if (Exit.isSuccess(exit)) return exit.value
  if (Cause.hasInterruptsOnly(exit.cause)) signal?.throwIfAborted()
  throw addCallerStack(mapError(Cause.squash(exit.cause)), toPromise)
}

const convert = (outcome: AnyOutcome, run: Run): unknown =>
  Effect.isEffect(outcome) ? toPromise(outcome, run) : listsOf(outcome, run, toPromise)

const convertResponse = (effect: AnyEffect, run: Run): Promise<unknown> =>
  toPromise(
    Effect.map(effect, (response) => readable(response as ApiResponse<unknown>, run)),
    run
  )

const promiseMember = (member: unknown, mapError: ErrorMap | undefined): unknown => {
  if (typeof member !== "function")
    return typeof member === "object" && member !== null ? promiseClient(member, mapError) : member
  const method = member as AnyMethod
  const plain = runOf(mapError, {})
  const run = (options?: CallOptions) => (options == null ? plain : runOf(mapError, options))
  const promiseMethod = (input?: unknown, options?: CallOptions) => convert(method(input), run(options))
  const { withResponse } = method
  if (withResponse === undefined) return promiseMethod
  return Object.assign(promiseMethod, {
    withResponse: (input?: unknown, options?: CallOptions) => convertResponse(withResponse(input), run(options))
  })
}

/**
 * Turns each effect of a service into a Promise and each stream into an async iterable. Both reject with the `ApiError` or the result of `mapError`.
 *
 * @example
 * ```ts
 * import { promiseClient } from "@fieldwork/core"
 * import { Effect } from "effect"
 * const names = promiseClient({ get: (id: number) => Effect.succeed(`name ${id}`) })
 * await names.get(1) // => "name 1"
 * ```
 */
export const promiseClient = <Service extends object>(
  service: Service,
  mapError?: ErrorMap
): PromiseClient<Service> => {
  const members = Object.entries(service).map(([name, member]) => [name, promiseMember(member, mapError)])
  return Object.fromEntries(members) as PromiseClient<Service>
}
