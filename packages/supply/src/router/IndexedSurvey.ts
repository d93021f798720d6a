/**
 * A survey as it is stored in the index: the data for ranking, the reasons that exclude every respondent, and the conditions as pairs of numbers.
 */
import type { Money } from "@fieldwork/exchange/promise"
import type { Opportunity } from "@fieldwork/exchange-client"
import type { Policy } from "../eligibility/Policy.ts"
import type { Reason } from "../eligibility/Reason.ts"
import { priceOf, generalReasons, type Survey } from "../eligibility/generalReasons.ts"
import { type Condition, termsOf } from "../eligibility/Terms.ts"
import type { Conditions, Pair } from "./Conditions.ts"

/** A survey document without the lists of quotas, qualifications and PIDs. */
export type SurveySummary = Readonly<Omit<Opportunity, "survey_quotas" | "survey_qualifications" | "respondent_pids">>

/** A survey and its price, as passed to a ranking and returned in a match. */
export interface Offer {
  readonly survey: SurveySummary
  /** The exact price. Undefined if the survey has no valid price. The currency is `XXX` if the survey's currency code is invalid. */
  readonly price: Money.Money | undefined
}

/** A quota that does not accept any more respondents. */
export interface Cell {
  readonly id: number
  readonly conditions: ReadonlyArray<Pair>
  /** Whether the quota has a condition that cannot be evaluated for any respondent. */
  readonly isUncertain: boolean
}

export interface IndexedSurvey {
  readonly offer: Offer
  readonly generalReasons: ReadonlyArray<Reason>
  readonly locale: string | undefined
  readonly pids: ReadonlySet<string> | undefined
  readonly groups: ReadonlyArray<number>
  readonly qualifications: ReadonlyArray<Pair>
  /** The ids of the questions in qualifications whose operator is unknown. */
  readonly operators: ReadonlyArray<number>
  readonly closed: ReadonlyArray<Cell>
  /** The number of the survey in the index. */
  readonly indexNumber: number
  /**
   * The position of the survey's record in its partition (the array of the open surveys in one locale), or -1 if the survey is not in a partition.
   */
  position: number
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

export const indexedSurveyOf = (
  indexNumber: number,
  survey: Survey,
  policy: Policy,
  conditions: Conditions
): IndexedSurvey => {
  const { opportunity } = survey
  const terms = termsOf(opportunity)
  const pairsOf = (list: ReadonlyArray<Condition>): ReadonlyArray<Pair> =>
    list.filter(({ precodes }) => precodes !== undefined).map((condition) => conditions.add(condition))
  return {
    offer: { survey: summaryOf(opportunity), price: priceOf(opportunity) },
    generalReasons: generalReasons(survey, policy, terms.isReadable),
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
    indexNumber,
    position: -1
  }
}

export const releaseIndexedSurvey = ({ closed, qualifications }: IndexedSurvey, conditions: Conditions): void => {
  for (const pair of qualifications) conditions.release(pair)
  for (const cell of closed) for (const pair of cell.conditions) conditions.release(pair)
}
