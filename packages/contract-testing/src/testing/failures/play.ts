/**
 * Runs a script, and says whether the rule is still broken.
 */
import type { Exchange } from "../run/Call.ts"
import type { Session } from "../run/Session.ts"
import type { Details, Rule } from "../rules/Rule.ts"
import { filled, type Script } from "./Script.ts"

export interface Played {
  readonly exchanges: ReadonlyArray<Exchange>
  /** Undefined when the rule holds. */
  readonly message: string | undefined
}

/** The service begins again from its first state, where it can. */
export const play = async (
  session: Session,
  { about, steps }: Script,
  rule: Rule,
  details: Details
): Promise<Played> => {
  await session.reset()
  const exchanges: Array<Exchange> = []
  for (const step of steps)
    exchanges.push(
      await session.send(
        filled(
          step,
          exchanges.map(({ json }) => json)
        )
      )
    )
  const subjects = about.flatMap((index) => exchanges[index] ?? [])
  return { exchanges, message: rule.broken(subjects, details) }
}
