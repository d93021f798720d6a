/**
 * Turns a list into a stream of its pages or of its items. `listReader` reads the pages.
 */
import * as Effect from "effect/Effect"
import type * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import * as Stream from "effect/Stream"
import { CallOptions } from "../call/CallOptions.ts"
import type { ApiError } from "../errors/ApiError.ts"
import { listReader, type Source, type Step } from "./listReader.ts"

const more = Option.some(undefined)

/** Starts reading the next page as soon as a page is returned to the caller. `close` interrupts the read in progress. */
const prefetched = <A>(
  fiber: Fiber.Fiber<unknown, unknown>,
  step: Effect.Effect<A | undefined, ApiError>
): { readonly next: Effect.Effect<A | undefined, ApiError>; readonly close: Effect.Effect<void> } => {
  let running: Fiber.Fiber<Exit.Exit<A | undefined, ApiError>> | undefined
  const begin = () => (running = Effect.runForkWith(fiber.context)(Effect.exit(step)))
  const next = Effect.suspend(() =>
    Effect.flatMap(Fiber.join(running ?? begin()), (exit) => {
      running = undefined
      if (exit._tag === "Success" && exit.value !== undefined) begin()
      return exit
    })
  )
  return { next, close: Effect.suspend(() => (running === undefined ? Effect.void : Fiber.interrupt(running))) }
}

const read = <Response, Item, A>(
  source: Source<Response, Item>,
  rereads: boolean,
  take: (step: Step<Response, Item>) => ReadonlyArray<A>
): Stream.Stream<A, ApiError> =>
  Stream.unwrap(
    Effect.withFiber((fiber) => {
      const next = listReader(source, rereads)
      const ahead = fiber.getRef(CallOptions).prefetch === true ? prefetched(fiber, next) : undefined
      const stream = Stream.paginate(undefined, () =>
        Effect.map(
          ahead?.next ?? next,
          (step) => [step === undefined ? [] : take(step), step === undefined ? Option.none() : more] as const
        )
      )
      return Effect.succeed(ahead === undefined ? stream : Stream.ensuring(stream, ahead.close))
    })
  )

/** Returns a stream of pages, each fetched when needed. Fails with a `ContractError` of kind `changed` if items have moved between pages. */
export const pages = <Response, Item>(source: Source<Response, Item>): Stream.Stream<Response, ApiError> =>
  read(source, false, ({ responses }) => responses)

/**
 * Returns a stream of the items. A page is fetched when all items of the previous page have been consumed. If the list changes, an item is repeated
 * only if its content has changed.
 */
export const items = <Response, Item>(source: Source<Response, Item>): Stream.Stream<Item, ApiError> =>
  read(source, true, ({ items: fresh }) => fresh)
