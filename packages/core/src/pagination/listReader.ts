/**
 * Reads a list page by page until it is complete, or fails: it never ends early without an error, and always terminates, whatever the service returns.
 * - Reading ends when as many items have arrived as the latest total, each counted once. More items than that contradict the total, and reading
 *   continues. The response's own `page_size` counts the items of that page and is ignored, and a short page is not the end.
 * - An empty page and a 404 end it too, unless the latest total is greater.
 * - A list may change while it is read. When it grows at its end, reading continues. When items move between pages, some may be missed: this is
 *   detected by a lower total, by a higher one after which the previous page has changed, or by an item that arrives a second time. Such a list is
 *   read again, and items that have been passed on are left out; when it keeps changing, reading fails.
 * - A repeated page is an error, because reading would not end.
 * A change that leaves no trace is not detected: one item removed and another added between two requests, neither of which is seen twice.
 * A correct service that fills its pages receives ⌈total / size⌉ requests, and one more for each page at which its total has changed.
 */
import * as Effect from "effect/Effect"
import { ApiError } from "../errors/ApiError.ts"
import { ContractError, PageRepeatedError, type Reason } from "../errors/Reason.ts"
import { type Fingerprint, fingerprintOf, pageFingerprint } from "./Fingerprint.ts"

/** How a list is read. */
export interface Source<Response, Item> {
  readonly operation: string
  readonly fetch: (page: number) => Effect.Effect<Response, ApiError>
  readonly fail: (error: ApiError) => Effect.Effect<never, ApiError>
  readonly totalChanged: (from: number, to: number) => Effect.Effect<void>
  readonly items: (response: Response) => ReadonlyArray<Item>
  /** The member of a response that contains the total number of items. */
  readonly total: string
  /** The number of the first page to request, counted from 1. */
  readonly first: number
  /** The number of items to request per page. */
  readonly size: number
}

/** How many times a list is read before reading fails. */
const mostPasses = 4

/** The maximum number of pages of a list without a total, because any full page might be followed by another. */
const mostPagesWithoutTotal = 1000

/** The number of pages by which a list may grow beyond twice its first total. */
const mostPagesGrown = 100

export const memberOf = (value: unknown, name: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined

/** Returns the total in a response. For a response that is an array of pages, one per group, this is the sum of their totals. */
const totalIn = (response: unknown, field: string): number | undefined => {
  let sum: number | undefined
  for (const page of Array.isArray(response) ? response : [response]) {
    const total = memberOf(page, field)
    if (typeof total === "number" && total >= 0) sum = (sum ?? 0) + total
  }
  return sum
}

/** A fetched page; undefined for a 404 after the first page, which ends the list like an empty page. */
type Fetched<Response> = { readonly response: Response } | undefined

/** The result of a step: a page, and its new items. */
export interface Step<Response, Item> {
  readonly responses: ReadonlyArray<Response>
  readonly items: ReadonlyArray<Item>
}

const contractError = (kind: ContractError["kind"], items?: NonNullable<ContractError["items"]>): ContractError =>
  new ContractError({ status: 200, prefix: "", violations: [], kind, ...(items !== undefined && { items }) })

/**
 * Returns an effect that reads a list step by step, from its first page to its last. Each run performs one step; after the last one it succeeds with
 * undefined.
 *
 * `rereads` is whether a list that has changed is read again to find missed items. A stream of pages does not do this, because it passes pages on
 * unchanged.
 */
export const listReader = <Response, Item>(
  source: Source<Response, Item>,
  rereads: boolean
): Effect.Effect<Step<Response, Item> | undefined, ApiError> => {
  type Next = Effect.Effect<Step<Response, Item>, ApiError>
  const { first, size } = source
  let passes = 1
  /** The pages of the previous pass. */
  let before: ReadonlyArray<number> = []
  /** The fingerprints of the items that have been passed on. */
  const delivered = new Set<number>()
  let isDone = false
  /** The first 404 of the current step. */
  let notFound: ApiError | undefined

  // The state of one pass over the list from its first page: its progress, and evidence that items have moved in the meantime.

  let page = first
  /** The number of items before the next page, as far as it is certain. */
  let position = 0
  /** The same number, assuming that all pages before the first one were full. */
  let most = (first - 1) * size
  /** The total in the first page. */
  let total: number | undefined
  /** The latest total, in any response. */
  let latest: number | undefined
  let seen: number | undefined
  /** The page number for each page fingerprint, in page order. */
  let pages = new Map<number, number>()
  let ids = new Set<number>()
  let last: number | undefined
  /** Whether items may have moved past the next page, because the previous page has changed since it was read or because items were removed. */
  let hasMoved = false
  /** Whether the content of a page has changed after it was read. */
  let hasChanged = false
  /** Whether an item arrived twice, because it was moved or because the list contains it twice. */
  let hasRepeated = false

  const beginPass = (): void => {
    page = first
    position = 0
    most = (first - 1) * size
    total = latest = seen = last = undefined
    pages = new Map()
    ids = new Set()
    hasMoved = hasChanged = hasRepeated = false
  }

  const fail = (reason: Reason): Next =>
    source.fail(new ApiError({ operation: source.operation, reason, attempts: [] }))

  const fetch = (number: number): Effect.Effect<Fetched<Response>, ApiError> =>
    Effect.matchEffect(source.fetch(number), {
      onSuccess: (response) => Effect.succeed({ response }),
      onFailure: (error) => {
        if (number === first || error.reason._tag !== "NotFoundError") return Effect.fail(error)
        notFound ??= error
        return Effect.succeed(undefined)
      }
    })

  const itemsOf = (fetched: Fetched<Response>): ReadonlyArray<Item> =>
    fetched === undefined ? [] : source.items(fetched.response)

  /** Records a total. If it has decreased, removed items may have moved others even though the previous page looks unchanged. */
  const see = (fetched: Fetched<Response>): number | undefined => {
    const stated = fetched === undefined ? undefined : totalIn(fetched.response, source.total)
    if (stated === undefined) return undefined
    total ??= stated
    if (seen !== undefined && stated < seen) hasMoved = true
    return (seen = stated)
  }

  const stepOf = (fetched: Fetched<Response>, items: ReadonlyArray<Item>, isPassedOn = true): Step<Response, Item> => {
    const isNew = isPassedOn && (rereads || passes === 1)
    return { responses: isNew && fetched !== undefined ? [fetched.response] : [], items }
  }

  /** Ends the pass: the list is either complete or read again. */
  const endPass = (step: Step<Response, Item>): Next => {
    const isClean = !hasMoved && (!hasRepeated || pages.size === 1)
    const now = [...pages.keys()]
    const isSame = !hasChanged && now.length === before.length && now.every((number, index) => number === before[index])
    if ((isClean && (rereads || passes === 1)) || isSame) {
      isDone = true
      return Effect.succeed(step)
    }
    if (passes === (rereads ? mostPasses : 2)) return fail(contractError("changed"))
    passes += 1
    before = now
    beginPass()
    return Effect.succeed(step)
  }

  /** Handles a page without items, or one past the end. */
  const exhausted = (fetched: Fetched<Response>, length: number): Next => {
    if (latest === undefined || most >= latest || hasMoved) return endPass(stepOf(fetched, [], length === 0))
    // If no page has been read, the 404 is the error.
    if (fetched === undefined && notFound !== undefined) return Effect.fail(notFound)
    return fail(contractError("short", { received: most, promised: latest }))
  }

  /** Returns the items of a page that have not been passed on. */
  const record = (
    items: ReadonlyArray<Item>,
    prints: ReadonlyArray<Fingerprint>,
    content: number
  ): ReadonlyArray<Item> => {
    pages.set(content, page)
    last = content
    // If reading began after page 1, earlier pages may have been as short as this one. One unnecessary request is better than a missed item.
    const skipped = page === first ? (page - 1) * Math.min(size, items.length) : 0
    position += skipped + items.length
    most += items.length
    page += 1
    return items.filter((_, index) => {
      const print = prints[index]
      if (print === undefined) return false
      if (ids.has(print.id)) hasRepeated = true
      ids.add(print.id)
      // Two items without an id may be equal, and a second pass contains all of them again.
      const isNew = !delivered.has(print.content) || (!print.hasId && passes === 1)
      delivered.add(print.content)
      return isNew
    })
  }

  /** Whether the page just read is the last one; undefined if the list does not end. */
  const hasEnded = (length: number): boolean | undefined => {
    if (latest === undefined) {
      if (length < size) return true
      return pages.size >= mostPagesWithoutTotal ? undefined : false
    }
    const count = hasRepeated ? ids.size : position
    if (count === latest || (count > latest && hasMoved)) return true
    return position > 2 * (total ?? 0) + mostPagesGrown * size ? undefined : false
  }

  const advance = (fetched: Fetched<Response>, items: ReadonlyArray<Item>): Next => {
    const prints = items.map(fingerprintOf)
    const content = pageFingerprint(prints)
    const twin = items.length === 0 ? undefined : pages.get(content)
    // Past the end according to our count; some services return their last page again there.
    const isPastEnd = twin !== undefined && latest !== undefined && (page - 1) * size >= latest
    if (items.length === 0 || isPastEnd) return exhausted(fetched, items.length)
    if (twin !== undefined && !hasMoved) return fail(new PageRepeatedError({ page: twin }))
    const fresh = record(items, prints, content)
    const isLast = hasEnded(items.length)
    if (isLast === undefined) return fail(contractError("endless"))
    const step = stepOf(fetched, fresh)
    return isLast ? endPass(step) : Effect.succeed(step)
  }

  return Effect.gen(function* () {
    if (isDone) return undefined
    notFound = undefined
    const fetched = yield* fetch(page)
    const items = itemsOf(fetched)
    const previous = latest
    const stated = see(fetched)
    latest = stated ?? latest
    const isOther = previous !== undefined && stated !== undefined && stated !== previous
    if (isOther) yield* source.totalChanged(total ?? stated, stated)
    // An empty page without its own total may be the end of a list that has become shorter.
    const isShort = items.length === 0 && stated === undefined && previous !== undefined && most < previous
    if (page > first && !hasMoved && (isOther || isShort)) {
      // Requests the previous page again. If its content has changed, items have moved.
      const again = yield* fetch(page - 1)
      const now = see(again)
      if (stated === undefined) latest = now ?? latest
      hasChanged ||= pageFingerprint(itemsOf(again).map(fingerprintOf)) !== last
      hasMoved ||= hasChanged
    }
    return yield* advance(fetched, items)
  })
}
