/**
 * One respondent's session in one survey, and the message that tells of it.
 */
import type { Person } from "../market/Person.ts"
import type { Survey } from "../market/Survey.ts"
import { toText } from "../Money.ts"
import { studyTypeFor } from "../Opportunity.ts"
import type { Outcome } from "@fieldwork/specs/exchange/schema"
import { type Step, status } from "./Script.ts"

export interface Session {
  readonly respondentId: string
  readonly parentSessionId: string
  readonly supplier: string
  /** The supplier's respondent, and the supplier's id of this session. */
  readonly pid: string
  readonly mid: string
  readonly survey: Survey
  readonly person: Person
  /** Billionths of a US dollar per complete, as it was at the door. */
  readonly payout: number
  /** Where the respondent leaves, as it is foreseen at the door; undefined for one who walks away. */
  readonly end: Step | undefined
  /** Query parameters of the entry link, for macros. */
  readonly carried: URLSearchParams | undefined
  /** Virtual time. */
  readonly entry: number
  last: number
  marketplaceStatus: number
  clientStatus: number
  /** What is still to come, the next step first. */
  readonly script: Array<Step>
}

const blank: ReadonlySet<number> = new Set([status.noConsent, status.underAge])

export const toOutcome = (session: Session): Outcome => {
  const isBlank = blank.has(session.marketplaceStatus)
  return {
    respondent_id: session.respondentId,
    parent_session_id: session.parentSessionId,
    panelist_id: isBlank ? "" : session.pid,
    session_id: isBlank ? "" : session.mid,
    marketplace_status: session.marketplaceStatus,
    client_status: session.clientStatus,
    entry_date: new Date(session.entry).toISOString(),
    last_date: new Date(session.last).toISOString(),
    survey_id: session.survey.number,
    rpi: { value: toText(session.payout), currency_code: "USD" },
    study_type: studyTypeFor(session.survey)
  }
}
