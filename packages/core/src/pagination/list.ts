/**
 * Implements list methods, which take an input and return a stream of items. The operation's definition contains the name of the page parameter.
 */
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { ClientContext } from "../client/ClientContext.ts"
import { report } from "../diagnostics/report.ts"
import { withDetails } from "../diagnostics/withDetails.ts"
import type { ApiError } from "../errors/ApiError.ts"
import { failWithDetails } from "../errors/failWithDetails.ts"
import { unsentError } from "../errors/unsentError.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import type { Input } from "../request/buildRequest.ts"
import { isBoxed } from "../request/wireValue.ts"
import { memberOf, type Source } from "./listReader.ts"
import * as Pages from "./pages.ts"

type Call = (input: Input) => Effect.Effect<unknown, ApiError>

/** A function that returns the items in a response. */
export type ItemsOf = (response: unknown) => ReadonlyArray<unknown>

/** The default page size, which is always sent because the service's own default is at most 10. */
const defaultPageSize = 100

/** Wraps `take` in a function that returns an empty list if the response has an unexpected shape. */
export const itemsTaken =
  (take: (response: unknown) => unknown): ItemsOf =>
  (response) => {
    try {
      const list = take(response)
      return Array.isArray(list) ? list : []
    } catch {
      return []
    }
  }

/** Returns a function that reads the list named `key`. A missing list counts as empty, because response validation reports it. */
export const itemsNamed = (key: PropertyKey): ItemsOf => itemsTaken((response) => memberOf(response, key))

const totals = { page: "total_items", page_number: "total" } as const

/** Converts a number, a bigint, a boxed value or a string of digits to an integer, because all of these forms produce the same URL. */
const integerOf = (value: unknown): number | undefined => {
  const isText = typeof value === "string" && /^\d+$/.test(value)
  const number = isText || typeof value === "bigint" || isBoxed(value) ? Number(value) : value
  return typeof number === "number" && Number.isSafeInteger(number) ? number : undefined
}

const totalChanged = (
  client: ClientContext,
  operation: OperationContext,
  field: string,
  from: number,
  to: number
): Effect.Effect<void> =>
  withDetails(client, () =>
    Effect.withFiber(
      (fiber) =>
        report(fiber, client, operation, (details, call) => details.reportTotal(call, field, from, to)) ?? Effect.void
    )
  )

/** Returns a method that streams the items of a list that arrives in one response. */
const singleResponse = (call: Call, itemsOf: ItemsOf) => (input: Input) =>
  Stream.fromIterableEffect(Effect.map(call(input), itemsOf))

/** Returns a method that streams the items of a paginated list. */
const paged =
  (client: ClientContext, operation: OperationContext, style: keyof typeof totals, call: Call, itemsOf: ItemsOf) =>
  (input: Input) => {
    const { operationId } = operation.definition
    const { [style]: firstPage = 1, page_size = defaultPageSize } = input
    // `page(undefined)` must fail. Without the default `null`, which is invalid, the call would request the first page.
    const fetch = (page: number | null = null) => call({ ...input, [style]: page, page_size })
    const [size, first] = [integerOf(page_size), integerOf(firstPage)]
    if (size === undefined || first === undefined) {
      const name = size === undefined ? "page_size" : style
      const failure = unsentError(operation.definition, { [name]: ["must be an integer"] })
      const failed = Stream.fromEffect(failWithDetails(client, failure))
      return Object.assign(failed, { pages: failed, page: fetch })
    }
    const source: Source<unknown, unknown> = {
      operation: operationId,
      fetch,
      items: itemsOf,
      total: totals[style],
      fail: (error) => failWithDetails(client, error),
      totalChanged: (from, to) => totalChanged(client, operation, totals[style], from, to),
      first,
      size
    }
    return Object.assign(Pages.items(source), { pages: Pages.pages(source), page: fetch })
  }

/** Creates a list method. `from` is the name of the list in a response, or a function that returns the items in a response. */
export const list = (
  client: ClientContext,
  operation: OperationContext,
  call: Call,
  from: PropertyKey | ItemsOf
): ((input?: Input) => Stream.Stream<unknown, ApiError>) => {
  const itemsOf = typeof from === "function" ? itemsTaken(from) : itemsNamed(from)
  const style = operation.definition.pagination?.style
  const stream = style === undefined ? singleResponse(call, itemsOf) : paged(client, operation, style, call, itemsOf)
  return (input = {}) => stream(input)
}
