/**
 * Runs a script, which is the sequence of calls that showed a failure, and returns whether the rule is still violated.
 */
import type { CheckedInteraction } from "../run/Call.ts"
import type { Session } from "../run/Session.ts"
import type { Details, Rule } from "../rules/Rule.ts"
import { filled, type Script } from "./Script.ts"

export interface ScriptResult {
  readonly interactions: ReadonlyArray<CheckedInteraction>
  /** A description of the violation. Undefined if the rule holds. */
  readonly message: string | undefined
}

/** Runs a script, which is a sequence of calls. If the service can be reset, the script starts from the initial state of the service. */
export const runScript = async (
  session: Session,
  { about, steps }: Script,
  rule: Rule,
  details: Details
): Promise<ScriptResult> => {
  await session.reset()
  const interactions: Array<CheckedInteraction> = []
  for (const step of steps)
    interactions.push(
      await session.send(
        filled(
          step,
          interactions.map(({ json }) => json)
        )
      )
    )
  const subjects = about.flatMap((index) => interactions[index] ?? [])
  return { interactions, message: rule.broken(subjects, details) }
}
