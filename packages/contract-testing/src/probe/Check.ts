/**
 * A read that shows whether one decision holds.
 */
import type { Account, Reply } from "./Account.ts"
import type { Reads } from "./reads.ts"
import { member } from "./Values.ts"

export interface Context {
  readonly account: Account
  readonly reads: Reads
  /** Of the exchange. */
  readonly apiKey: string | undefined
  /** The response of a read that was made already. */
  readonly body: (id: string) => unknown
}

/** `isOther` is undefined where the account does not show it. */
export interface Shown {
  readonly isOther: boolean | undefined
  readonly detail: string
}

export type Check = (context: Context) => Promise<Shown>

const untold = (detail: string): Shown => ({ isOther: undefined, detail })

/** Calls a read with a query, and judges the response. */
export const call =
  (
    id: string,
    search: string,
    isOther: (reply: Reply) => boolean | undefined,
    values: Readonly<Record<string, string>> = {}
  ): Check =>
  async ({ reads }) => {
    const reply = await reads.again(id, search, values)
    if (reply === undefined) return untold(`${id} could not be called`)
    const shown = [search, ...Object.values(values)].filter((part) => part !== "").join(" ")
    return { isOther: isOther(reply), detail: `${id}${shown === "" ? "" : ` with ${shown}`} returned ${reply.status}` }
  }

/** Judges a response that was read already. */
export const seen =
  (id: string, isOther: (body: unknown) => boolean | undefined, what: string): Check =>
  async ({ body }) => {
    const value = body(id)
    if (value === undefined) return untold(`${id} could not be called`)
    const result = isOther(value)
    return {
      isOther: result,
      detail: result === undefined ? `${id} does not show ${what}` : `${what}, in the response of ${id}`
    }
  }

export const isStatus =
  (...statuses: ReadonlyArray<number>) =>
  ({ status }: Reply): boolean =>
    statuses.includes(status)

export const isNotStatus =
  (...statuses: ReadonlyArray<number>) =>
  ({ status }: Reply): boolean =>
    !statuses.includes(status)

/** The entries of a list in a body. */
export const listIn = (body: unknown, name: string): ReadonlyArray<unknown> => {
  const value = member(body, name)
  return Array.isArray(value) ? value : []
}

export const has = (body: unknown, name: string): boolean => member(body, name) !== undefined

/** Every member of that name, at any depth. */
export const everywhere = (value: unknown, name: string): ReadonlyArray<unknown> => {
  if (typeof value !== "object" || value === null) return []
  const own = Array.isArray(value) ? undefined : member(value, name)
  return [
    ...(own === undefined ? [] : [own]),
    ...Object.values(value).flatMap((inner: unknown) => everywhere(inner, name))
  ]
}
