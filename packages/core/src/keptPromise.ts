/**
 * `kept` for the Promise face: takes a method of the client, and answers with Promises.
 */
import { Cause, Effect, Exit } from "effect"
import { kept, type Keeping } from "./Kept.ts"

const whole = async (outcome: AsyncIterable<unknown> | Promise<unknown>): Promise<unknown> => {
  if (!(Symbol.asyncIterator in outcome)) return outcome
  const items: Array<unknown> = []
  for await (const item of outcome) items.push(item)
  return items
}

type Given<Input> = undefined extends Input ? [input?: Input] : [input: Input]

/** A list is remembered whole. Rejects as the method does. */
export function keptPromise<Input, A>(
  lookup: (input: Input) => AsyncIterable<A>,
  keeping?: Keeping
): (...given: Given<Input>) => Promise<ReadonlyArray<A>>
export function keptPromise<Input, A>(
  lookup: (input: Input) => Promise<A>,
  keeping?: Keeping
): (...given: Given<Input>) => Promise<A>
export function keptPromise(
  lookup: (input?: unknown) => AsyncIterable<unknown> | Promise<unknown>,
  keeping?: Keeping
): (input?: unknown) => Promise<unknown> {
  const get = kept(
    (input?: unknown) => Effect.tryPromise({ try: () => whole(lookup(input)), catch: (cause) => cause }),
    keeping
  )
  return async (input) => {
    const exit = await Effect.runPromiseExit(get(input))
    if (Exit.isSuccess(exit)) return exit.value
    throw Cause.squash(exit.cause)
  }
}
