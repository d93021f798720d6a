/**
 * A lookup that is remembered for a while, such as a code list or a dictionary: they are stable and may be kept (the exchange document,
 * operation 8).
 *
 * ```ts
 * const languages = kept(countryLanguages.list, { millis: 600_000 })
 * yield* languages({ channels: ["digital"] }) // asks
 * yield* languages({ channels: ["digital"] }) // remembers
 * ```
 *
 * Callers that ask for the same thing at once share one request, and a failure is not remembered.
 */
import { Cache, Effect, Exit, Stream } from "effect"

export interface Keeping {
  /** How long an answer is good; an hour when absent. */
  readonly millis?: number
  /** How many answers are remembered, the latest used; 100 when absent. */
  readonly capacity?: number
}

type Lookup<Given extends ReadonlyArray<unknown>, A, E> = (...input: Given) => Effect.Effect<A, E>
type Listing<Given extends ReadonlyArray<unknown>, A, E> = (...input: Given) => Stream.Stream<A, E>

/** A list is remembered whole. */
export function kept<Given extends ReadonlyArray<unknown>, A, E>(
  lookup: Listing<Given, A, E>,
  keeping?: Keeping
): Lookup<Given, ReadonlyArray<A>, E>
export function kept<Given extends ReadonlyArray<unknown>, A, E>(
  lookup: Lookup<Given, A, E>,
  keeping?: Keeping
): Lookup<Given, A, E>
export function kept<Given extends ReadonlyArray<unknown>, E>(
  lookup: (...input: Given) => Effect.Effect<unknown, E> | Stream.Stream<unknown, E>,
  { capacity = 100, millis = 3_600_000 }: Keeping = {}
): Lookup<Given, unknown, E> {
  const ask = (key: string): Effect.Effect<unknown, E> => {
    const outcome = lookup(...(JSON.parse(key) as Given))
    return Stream.isStream(outcome) ? Stream.runCollect(outcome) : outcome
  }
  const timeToLive = (exit: Exit.Exit<unknown, E>) => (Exit.isSuccess(exit) ? millis : 0)
  const cache = Effect.runSync(Cache.makeWith(ask, { capacity, timeToLive }))
  // JSON has no undefined: an input that was left out stays left out.
  return (...input) => Cache.get(cache, JSON.stringify(input.filter((each) => each !== undefined)))
}
