/**
 * Phase 4: runs sequences of calls that verify the rules that a document states only in words.
 */
import { documents } from "@fieldwork/specs/documents"
import type { ContractDocument } from "../../validation/ContractDocument.ts"
import { brandLiftScenarios } from "../rules/brand-lift/index.ts"
import { exchangeScenarios } from "../rules/exchange/index.ts"
import { ruleOf } from "../rules/registry.ts"
import type { Rule } from "../rules/Rule.ts"
import { condition } from "../rules/textRules.ts"
import { type Scenario, scenarioContextOf } from "../rules/Scenario.ts"
import { BudgetSpent } from "../run/Budget.ts"
import { EnoughFound, type Session, UnsafeError } from "../run/Session.ts"
import { UnreachableError } from "../run/Target.ts"

/** Returns the rule with the given id. The rule can belong to a scenario or apply to single messages. */
export const ruleWithId = (id: string): Rule | undefined => ruleOf(id)

const scenariosOf = ({ document }: ContractDocument): ReadonlyArray<Scenario> => {
  if (document === documents["brand-lift"]) return brandLiftScenarios
  return document === documents.exchange ? exchangeScenarios : []
}

const interpretable = condition(
  "responses-can-be-interpreted",
  "the OpenAPI document",
  "The values of a response are usable: ids can be used in further requests, and dates can be parsed.",
  (_json, _interaction, _all) => "the values of the responses so far could not be used"
)

const endsTheRun = (cause: unknown): boolean =>
  cause instanceof BudgetSpent || cause instanceof EnoughFound || cause instanceof UnreachableError

/** Runs the scenarios of a document. If the service can be reset, each scenario starts from the initial state. */
export const stateful = async (session: Session, contractDocument: ContractDocument): Promise<void> => {
  const context = scenarioContextOf(session)
  if (session.isSafe) return
  for (const { needsControl = false, operations, run } of scenariosOf(contractDocument)) {
    const isAsked = operations.some((id) => session.subjects.some(({ operation }) => operation.id === id))
    if (!isAsked || (needsControl && !context.hasControl)) continue
    await session.reset()
    const known = session.found().length
    try {
      await run(context)
    } catch (cause) {
      if (endsTheRun(cause)) throw cause
      if (cause instanceof UnsafeError) continue
      const last = session.trace().at(-1)
      // A scenario may be unable to continue because of a failure that it has already found, so no other failure is reported in that case.
      if (session.found().length === known && last !== undefined) session.verify(interpretable, [last])
    }
  }
}
