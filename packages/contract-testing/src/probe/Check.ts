/**
 * Builds checks. Each check verifies one decision by examining the response to a read request. A decision is an interpretation that the spec chooses
 * where the API document is unclear.
 */
import type { Account, Reply } from "./Account.ts"
import type { Reads } from "./Reads.ts"
import { member } from "./Values.ts"

export interface Context {
  readonly account: Account
  readonly reads: Reads
  /** The API key for the exchange. */
  readonly apiKey: string | undefined
  /** Returns the body of the response to an earlier read request, by `operationId`. */
  readonly body: (id: string) => unknown
}

/**
 * The result of a check. `differs` is true if the service does not follow the decision (the spec's interpretation), and undefined if the account's
 * data cannot show whether it does.
 */
export interface CheckResult {
  readonly differs: boolean | undefined
  readonly detail: string
}

export type Check = (context: Context) => Promise<CheckResult>

const undetermined = (detail: string): CheckResult => ({ differs: undefined, detail })

/** Returns a check that calls a read operation with a query and examines the response. */
export const call =
  (
    id: string,
    search: string,
    differs: (reply: Reply) => boolean | undefined,
    values: Readonly<Record<string, string>> = {}
  ): Check =>
  async ({ reads }) => {
    const reply = await reads.repeat(id, search, values)
    if (reply === undefined) return undetermined(`${id} could not be called`)
    const shown = [search, ...Object.values(values)].filter((part) => part !== "").join(" ")
    return { differs: differs(reply), detail: `${id}${shown === "" ? "" : ` with ${shown}`} returned ${reply.status}` }
  }

/** Returns a check that examines the response to a read request that was sent earlier. */
export const seen =
  (id: string, differs: (body: unknown) => boolean | undefined, what: string): Check =>
  async ({ body }) => {
    const value = body(id)
    if (value === undefined) return undetermined(`${id} could not be called`)
    const result = differs(value)
    return {
      differs: result,
      detail:
        result === undefined
          ? `${id} does not show ${what}`
          : `${what}${result ? ": not as documented" : ""}, in the response of ${id}`
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

/** Returns the items of the list with the given name in a response body. */
export const listIn = (body: unknown, name: string): ReadonlyArray<unknown> => {
  const value = member(body, name)
  return Array.isArray(value) ? value : []
}

export const has = (body: unknown, name: string): boolean => member(body, name) !== undefined

/** Returns the values of all properties with the given name, at any depth. */
export const everywhere = (value: unknown, name: string): ReadonlyArray<unknown> => {
  if (typeof value !== "object" || value === null) return []
  const own = Array.isArray(value) ? undefined : member(value, name)
  return [
    ...(own === undefined ? [] : [own]),
    ...Object.values(value).flatMap((inner: unknown) => everywhere(inner, name))
  ]
}
