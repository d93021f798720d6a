/** Creates the outcome message for a step of a session. */
import { toText } from "../Money.ts"
import { studyTypeCode } from "../data/studyTypes.ts"
import type { Outcome } from "@fieldwork/specs/exchange/schema"
import { isAnonymous, type Statuses } from "./ResponseCodes.ts"
import type { SessionIds } from "./SessionIds.ts"
import type { Session } from "./Session.ts"

const noStatuses: Statuses = { marketplaceStatus: 0, clientStatus: 0 }

export const toOutcome = (ids: SessionIds, session: Session, index: number): Outcome => {
  const { entry, mid, ordinal, payout, pid, studyTypeId, survey, occurred } = session
  const { clientStatus, marketplaceStatus } = occurred[index] ?? noStatuses
  const isBlank = isAnonymous({ clientStatus, marketplaceStatus })
  return {
    respondent_id: ids.respondentId(ordinal),
    parent_session_id: ids.parentSessionId(ordinal),
    panelist_id: isBlank ? "" : pid,
    session_id: isBlank ? "" : mid,
    marketplace_status: marketplaceStatus,
    client_status: clientStatus,
    entry_date: new Date(entry).toISOString(),
    last_date: new Date(entry + (occurred[index]?.after ?? 0)).toISOString(),
    survey_id: survey,
    rpi: { value: toText(payout), currency_code: "USD" },
    study_type: studyTypeCode(studyTypeId)
  }
}
