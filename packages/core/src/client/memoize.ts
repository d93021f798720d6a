/**
 * Caches the results of a lookup for a limited time, for code lists and dictionaries that rarely change (operation 8 in the exchange's API document).
 *
 * ```ts
 * const languages = memoize(countryLanguages.list, { millis: 600_000 })
 * yield* languages({ channels: ["digital"] }) // sends a request
 * yield* languages({ channels: ["digital"] }) // remembers its result
 * ```
 *
 * Concurrent callers with the same input share one request, and failures are not cached. Inputs are compared in the form in which they are sent. The
 * result for an input that cannot be serialised as JSON is not cached.
 */
import * as Cache from "effect/Cache"
import * as Effect from "effect/Effect"
import * as Equal from "effect/Equal"
import * as Exit from "effect/Exit"
import * as Hash from "effect/Hash"
import * as Stream from "effect/Stream"
import { wireValue } from "../request/wireValue.ts"
import { atLeast } from "./checkSettings.ts"
import type { MemoizeOptions } from "./MemoizeOptions.ts"

export type { MemoizeOptions } from "./MemoizeOptions.ts"

type Lookup<Args extends ReadonlyArray<unknown>, A, E> = (...input: Args) => Effect.Effect<A, E>
type Listing<Args extends ReadonlyArray<unknown>, A, E> = (...input: Args) => Stream.Stream<A, E>

/** Returns the text of a JSON value. Two objects that differ only in the order of their properties have the same text. */
const textOf = (value: unknown): string => {
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${textOf(member)}`)
  return `{${members.toSorted().join()}}`
}

/** Returns a string that is equal for any two inputs that produce the same request, or undefined if the input has no JSON form. */
const keyOf = (input: ReadonlyArray<unknown>): string | undefined => {
  try {
    return input.map((value) => (value === undefined ? "" : textOf(wireValue(value)))).join()
  } catch {
    return undefined
  }
}

/** A cache key that compares inputs by value. */
class InputKey<Args> implements Equal.Equal {
  readonly input: Args
  private readonly text: string

  constructor(input: Args, text: string) {
    this.input = input
    this.text = text
  }

  [Equal.symbol](that: Equal.Equal): boolean {
    return that instanceof InputKey && that.text === this.text
  }

  [Hash.symbol](): number {
    return Hash.string(this.text)
  }
}

/**
 * Returns a function that caches the results of `lookup` by input. Concurrent callers with the same input share one request, all items of a list are
 * cached together, and failures are not cached. Inputs are compared in the form in which they are sent. The result for an input that cannot be
 * serialised as JSON, such as a `Map`, is not cached. Throws `ConfigurationError` for invalid options.
 *
 * @example
 * ```ts
 * import { memoize } from "@fieldwork/core"
 * import { Effect } from "effect"
 * let requests = 0
 * const lookup = (id: number) => Effect.sync(() => id + requests++)
 * const remembered = memoize(lookup, { millis: 600_000 })
 * await Effect.runPromise(Effect.all([remembered(1), remembered(1)])) // => [1,1]
 * requests // => 1
 * ```
 */
export function memoize<Args extends ReadonlyArray<unknown>, A, E>(
  lookup: Listing<Args, A, E>,
  options?: MemoizeOptions
): Lookup<Args, ReadonlyArray<A>, E>
export function memoize<Args extends ReadonlyArray<unknown>, A, E>(
  lookup: Lookup<Args, A, E>,
  options?: MemoizeOptions
): Lookup<Args, A, E>
export function memoize<Args extends ReadonlyArray<unknown>, E>(
  lookup: (...input: Args) => Effect.Effect<unknown, E> | Stream.Stream<unknown, E>,
  { capacity = 100, millis = 3_600_000 }: MemoizeOptions = {}
): Lookup<Args, unknown, E> {
  atLeast("millis", 0, millis)
  atLeast("capacity", 1, capacity)
  const run = (input: Args): Effect.Effect<unknown, E> => {
    const outcome = lookup(...input)
    return Stream.isStream(outcome) ? Stream.runCollect(outcome) : outcome
  }
  const timeToLive = (exit: Exit.Exit<unknown, E>) => (Exit.isSuccess(exit) ? millis : 0)
  const cache = Effect.runSync(Cache.makeWith(({ input }: InputKey<Args>) => run(input), { capacity, timeToLive }))
  return (...input) =>
    Effect.suspend(() => {
      const text = keyOf(input)
      return text === undefined ? run(input) : Cache.get(cache, new InputKey(input, text))
    })
}
