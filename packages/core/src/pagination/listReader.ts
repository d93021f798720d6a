/**
 * Reads a list page by page. Reading either completes the list or fails: it never stops early without an error, and it always terminates.
 * - Reading ends when the number of distinct items equals the most recent total. If the number exceeds the total, the total is wrong and reading
 *   continues. The `page_size` in a response is ignored, because it counts the items of that page, and a short page does not end the list.
 * - An empty page or a 404 also ends the list, unless the latest total is greater than the number of items.
 * - A list may change while it is read. If it grows at its end, reading continues. If items move between pages, some may be missed. Such a change is
 *   detected by a lower total, by a higher total together with a change in the previous page, or by an item that arrives twice. The list is then read
 *   again, and items that were already returned are omitted. If the list keeps changing, reading fails.
 * - A returned item is recognised by its content. An item whose content has changed is therefore returned again. Ids are only used to detect changes,
 *   because the spec does not state which property identifies an item, and an item with the id of another one must not be lost.
 * - A repeated page is an error, because reading would otherwise never end.
 * - A change is not detected if it leaves no trace: one item is removed, another is added before the next request, and no item arrives twice.
 * - A list takes ⌈total / size⌉ requests if the service fills its pages, plus one request for each page at which the total has changed.
 */
import * as Effect from "effect/Effect"
import { ApiError } from "../errors/ApiError.ts"
import { ContractError, PageRepeatedError, type Reason } from "../errors/Reason.ts"
import { type Fingerprint, fingerprintOf, pageFingerprint } from "./Fingerprint.ts"

/** The list to read, with the functions that request a page and extract its items. */
export interface Source<Response, Item> {
  readonly operation: string
  readonly fetch: (page: number) => Effect.Effect<Response, ApiError>
  readonly fail: (error: ApiError) => Effect.Effect<never, ApiError>
  readonly totalChanged: (from: number, to: number) => Effect.Effect<void>
  readonly items: (response: Response) => ReadonlyArray<Item>
  /** The name of the response property that contains the total number of items. */
  readonly total: string
  /** The number of the first page to request, counted from 1. */
  readonly first: number
  /** The number of items to request per page. */
  readonly size: number
}

/** The maximum number of times a list is read before reading fails. */
const maxPasses = 4

/** The maximum number of pages to read from a list without a total, because any full page might be followed by another. */
const maxPagesWithoutTotal = 1000

/** A list counts as endless once the number of items read exceeds twice the total first reported plus the items of this many full pages. */
const maxPagesGrown = 100

export const memberOf = (value: unknown, name: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined

/** Returns the total number of items that a response reports, or the sum of the totals if the response is an array of pages. */
const totalIn = (response: unknown, field: string): number | undefined => {
  let sum: number | undefined
  for (const page of Array.isArray(response) ? response : [response]) {
    const total = memberOf(page, field)
    if (typeof total === "number" && total >= 0) sum = (sum ?? 0) + total
  }
  return sum
}

/** A fetched page, or undefined if a page other than the first requested one returned 404. Such a 404 ends the list, as an empty page does. */
type Fetched<Response> = { readonly response: Response } | undefined

/** One step in reading a list: a page, and those of its items that have not been returned before. */
export interface Step<Response, Item> {
  readonly responses: ReadonlyArray<Response>
  readonly items: ReadonlyArray<Item>
}

const contractError = (kind: ContractError["kind"], items?: NonNullable<ContractError["items"]>): ContractError =>
  new ContractError({ status: 200, prefix: "", violations: [], kind, ...(items !== undefined && { items }) })

/**
 * Returns an effect that reads a list step by step, from its first page to its last. Each run succeeds with the next step (a page and its new items),
 * or with undefined after the last step.
 *
 * With `rereads`, a list that has changed is read again to find missed items. A stream of pages does not use `rereads`, because it returns the pages
 * unchanged.
 */
export const listReader = <Response, Item>(
  source: Source<Response, Item>,
  rereads: boolean
): Effect.Effect<Step<Response, Item> | undefined, ApiError> => {
  type Next = Effect.Effect<Step<Response, Item>, ApiError>
  const { first, size } = source
  let passes = 1
  /** The page fingerprints of the previous pass over the list. */
  let before: ReadonlyArray<number> = []
  /** The fingerprints of the items that have already been returned. */
  const delivered = new Set<number>()
  let isDone = false
  /** The first 404 error since the current page was requested. Undefined if there was none. */
  let notFound: ApiError | undefined

  // The state of one pass over the list, from its first page: the progress of the pass, and evidence that items have moved during it.

  let page = first
  /** The number of items before the next page, assuming that all pages before the first requested page were as short as that page. */
  let position = 0
  /** The number of items before the next page, assuming that all pages before the first requested page were full. */
  let most = (first - 1) * size
  /** The first total number of items that the service reported in this pass over the list. */
  let total: number | undefined
  /** The total number of items that the service reported most recently. */
  let latest: number | undefined
  let seen: number | undefined
  /** The page number for each page fingerprint, in page order. */
  let pages = new Map<number, number>()
  let ids = new Set<number>()
  let last: number | undefined
  /** Whether items may have moved between pages, because the previous page has changed since it was read or because items were removed. */
  let hasMoved = false
  /** Whether a page has changed since it was read. */
  let hasChanged = false
  /** Whether an item arrived twice, because the item was moved or because the list contains it twice. */
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

  /** Records the total number of items. If it has decreased, items may have moved to other pages even though the previous page looks unchanged. */
  const recordTotal = (fetched: Fetched<Response>): number | undefined => {
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

  /** Ends the current pass over the list: completes the list, starts another pass, or fails. */
  const endPass = (step: Step<Response, Item>): Next => {
    const isClean = !hasMoved && (!hasRepeated || pages.size === 1)
    const now = [...pages.keys()]
    const isSame = !hasChanged && now.length === before.length && now.every((number, index) => number === before[index])
    if ((isClean && (rereads || passes === 1)) || isSame) {
      isDone = true
      return Effect.succeed(step)
    }
    if (passes === (rereads ? maxPasses : 2)) return fail(contractError("changed"))
    passes += 1
    before = now
    beginPass()
    return Effect.succeed(step)
  }

  /** Handles an empty page, or a page after the end of the list. */
  const exhausted = (fetched: Fetched<Response>, length: number): Next => {
    if (latest === undefined || most >= latest || hasMoved) return endPass(stepOf(fetched, [], length === 0))
    // If a 404 ended the list before its total was reached, that 404 is the error.
    if (fetched === undefined && notFound !== undefined) return Effect.fail(notFound)
    return fail(contractError("short", { received: most, promised: latest }))
  }

  /** Records a page. Returns the items of the page that have not been returned before. */
  const record = (
    items: ReadonlyArray<Item>,
    prints: ReadonlyArray<Fingerprint>,
    content: number
  ): ReadonlyArray<Item> => {
    pages.set(content, page)
    last = content
    // Earlier pages that are not read are assumed to be as short as this page. If they were assumed to be full, reading might end too early.
    const skipped = page === first ? (page - 1) * Math.min(size, items.length) : 0
    position += skipped + items.length
    most += items.length
    page += 1
    return items.filter((_, index) => {
      const print = prints[index]
      if (print === undefined) return false
      if (ids.has(print.id)) hasRepeated = true
      ids.add(print.id)
      // Different items without an id may be equal, so the first reading of the list returns them all. Later readings omit items already returned.
      const isNew = !delivered.has(print.content) || (!print.hasId && passes === 1)
      delivered.add(print.content)
      return isNew
    })
  }

  /** Returns whether the page just read is the last one, or undefined if the list seems to be endless. */
  const hasEnded = (length: number): boolean | undefined => {
    if (latest === undefined) {
      if (length < size) return true
      return pages.size >= maxPagesWithoutTotal ? undefined : false
    }
    const count = hasRepeated ? ids.size : position
    if (count === latest || (count > latest && hasMoved)) return true
    return position > 2 * (total ?? 0) + maxPagesGrown * size ? undefined : false
  }

  const advance = (fetched: Fetched<Response>, items: ReadonlyArray<Item>): Next => {
    const prints = items.map(fingerprintOf)
    const content = pageFingerprint(prints)
    const twin = items.length === 0 ? undefined : pages.get(content)
    // Whether the page is past the end of the list according to the total. Some services return their last page again for such a page number.
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
    const stated = recordTotal(fetched)
    latest = stated ?? latest
    const isOther = previous !== undefined && stated !== undefined && stated !== previous
    if (isOther) yield* source.totalChanged(total ?? stated, stated)
    // An empty page without a total may be the end of a list that has shrunk.
    const isShort = items.length === 0 && stated === undefined && previous !== undefined && most < previous
    if (page > first && !hasMoved && (isOther || isShort)) {
      // The previous page is requested again. If it has changed, items have moved from one page to another.
      const again = yield* fetch(page - 1)
      const now = recordTotal(again)
      if (stated === undefined) latest = now ?? latest
      hasChanged ||= pageFingerprint(itemsOf(again).map(fingerprintOf)) !== last
      hasMoved ||= hasChanged
    }
    return yield* advance(fetched, items)
  })
}
