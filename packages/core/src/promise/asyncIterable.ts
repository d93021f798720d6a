/**
 * Turns a stream into an async iterable whose iteration a signal can abort.
 */
import type * as Context from "effect/Context"
import * as Stream from "effect/Stream"
import type { PromiseIterable } from "./PromiseTypes.ts"
import { addCallerStack } from "./callerStack.ts"
import { checkSignal } from "./checkSignal.ts"

type Step = IteratorResult<unknown>

/**
 * Closes the iterator as soon as the signal is aborted, even while the loop body runs. The next step then rejects with the signal's reason.
 */
const abortable = (iterator: AsyncIterator<unknown>, signal: AbortSignal): AsyncIterator<unknown> => {
  const close = async (): Promise<Step> => {
    signal.removeEventListener("abort", abort)
    await iterator.return?.()
    return { done: true, value: undefined }
  }
  const abort = () => void close().catch(() => undefined)
  const next = async (): Promise<Step> => {
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

export const asyncIterable = (
  stream: Stream.Stream<unknown, unknown>,
  context: Context.Context<never>,
  signal: AbortSignal | undefined,
  mapError?: (error: unknown) => unknown,
  /** Closes what the stream reads. Called if an iterator is closed before the stream has been started. */
  release?: () => Promise<void>
): PromiseIterable<unknown> => {
  const iterable = Stream.toAsyncIterableWith(stream, context)
  let isStarted = false
  return collectable({
    [Symbol.asyncIterator]: () => {
      const own = iterable[Symbol.asyncIterator]()
      const iterator = signal === undefined ? own : abortable(own, checkSignal(signal))
      const next = async (): Promise<Step> => {
        isStarted = true
        try {
          return await iterator.next()
        } catch (error) {
          throw addCallerStack(mapError === undefined ? error : mapError(error), next)
        }
      }
      const close = async (): Promise<Step> => {
        if (!isStarted) await release?.()
        return (await iterator.return?.()) ?? { done: true, value: undefined }
      }
      return { next, return: close }
    }
  })
}

/** Adds `toArray` and `first` to an async iterable. */
export const collectable = <Each>(list: AsyncIterable<Each>): PromiseIterable<Each> => {
  const toArray = async (options: { readonly max?: number } = {}): Promise<Array<Each>> => {
    // If a caller passes a number in place of the options object, the default of NaN fails the check below.
    const { max = typeof options === "object" ? Infinity : Number.NaN } = options
    if (typeof max !== "number" || !(max >= 0))
      throw new RangeError("max must be a number of at least 0, as in { max: 100 }")
    const items: Array<Each> = []
    if (max < 1) {
      // The list may be the body of an open response, which has to be closed.
      await list[Symbol.asyncIterator]().return?.()
      return items
    }
    for await (const item of list) {
      items.push(item)
      if (items.length >= Math.floor(max)) break
    }
    return items
  }
  return Object.assign(list, { toArray, first: async () => (await toArray({ max: 1 }))[0] })
}
