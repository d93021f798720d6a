/**
 * A sequence of calls that brings a service into the state to which a rule applies.
 */
import { type Credential, type CheckedInteraction, isRefusal, isSuccess } from "../run/Call.ts"
import type { Input } from "../run/callOf.ts"
import type { Session } from "../run/Session.ts"
import type { Details, Rule } from "./Rule.ts"
import { textRule } from "./textRules.ts"

/** The functions that a scenario can call. */
export interface ScenarioContext {
  readonly session: Session
  readonly call: (operationId: string, input?: Input, credential?: Credential) => Promise<CheckedInteraction>
  readonly accepts: (rule: Rule, operationId: string, input: Input) => Promise<CheckedInteraction>
  /** Checks that the call is refused. `statuses` contains the accepted status codes. Default: any 4xx status code. */
  readonly refuses: (
    rule: Rule,
    operationId: string,
    input: Input,
    statuses?: ReadonlyArray<number>
  ) => Promise<CheckedInteraction>
  /** Checks that the value at `path` in the last response matches `value`. */
  readonly shows: (
    rule: Rule,
    interactions: CheckedInteraction | ReadonlyArray<CheckedInteraction>,
    path: Details["path"],
    value: unknown
  ) => boolean
  /** Checks that the first and the last response have the same value at `path`. */
  readonly agrees: (rule: Rule, interactions: ReadonlyArray<CheckedInteraction>, path?: Details["path"]) => boolean
  readonly holds: (
    rule: Rule,
    interactions: CheckedInteraction | ReadonlyArray<CheckedInteraction>,
    details?: Details
  ) => boolean
  readonly now: () => number
  /** Advances the clock by the given number of seconds. Does nothing if the service does not have the control API. */
  readonly advance: (seconds: number) => Promise<void>
  readonly hasControl: boolean
  /** Calls the control API, which only a sandbox provides. */
  readonly control: (method: string, path: string, body?: unknown) => Promise<CheckedInteraction>
}

export interface Scenario {
  /** A unique name in kebab-case. */
  readonly id: string
  /** The operations that the scenario covers. The scenario runs if at least one of these operations is tested. */
  readonly operations: ReadonlyArray<string>
  /** Whether the scenario needs the control API, to advance the clock or to read callbacks. */
  readonly needsControl?: boolean
  readonly run: (context: ScenarioContext) => Promise<void>
}

const listed = (
  interactions: CheckedInteraction | ReadonlyArray<CheckedInteraction>
): ReadonlyArray<CheckedInteraction> =>
  Array.isArray(interactions)
    ? (interactions as ReadonlyArray<CheckedInteraction>)
    : [interactions as CheckedInteraction]

const readable = textRule(
  "what-a-rule-compares-can-be-read",
  "RFC 9110, 15.3",
  "The service returns the requested object if it exists."
)

/**
 * Returns whether all responses are successful, so that their contents can be compared. If the service can be reset, a refusal is a violation,
 * because the run has created everything that the rule compares.
 */
const areReadable = (session: Session, interactions: ReadonlyArray<CheckedInteraction>): boolean => {
  const refusal = interactions.find(isRefusal)
  if (refusal !== undefined && session.options.control !== undefined)
    session.verify(readable, [refusal], { expect: "accepted" })
  return interactions.every(isSuccess)
}

export const scenarioContextOf = (session: Session): ScenarioContext => ({
  session,
  call: session.call,
  accepts: async (rule, operationId, input) => {
    const interaction = await session.call(operationId, input)
    session.verify(rule, [interaction], { expect: "accepted" })
    return interaction
  },
  refuses: async (rule, operationId, input, statuses) => {
    const interaction = await session.call(operationId, input)
    session.verify(rule, [interaction], { expect: "refused", ...(statuses !== undefined && { statuses }) })
    return interaction
  },
  shows: (rule, interactions, path, value) => {
    const all = listed(interactions)
    return areReadable(session, all) && session.verify(rule, all, { expect: "shows", path, value, at: listPath(path) })
  },
  agrees: (rule, interactions, path = []) =>
    areReadable(session, interactions) &&
    session.verify(rule, interactions, { expect: "agrees", path, at: listPath(path) }),
  holds: (rule, interactions, details) => {
    const all = listed(interactions)
    return areReadable(session, all) && session.verify(rule, all, details)
  },
  now: session.now,
  advance: session.advance,
  hasControl: session.options.control !== undefined,
  control: session.control
})

const listPath = (path: unknown): string => (Array.isArray(path) ? path.join("/") : "")
