/**
 * A list method at run time: from the one argument to a stream, paged by the names that the row gives.
 */
import { Effect, Stream } from "effect"
import type { ApiError } from "./ApiError.ts"
import { ConfigurationError } from "./BaseUrl.ts"
import type { Drift } from "./Events.ts"
import * as Pages from "./Pages.ts"
import * as Report from "./Report.ts"
import type { Row, Setup } from "./Setup.ts"

type Values = Readonly<Record<string, unknown>>
type Call = (input: Values) => Effect.Effect<unknown, ApiError>
export type ItemsOf = (reply: unknown) => ReadonlyArray<unknown>

/** Always sent: what the service chooses without it is at most 10. */
const defaultPageSize = 100

const member = (reply: unknown, key: PropertyKey): unknown =>
  typeof reply === "object" && reply !== null ? Reflect.get(reply, key) : undefined

/** The list named `key`. An answer of another shape has been reported already: a list that is not there is empty. */
export const named =
  (key: PropertyKey): ItemsOf =>
  (reply) => {
    const list = member(reply, key)
    return Array.isArray(list) ? list : []
  }

/** The same of a list that stands elsewhere: what takes it out counts on the shape of the spec. */
export const taken =
  (from: ItemsOf): ItemsOf =>
  (reply) => {
    try {
      const list: unknown = from(reply)
      return Array.isArray(list) ? list : []
    } catch {
      return []
    }
  }

/** A list that comes whole. */
export const whole = (call: Call, itemsOf: ItemsOf) => (input: Values) =>
  Stream.fromIterableEffect(Effect.map(call(input), itemsOf))

/** A reply that is an array of pages, one a group, has the sum of their totals. */
const totalIn = (reply: unknown, field: string): number | undefined => {
  const totals = (Array.isArray(reply) ? reply : [reply]).map((page: unknown) => member(page, field))
  const known = totals.filter((total) => typeof total === "number" && total >= 0)
  return known.length === 0 ? undefined : known.reduce((sum: number, total) => sum + Number(total), 0)
}

const totals = { page: "total_items", page_number: "total" } as const

/** A number out of a query string is a text where no types are. */
const numberIn = (input: Values, name: string, standard: number): number => {
  const value = input[name] ?? standard
  const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value
  if (typeof number === "number" && !Number.isNaN(number)) return number
  throw new ConfigurationError(`${name} is no number`)
}

/** A list that comes by pages. */
export const paged =
  (setup: Setup, row: Row, style: keyof typeof totals, call: Call, itemsOf: ItemsOf) => (input: Values) => {
    const size = numberIn(input, "page_size", defaultPageSize)
    const first = numberIn(input, style, 1)
    const fetch = (page: number) => call({ ...input, [style]: page, page_size: size })
    const source: Pages.Source<unknown, unknown> = {
      operation: row.operation.operationId,
      fetch,
      items: itemsOf,
      total: (reply) => totalIn(reply, totals[style]),
      totalChanged: (from, to) => totalChanged(setup, row, totals[style], from, to),
      first,
      size
    }
    return Object.assign(Pages.items(source), { pages: Pages.pages(source), page: fetch })
  }

const totalChanged = (setup: Setup, row: Row, field: string, from: number, to: number): Effect.Effect<void> => {
  const drift: Drift = {
    operation: row.operation.operationId,
    status: 200,
    kind: "total",
    pointer: `/${field}`,
    message: `was ${from} on the first page and is ${to} now: the list changed while it was read`
  }
  return Effect.withFiber((fiber) => Report.drifted(fiber, setup, row, drift))
}
