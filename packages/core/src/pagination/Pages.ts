/**
 * Reading a list page by page, so that it ends whatever the service does.
 *
 * - the first total decides: reading ends when as many items have come
 * - an empty page and a 404 end it too, unless the latest total promises more: then it fails, as it would be short and look whole
 * - the reply's own `page_size` counts the items of that page, and decides nothing
 * - a short page is not the end: a service may give fewer than asked for
 * - a page that has come before is an error, as going on would not end
 *
 * Every page that does not end it brings an item, so it ends; a service that fills its pages is asked at most ⌈total / size⌉ + 1 times.
 */
import { Effect, Option, Stream } from "effect"
import { ApiError } from "../errors/ApiError.ts"
import { ContractError, PageRepeatedError } from "../errors/Reason.ts"

export interface Source<Reply, Item> {
  readonly operation: string
  readonly fetch: (page: number) => Effect.Effect<Reply, ApiError>
  readonly items: (reply: Reply) => ReadonlyArray<Item>
  readonly total: (reply: Reply) => number | undefined
  /** Told when a page names another total than the first one did. */
  readonly totalChanged: (from: number, to: number) => Effect.Effect<void>
  /** The page to begin with, counted from 1. */
  readonly first: number
  /** Items asked for a page. */
  readonly size: number
}

/** Without any total a full page might always be followed by another. */
const mostPagesWithoutTotal = 1000

interface Progress {
  readonly page: number
  /** Items before the next page, as far as is known for sure. */
  readonly position: number
  /** The same, if all pages before the first one were full. */
  readonly most: number
  /** The first that was named. */
  readonly total: number | undefined
  /** The last that was named: what was removed meanwhile is not missing. */
  readonly latest: number | undefined
  /** The page on which each content came. */
  readonly seen: Map<number, number>
}

/** One page, undefined when it is past the end, and where to go on. */
type Turn<Reply> = readonly [Reply | undefined, Option.Option<Progress>]

/** 53 bits of the content (cyrb53): enough to tell the pages of a list apart. */
const fingerprint = (value: unknown): number => {
  const text = JSON.stringify(value)
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}

const isPastEnd = (error: ApiError) => error.reason._tag === "NotFoundError"

const turn = <Reply, Item>(source: Source<Reply, Item>, progress: Progress): Effect.Effect<Turn<Reply>, ApiError> => {
  const read = Effect.flatMap(source.fetch(progress.page), (reply) => advance(source, progress, reply))
  const { latest = 0, most, page } = progress
  if (page === source.first || most < latest) return read
  return Effect.catchIf(read, isPastEnd, () => Effect.succeed<Turn<Reply>>([undefined, Option.none()]))
}

const advance = <Reply, Item>(
  source: Source<Reply, Item>,
  { latest: latestBefore, most, page, position, seen, total: before }: Progress,
  reply: Reply
): Effect.Effect<Turn<Reply>, ApiError> => {
  const items = source.items(reply)
  const named = source.total(reply)
  const total = before ?? named
  const latest = named ?? latestBefore
  const last: Turn<Reply> = [reply, Option.none()]
  const report =
    before !== undefined && named !== undefined && named !== before ? source.totalChanged(before, named) : undefined
  const end = (outcome: Turn<Reply>) => (report === undefined ? Effect.succeed(outcome) : Effect.as(report, outcome))
  const exhausted = (outcome: Turn<Reply>): Effect.Effect<Turn<Reply>, ApiError> => {
    if (latest === undefined || most >= latest) return end(outcome)
    const reason = new ContractError({
      status: 200,
      kind: "short",
      prefix: "",
      violations: [],
      items: { received: most, promised: latest }
    })
    return Effect.andThen(end(outcome), failed(source.operation, reason))
  }
  if (items.length === 0) return exhausted(last)

  const content = fingerprint(items)
  const twin = seen.get(content)
  if (twin !== undefined) {
    // Past the end by our count: some services answer with their last page there.
    if (total !== undefined && (page - 1) * source.size >= total) return exhausted([undefined, Option.none()])
    return failed(source.operation, new PageRepeatedError({ page: twin }))
  }
  seen.set(content, page)

  // Begun later than page 1, the pages before may have been as short as this one: better one request too many than an item too few.
  const skipped = page === source.first ? (page - 1) * Math.min(source.size, items.length) : 0
  const reached = position + skipped + items.length
  if (total === undefined) {
    if (items.length < source.size) return end(last)
    if (seen.size >= mostPagesWithoutTotal) {
      return failed(source.operation, new ContractError({ status: 200, kind: "endless", prefix: "", violations: [] }))
    }
  } else if (reached >= total) return end(last)
  return end([
    reply,
    Option.some({ page: page + 1, position: reached, most: most + items.length, total, latest, seen })
  ])
}

const failed = (operation: string, reason: PageRepeatedError | ContractError) =>
  Effect.fail(new ApiError({ operation, reason, attempts: [] }))

const start = ({ first, size }: { readonly first: number; readonly size: number }): Progress => ({
  page: first,
  position: 0,
  most: (first - 1) * size,
  total: undefined,
  latest: undefined,
  seen: new Map()
})

/** Every page, fetched as it is asked for. */
export const pages = <Reply, Item>(source: Source<Reply, Item>): Stream.Stream<Reply, ApiError> =>
  Stream.suspend(() =>
    Stream.paginate(start(source), (progress) =>
      Effect.map(turn(source, progress), ([reply, next]) => [reply === undefined ? [] : [reply], next] as const)
    )
  )

/** Every item, a page fetched when the one before is used up. */
export const items = <Reply, Item>(source: Source<Reply, Item>): Stream.Stream<Item, ApiError> =>
  Stream.suspend(() =>
    Stream.paginate(start(source), (progress) =>
      Effect.map(
        turn(source, progress),
        ([reply, next]) => [reply === undefined ? [] : source.items(reply), next] as const
      )
    )
  )
