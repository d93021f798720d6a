/**
 * The control API's operations on ledgers: the amounts that the exchange owes, and the messages that a supplier has not received.
 */
import type { ExchangeControl } from "../../control/ControlHandlers.ts"
import type { Ledger, MessageFate } from "../../control/schema.gen.ts"
import { account } from "../data/accounts.ts"
import { toText } from "../Money.ts"
import { adjustableUntil } from "../sessions/Script.ts"
import { amountOf, type Session, type OccurredStep } from "../sessions/Session.ts"
import type { ExchangeState } from "../ExchangeState.ts"
import { showStep } from "./SessionView.ts"

type Operations = "listLedgers" | "listUndeliveredMessages"

const suppliers = account.suppliers.map(({ code }) => code)

interface UndeliveredStep {
  readonly session: Session
  readonly index: number
  readonly step: OccurredStep
  readonly amount: number
  readonly superseded: boolean
}

/** Returns a session's messages that the supplier has not received. */
const undeliveredMessages = (session: Session): ReadonlyArray<UndeliveredStep> => {
  const latest = session.occurred.findLastIndex(({ result }) => result === "received")
  return session.occurred.flatMap((step, index) =>
    step.result === "received"
      ? []
      : { session, index, step, amount: amountOf(session, index), superseded: index < latest }
  )
}

export const make = (state: ExchangeState): Pick<ExchangeControl, Operations> => {
  const { ids, sessionStore, timeline, ledger } = state

  const undeliveredAmounts = (supplier: string): Ledger["undelivered"] => {
    const sums: Record<Exclude<MessageFate, "received">, bigint> = {
      pending: 0n,
      dropped: 0n,
      failed: 0n,
      not_subscribed: 0n
    }
    for (const session of sessionStore.latest()) {
      if (session.supplier !== supplier) continue
      for (const { amount, step, superseded } of undeliveredMessages(session)) {
        if (!superseded && step.result !== "received") sums[step.result] += BigInt(amount)
      }
    }
    return {
      pending: toText(sums.pending),
      dropped: toText(sums.dropped),
      failed: toText(sums.failed),
      not_subscribed: toText(sums.not_subscribed)
    }
  }

  const showLedger = (supplier_code: string): Ledger => {
    const { completes, owed, received, sessions } = ledger.totals(supplier_code)
    return {
      supplier_code,
      currency_code: "USD",
      sessions,
      completes,
      owed: toText(owed),
      received: toText(received),
      undelivered: undeliveredAmounts(supplier_code),
      months: [...ledger.months(supplier_code)]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([month, totals]) => ({
          month,
          sessions: totals.sessions,
          completes: totals.completes,
          owed: toText(totals.owed),
          received: toText(totals.received),
          final_from: new Date(adjustableUntil(Date.parse(`${month}-01T00:00:00Z`))).toISOString()
        }))
    }
  }

  return {
    listLedgers: ({ params: { supplier_code } }) => {
      timeline.catchUp()
      const codes = suppliers.filter((code) => supplier_code === undefined || code === supplier_code)
      return { status: 200, body: { items: codes.map(showLedger) } }
    },

    listUndeliveredMessages: ({ params: { fate, supplier_code } }) => {
      timeline.catchUp()
      const isRequested = (of: MessageFate) => (fate === undefined ? of === "dropped" || of === "failed" : of === fate)
      const items = [...sessionStore.latest()].toReversed().flatMap((session) =>
        supplier_code !== undefined && session.supplier !== supplier_code
          ? []
          : undeliveredMessages(session)
              .filter(({ step }) => isRequested(step.result))
              .map(({ amount, step, superseded }) => ({
                respondent_id: ids.respondentId(session.ordinal),
                supplier_code: session.supplier,
                survey_id: session.survey,
                panelist_id: session.pid,
                session_id: session.mid,
                ...showStep(session, step),
                fate: step.result,
                ...(step.delivery > 0 && { delivery_id: step.delivery }),
                amount: toText(amount),
                superseded
              }))
      )
      return { status: 200, body: { items } }
    }
  }
}
