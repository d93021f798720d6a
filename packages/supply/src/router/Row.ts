/**
 * A survey as the index keeps it: what ranking needs, reasons that hold for everybody, and its conditions as pairs of numbers.
 */
import type { Money } from "@fieldwork/exchange/promise"
import type { Opportunity } from "@fieldwork/exchange-client"
import type { Policy } from "../eligibility/Policy.ts"
import type { Reason } from "../eligibility/Reason.ts"
import { priceOf, standing, type Survey } from "../eligibility/Standing.ts"
import { type Condition, termsOf } from "../eligibility/Terms.ts"
import type { Conditions, Pair } from "./Conditions.ts"

/** The document of a survey without its lists of quotas, qualifications and PIDs. */
export type SurveySummary = Readonly<Omit<Opportunity, "survey_quotas" | "survey_qualifications" | "respondent_pids">>

/** A survey as it is ranked and returned. */
export interface Offer {
  readonly survey: SurveySummary
  /** Exact, in `XXX` when its currency cannot be read; undefined when the document has none that can be read. */
  readonly price: Money.Money | undefined
}

/** A quota that takes nobody. */
export interface Cell {
  readonly id: number
  readonly conditions: ReadonlyArray<Pair>
  /** It has a condition that cannot be judged. */
  readonly isUncertain: boolean
}

export interface Row {
  readonly offer: Offer
  readonly standing: ReadonlyArray<Reason>
  readonly locale: string | undefined
  readonly pids: ReadonlySet<string> | undefined
  readonly groups: ReadonlyArray<number>
  readonly qualifications: ReadonlyArray<Pair>
  /** Questions whose operator is not known. */
  readonly operators: ReadonlyArray<number>
  readonly closed: ReadonlyArray<Cell>
  /** Its number in the index. */
  readonly slot: number
  /** Where its partition has it; -1 while it is in none. */
  place: number
}

const summaryOf = (opportunity: Opportunity): SurveySummary => {
  const {
    respondent_pids: _pids,
    survey_qualifications: _qualifications,
    survey_quotas: _quotas,
    ...rest
  } = opportunity
  return rest
}

export const rowOf = (slot: number, survey: Survey, policy: Policy, conditions: Conditions): Row => {
  const { opportunity } = survey
  const terms = termsOf(opportunity)
  const pairsOf = (list: ReadonlyArray<Condition>): ReadonlyArray<Pair> =>
    list.filter(({ precodes }) => precodes !== undefined).map((condition) => conditions.take(condition))
  return {
    offer: { survey: summaryOf(opportunity), price: priceOf(opportunity) },
    standing: standing(survey, policy, terms.isReadable),
    locale: terms.locale,
    pids: terms.pids && new Set(terms.pids),
    groups: terms.groups,
    qualifications: pairsOf(terms.qualifications),
    operators: terms.qualifications.flatMap(({ precodes, question }) => (precodes === undefined ? question : [])),
    closed: terms.closed.map((quota) => ({
      id: quota.id,
      conditions: pairsOf(quota.conditions),
      isUncertain: quota.conditions.some(({ precodes }) => precodes === undefined)
    })),
    slot,
    place: -1
  }
}

export const releaseRow = ({ closed, qualifications }: Row, conditions: Conditions): void => {
  for (const pair of qualifications) conditions.release(pair)
  for (const cell of closed) for (const pair of cell.conditions) conditions.release(pair)
}
