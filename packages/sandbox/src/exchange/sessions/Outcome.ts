/** Creates the outcome message for a step of a session. */
import { toText } from "../Money.ts"
import { studyTypeCode } from "../data/studyTypes.ts"
import type { Outcome } from "@fieldwork/specs/exchange/schema"
import { isAnonymous, type Statuses } from "./Codes.ts"
import type { Ids } from "./Ids.ts"
import type { Session } from "./Session.ts"

const none: Statuses = { marketplaceStatus: 0, clientStatus: 0 }

export const toOutcome = (ids: Ids, session: Session, index: number): Outcome => {
  const { entry, mid, ordinal, payout, pid, studyTypeId, survey, told } = session
  const { clientStatus, marketplaceStatus } = told[index] ?? none
  const isBlank = isAnonymous({ clientStatus, marketplaceStatus })
  return {
    respondent_id: ids.respondentId(ordinal),
    parent_session_id: ids.parentSessionId(ordinal),
    panelist_id: isBlank ? "" : pid,
    session_id: isBlank ? "" : mid,
    marketplace_status: marketplaceStatus,
    client_status: clientStatus,
    entry_date: new Date(entry).toISOString(),
    last_date: new Date(entry + (told[index]?.after ?? 0)).toISOString(),
    survey_id: survey,
    rpi: { value: toText(payout), currency_code: "USD" },
    study_type: studyTypeCode(studyTypeId)
  }
}
