/**
 * Phase 4: sequences of calls that hold the rules which the document states in words.
 */
import { documents } from "@fieldwork/specs/documents"
import type { Part } from "../../judge/Part.ts"
import { brandLiftScenarios } from "../rules/brandLift/index.ts"
import { exchangeScenarios } from "../rules/exchange/index.ts"
import { ruleOf } from "../rules/registry.ts"
import type { Rule } from "../rules/Rule.ts"
import { condition } from "../rules/words.ts"
import { type Scenario, stageOf } from "../rules/Scenario.ts"
import { BudgetSpent } from "../run/Budget.ts"
import { EnoughFound, type Session, UnsafeError } from "../run/Session.ts"
import { UnreachableError } from "../run/Target.ts"

/** A rule by its id, of those that scenarios hold and those of single messages. */
export const ruleWithId = (id: string): Rule | undefined => ruleOf(id)

const scenariosOf = ({ document }: Part): ReadonlyArray<Scenario> => {
  if (document === documents["brand-lift"]) return brandLiftScenarios
  return document === documents.exchange ? exchangeScenarios : []
}

const interpretable = condition(
  "responses-can-be-interpreted",
  "the OpenAPI document",
  "The values of a response make sense together: ids can be used again, and dates can be read.",
  (_json, _exchange, _all) => "the values of the responses so far could not be used"
)

const endsTheRun = (cause: unknown): boolean =>
  cause instanceof BudgetSpent || cause instanceof EnoughFound || cause instanceof UnreachableError

/** Runs the scenarios of a document, each from the first state where the service can be reset. */
export const stateful = async (session: Session, part: Part): Promise<void> => {
  const stage = stageOf(session)
  if (session.isSafe) return
  for (const { needsControl = false, operations, run } of scenariosOf(part)) {
    const isAsked = operations.some((id) => session.subjects.some(({ operation }) => operation.id === id))
    if (!isAsked || (needsControl && !stage.hasControl)) continue
    await session.reset()
    const known = session.found().length
    try {
      await run(stage)
    } catch (cause) {
      if (endsTheRun(cause)) throw cause
      if (cause instanceof UnsafeError) continue
      const last = session.trace().at(-1)
      // What was found before explains why the scenario could not go on.
      if (session.found().length === known && last !== undefined) session.verify(interpretable, [last])
    }
  }
}
