/**
 * The control API's operations on sessions: their respondents, results, amounts and future steps.
 */
import type { ExchangeControl } from "../../control/ControlHandlers.ts"
import { isAdjustment, isPaid } from "../sessions/ResponseCodes.ts"
import { adjustableUntil } from "../sessions/Script.ts"
import { isOver, type Session, currentStatuses } from "../sessions/Session.ts"
import { maxSteps } from "../sessions/SessionRecord.ts"
import type { ExchangeState } from "../ExchangeState.ts"
import { notFound } from "./controlErrors.ts"
import { toSteps } from "./ScriptedSteps.ts"
import { showMessages, showSession, showStep } from "./SessionView.ts"

type Operations = "listSessions" | "getSession" | "continueSession"

type SessionFilter = Parameters<ExchangeControl["listSessions"]>[0]["params"]

const states: Readonly<Record<NonNullable<SessionFilter["state"]>, (session: Session) => boolean>> = {
  under_way: (session) => !isOver(session),
  over: isOver,
  paid: (session) => isPaid(currentStatuses(session)),
  unpaid: (session) => isOver(session) && !isPaid(currentStatuses(session)),
  adjusted: ({ occurred }) => occurred.some(isAdjustment)
}

const matchesFilter = (
  session: Session,
  { find, panelist_id, state, supplier_code, survey_number }: SessionFilter
): boolean =>
  (supplier_code === undefined || session.supplier === supplier_code) &&
  (survey_number === undefined || session.survey === survey_number) &&
  (panelist_id === undefined || session.pid === panelist_id) &&
  (find === undefined || [session.pid, session.mid, String(session.survey)].some((text) => text.includes(find))) &&
  (state === undefined || states[state](session))

const unknown = (id: string) => notFound(`No session has the id ${id}, or the session has been removed.`)

export const make = (state: ExchangeState): Pick<ExchangeControl, Operations> => {
  const { ids, now, sessions, sessionStore, timeline } = state

  const find = (id: string): Session | undefined => {
    timeline.catchUp()
    const ordinal = ids.ordinalOf(id)
    return ordinal === undefined ? undefined : sessionStore.get(ordinal)
  }

  const show = (session: Session) => ({
    status: 200 as const,
    body: {
      session: showSession(state, session),
      messages: [...showMessages(state, session)],
      upcoming: session.script.map((step) => showStep(session, step)),
      final_from: new Date(adjustableUntil(session.entry)).toISOString()
    }
  })

  return {
    listSessions: ({ params }) => {
      timeline.catchUp()
      const { before, limit = 50 } = params
      const from = before === undefined ? undefined : ids.ordinalOf(before)
      const items: Array<Session> = []
      for (const session of sessionStore.latest(from)) {
        if (matchesFilter(session, params)) items.push(session)
        if (items.length === limit) break
      }
      const body = { items: items.map((session) => showSession(state, session)), total: sessionStore.count() }
      return { status: 200, body }
    },

    getSession: ({ params: { respondent_id } }) => {
      const session = find(respondent_id)
      return session === undefined ? unknown(respondent_id) : show(session)
    },

    continueSession: ({ body: { steps }, params: { respondent_id } }) => {
      const session = find(respondent_id)
      if (session === undefined) return unknown(respondent_id)
      if (session.occurred.length + steps.length > maxSteps) {
        return { status: 409, body: { detail: `A session has at most ${maxSteps} steps.` } }
      }
      return show(sessions.continueWith(session, toSteps(steps), now()))
    }
  }
}
