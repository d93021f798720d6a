/**
 * A sequence of calls that brings a service into the state which a rule is about.
 */
import { type Credential, type Exchange, isSuccess } from "../run/Call.ts"
import type { Input } from "../run/callOf.ts"
import type { Session } from "../run/Session.ts"
import type { Details, Rule } from "./Rule.ts"

/** What a scenario works with. */
export interface Stage {
  readonly session: Session
  readonly call: (operationId: string, input?: Input, credential?: Credential) => Promise<Exchange>
  readonly accepts: (rule: Rule, operationId: string, input: Input) => Promise<Exchange>
  /** `statuses` narrows what counts as a refusal; default any 4xx. */
  readonly refuses: (
    rule: Rule,
    operationId: string,
    input: Input,
    statuses?: ReadonlyArray<number>
  ) => Promise<Exchange>
  /** The member at `path` of the last exchange fits `value`. */
  readonly shows: (
    rule: Rule,
    exchanges: Exchange | ReadonlyArray<Exchange>,
    path: Details["path"],
    value: unknown
  ) => boolean
  /** The first and the last exchange agree at `path`. */
  readonly agrees: (rule: Rule, exchanges: ReadonlyArray<Exchange>, path?: Details["path"]) => boolean
  readonly holds: (rule: Rule, exchanges: Exchange | ReadonlyArray<Exchange>, details?: Details) => boolean
  readonly now: () => number
  /** In seconds. Does nothing to a service without the control API. */
  readonly advance: (seconds: number) => Promise<void>
  readonly hasControl: boolean
  /** The control API. */
  readonly control: (method: string, path: string, body?: unknown) => Promise<Exchange>
}

export interface Scenario {
  /** Kebab-case. */
  readonly id: string
  /** The operations that it is about: it runs when one of them is tested. */
  readonly operations: ReadonlyArray<string>
  /** Needs a clock that can be moved, or callbacks that can be read. */
  readonly needsControl?: boolean
  readonly run: (stage: Stage) => Promise<void>
}

const listed = (exchanges: Exchange | ReadonlyArray<Exchange>): ReadonlyArray<Exchange> =>
  Array.isArray(exchanges) ? (exchanges as ReadonlyArray<Exchange>) : [exchanges as Exchange]

/** A body that cannot be read shows nothing; that the call failed is told by itself. */
const areReadable = (exchanges: ReadonlyArray<Exchange>): boolean => exchanges.every(isSuccess)

export const stageOf = (session: Session): Stage => ({
  session,
  call: session.call,
  accepts: async (rule, operationId, input) => {
    const exchange = await session.call(operationId, input)
    session.verify(rule, [exchange], { expect: "accepted" })
    return exchange
  },
  refuses: async (rule, operationId, input, statuses) => {
    const exchange = await session.call(operationId, input)
    session.verify(rule, [exchange], { expect: "refused", ...(statuses !== undefined && { statuses }) })
    return exchange
  },
  shows: (rule, exchanges, path, value) => {
    const all = listed(exchanges)
    return areReadable(all) && session.verify(rule, all, { expect: "shows", path, value, at: listPath(path) })
  },
  agrees: (rule, exchanges, path = []) =>
    areReadable(exchanges) && session.verify(rule, exchanges, { expect: "agrees", path, at: listPath(path) }),
  holds: (rule, exchanges, details) => {
    const all = listed(exchanges)
    return areReadable(all) && session.verify(rule, all, details)
  },
  now: session.now,
  advance: session.advance,
  hasControl: session.options.control !== undefined,
  control: session.control
})

const listPath = (path: unknown): string => (Array.isArray(path) ? path.join("/") : "")
