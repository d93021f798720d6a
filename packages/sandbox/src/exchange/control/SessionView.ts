/** Converts a session to its representation in the control API. */
import type { Session as Shown, SessionMessage, SessionStep } from "../../control/schema.gen.ts"
import { toText } from "../Money.ts"
import { marketplace, type Statuses } from "../sessions/ResponseCodes.ts"
import { amountOf, isOver, lastStepTime, owed, type Session, currentStatuses, type Step } from "../sessions/Session.ts"
import { spec } from "../spec.ts"
import type { ExchangeState } from "../ExchangeState.ts"

/**
 * Returns the meaning of the code that determines the result: the client's code if the respondent reached the client survey, and otherwise the
 * exchange's code.
 */
export const meaningOf = ({ clientStatus, marketplaceStatus }: Statuses): string => {
  const isDecidedByClient = marketplaceStatus === marketplace.inClient
  const found = isDecidedByClient ? spec.clientCodes.get(clientStatus) : spec.marketplaceCodes.get(marketplaceStatus)
  return found ?? ""
}

const at = ({ entry }: Session, { after }: Step): string => new Date(entry + after).toISOString()

export const showSession = ({ ids, market }: Pick<ExchangeState, "ids" | "market">, session: Session): Shown => {
  const statuses = currentStatuses(session)
  return {
    respondent_id: ids.respondentId(session.ordinal),
    supplier_code: session.supplier,
    survey_id: session.survey,
    survey_name: market.find(session.survey)?.name ?? "",
    panelist_id: session.pid,
    session_id: session.mid,
    entry_date: new Date(session.entry).toISOString(),
    last_date: new Date(lastStepTime(session)).toISOString(),
    marketplace_status: statuses.marketplaceStatus,
    client_status: statuses.clientStatus,
    meaning: meaningOf(statuses),
    is_over: isOver(session),
    is_forced: session.isForced,
    owed: toText(owed(session))
  }
}

export const showStep = (session: Session, step: Step): SessionStep => ({
  at: at(session, step),
  marketplace_status: step.marketplaceStatus,
  client_status: step.clientStatus
})

export const showMessages = (
  { deliveries }: Pick<ExchangeState, "deliveries">,
  session: Session
): ReadonlyArray<SessionMessage> =>
  session.occurred.map((step, index) => {
    const { delivery, result } = step
    const carried = delivery === 0 ? undefined : deliveries.history.find(delivery)
    return {
      ...showStep(session, step),
      meaning: meaningOf(step),
      amount: toText(amountOf(session, index)),
      fate: result,
      ...(delivery > 0 && { delivery_id: delivery }),
      ...(carried !== undefined && { signature: carried.signature })
    }
  })
