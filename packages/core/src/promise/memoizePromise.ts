/**
 * Provides `memoize` for the Promise API: wraps a method of a client in a function that takes the same input and returns a Promise.
 */
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { memoize } from "../client/memoize.ts"
import type { MemoizeOptions } from "../client/MemoizeOptions.ts"

const whole = async (outcome: AsyncIterable<unknown> | Promise<unknown>): Promise<unknown> => {
  if (!(Symbol.asyncIterator in outcome)) return outcome
  const items: Array<unknown> = []
  for await (const item of outcome) items.push(item)
  return items
}

type Args<Input> = undefined extends Input ? [input?: Input] : [input: Input]

/**
 * Returns a function that caches the results of a Promise client's method, keyed by input. All items of a list are cached together. The function
 * rejects with the method's errors. Inputs are compared in the form in which they are sent. The result for an input that cannot be serialised as
 * JSON, such as a `Map`, is not cached. Throws `ConfigurationError` for invalid options.
 *
 * @example
 * ```ts
 * import { memoizePromise } from "@fieldwork/core/promise"
 * let requests = 0
 * const remembered = memoizePromise(async (id: number) => id + requests++)
 * await Promise.all([remembered(1), remembered(1)]) // => [1,1]
 * ```
 */
export function memoizePromise<Input, A>(
  lookup: (input: Input) => AsyncIterable<A>,
  options?: MemoizeOptions
): (...args: Args<Input>) => Promise<ReadonlyArray<A>>
export function memoizePromise<Input, A>(
  lookup: (input: Input) => Promise<A>,
  options?: MemoizeOptions
): (...args: Args<Input>) => Promise<A>
export function memoizePromise(
  lookup: (input?: unknown) => AsyncIterable<unknown> | Promise<unknown>,
  options?: MemoizeOptions
): (input?: unknown) => Promise<unknown> {
  const get = memoize(
    (input?: unknown) => Effect.tryPromise({ try: () => whole(lookup(input)), catch: (cause) => cause }),
    options
  )
  return async (input) => {
    const exit = await Effect.runPromiseExit(get(input))
    if (Exit.isSuccess(exit)) return exit.value
    throw Cause.squash(exit.cause)
  }
}
