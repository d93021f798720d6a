/**
 * A list as a stream of its pages or of its items: what a `ListReader` decides is done here.
 */
import * as Effect from "effect/Effect"
import type * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import * as Stream from "effect/Stream"
import { CallOptions } from "../call/CallOptions.ts"
import type { LazyModule } from "../client/LazyModule.ts"
import { ApiError } from "../errors/ApiError.ts"
import { ContractError, PageRepeatedError } from "../errors/Reason.ts"
import { loadPart } from "../operation/loadPart.ts"
import type { Command, Failure, Fetched, ListReader, Reading, Step } from "./ListReader.ts"

export type Reader = LazyModule<{ readonly ListReader: typeof ListReader }>

export interface Source<Response, Item> extends Reading<Response, Item> {
  readonly operation: string
  readonly fetch: (page: number) => Effect.Effect<Response, ApiError>
  readonly fail: (error: ApiError) => Effect.Effect<never, ApiError>
  readonly totalChanged: (from: number, to: number) => Effect.Effect<void>
}

type Next<Response, Item> = Generator<Command, Step<Response, Item> | Failure | undefined, Fetched<Response>>

const errorOf = (operation: string, failure: Exclude<Failure, { readonly kind: "ended" }>): ApiError => {
  const contract = { status: 200, prefix: "", violations: [] }
  const reasonOf = () => {
    if (failure.kind === "repeated") return new PageRepeatedError({ page: failure.page })
    if (failure.kind !== "short") return new ContractError({ ...contract, kind: failure.kind })
    const { kind, promised, received } = failure
    return new ContractError({ ...contract, kind, items: { received, promised } })
  }
  return new ApiError({ operation, reason: reasonOf(), attempts: [] })
}

/** Does what the reader yields until it has come to a step. `notFound` is the 404 of the page that the step began with. */
const drive = <Response, Item>(
  source: Source<Response, Item>,
  next: Next<Response, Item>,
  fetched?: Fetched<Response>,
  notFound?: ApiError
): Effect.Effect<Step<Response, Item> | undefined, ApiError> => {
  const { done, value } = next.next(fetched)
  if (done !== true) {
    if (value._tag === "TotalChanged") {
      return Effect.andThen(
        source.totalChanged(value.from, value.to),
        Effect.suspend(() => drive(source, next, undefined, notFound))
      )
    }
    const { page } = value
    return Effect.matchEffect(source.fetch(page), {
      onSuccess: (response) => drive(source, next, { response }, notFound),
      onFailure: (error) =>
        page === source.first || error.reason._tag !== "NotFoundError"
          ? Effect.fail(error)
          : drive(source, next, undefined, notFound ?? error)
    })
  }
  if (value?._tag !== "Failure") return Effect.succeed(value)
  if (value.kind === "ended") return Effect.fail(notFound as ApiError)
  return source.fail(errorOf(source.operation, value))
}

const more = Option.some(undefined)

/** Begins the next step as soon as one has come, so that it runs while the items of that one are used. `close` interrupts it. */
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
  reader: Reader,
  rereads: boolean,
  take: (step: Step<Response, Item>) => ReadonlyArray<A>
): Stream.Stream<A, ApiError> =>
  Stream.unwrap(
    Effect.flatMap(loadPart(reader, source.operation), ({ ListReader }) =>
      Effect.withFiber((fiber) => {
        const list = new ListReader(source, rereads)
        const next = Effect.suspend(() => drive(source, list.next()))
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
  )

/** Each page, fetched when it is needed. Fails with a `ContractError` of kind `changed` when items have moved between pages. */
export const pages = <Response, Item>(
  source: Source<Response, Item>,
  reader: Reader
): Stream.Stream<Response, ApiError> => read(source, reader, false, ({ responses }) => responses)

/** Each item once; a page is fetched when the one before is used up. */
export const items = <Response, Item>(source: Source<Response, Item>, reader: Reader): Stream.Stream<Item, ApiError> =>
  read(source, reader, true, ({ items: fresh }) => fresh)
