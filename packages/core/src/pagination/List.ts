/**
 * A list method at run time: from the one argument to a stream of items, paged by the names that the operation's row gives.
 */
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { ClientContext } from "../client/ClientContext.ts"
import type { Drift } from "../diagnostics/Events.ts"
import { reportDrift } from "../diagnostics/report.ts"
import type { ApiError } from "../errors/ApiError.ts"
import { failSettled } from "../errors/failSettled.ts"
import { unsentError } from "../errors/unsentError.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import type { Input } from "../request/buildRequest.ts"
import { isBoxed } from "../request/wireValue.ts"
import * as Pages from "./Pages.ts"

type Call = (input: Input) => Effect.Effect<unknown, ApiError>

/** Takes the items out of a response. */
export type ItemsOf = (response: unknown) => ReadonlyArray<unknown>

/** Always sent: what the service chooses without it is at most 10. */
const defaultPageSize = 100

const member = (response: unknown, key: PropertyKey): unknown =>
  typeof response === "object" && response !== null ? Reflect.get(response, key) : undefined

/** The list named `key`. A response of another shape has been reported already: a list that is missing is empty. */
export const itemsNamed =
  (key: PropertyKey): ItemsOf =>
  (response) => {
    const list = member(response, key)
    return Array.isArray(list) ? list : []
  }

/** The list that `take` returns; empty where `take` throws, as it relies on the shape of the spec. */
export const itemsTaken =
  (take: ItemsOf): ItemsOf =>
  (response) => {
    try {
      const list: unknown = take(response)
      return Array.isArray(list) ? list : []
    } catch {
      return []
    }
  }

const totals = { page: "total_items", page_number: "total" } as const

/** An integer, also as a bigint, an object or a text that is one: the URL is the same. */
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
): Effect.Effect<void> => {
  const drift: Drift = {
    operation: operation.row.operationId,
    status: 200,
    kind: "total",
    pointer: `/${field}`,
    message: `was ${from} on the first page and is ${to} now: the list changed while it was read`
  }
  return Effect.withFiber((fiber) => reportDrift(fiber, client, operation, drift))
}

/** A list that arrives in one response. */
const whole = (call: Call, itemsOf: ItemsOf) => (input: Input) =>
  Stream.fromIterableEffect(Effect.map(call(input), itemsOf))

/** A list that arrives in pages. */
const paged =
  (client: ClientContext, operation: OperationContext, style: keyof typeof totals, call: Call, itemsOf: ItemsOf) =>
  (input: Input) => {
    const { operationId } = operation.row
    const { listReader: reader } = client
    const { [style]: firstPage = 1, page_size = defaultPageSize } = input
    const fetch = (page: number) => call({ ...input, [style]: page, page_size })
    const [size, first] = [integerOf(page_size), integerOf(firstPage)]
    if (size === undefined || first === undefined) {
      const name = size === undefined ? "page_size" : style
      const failure = unsentError(operation.row, { [name]: ["must be an integer"] })
      const failed = Stream.fromEffect(failSettled(client, failure))
      return Object.assign(failed, { pages: failed, page: fetch })
    }
    const source: Pages.Source<unknown, unknown> = {
      operation: operationId,
      fetch,
      items: itemsOf,
      total: totals[style],
      fail: (error) => failSettled(client, error),
      totalChanged: (from, to) => totalChanged(client, operation, totals[style], from, to),
      first,
      size
    }
    return Object.assign(Pages.items(source, reader), { pages: Pages.pages(source, reader), page: fetch })
  }

/** `from` is the name of the list in a response, or takes the items out of it. */
export const list = (
  client: ClientContext,
  operation: OperationContext,
  call: Call,
  from: PropertyKey | ItemsOf
): ((input?: Input) => Stream.Stream<unknown, ApiError>) => {
  const itemsOf = typeof from === "function" ? itemsTaken(from) : itemsNamed(from)
  const style = operation.row.pagination?.style
  const stream = style === undefined ? whole(call, itemsOf) : paged(client, operation, style, call, itemsOf)
  return (input = {}) => stream(input)
}
