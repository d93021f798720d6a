/**
 * Detects repeated entries, by PID and IP address within a survey and across the surveys of a group.
 *
 * A `MID` identifies one session. If a link is opened again with the same `MID`, the request is treated as a page reload and starts no session.
 */
import { hash } from "../../environment/Random.ts"
import * as Entrants from "../market/Entrants.ts"
import type { Groups } from "../market/Groups.ts"
import type { Survey } from "../market/Survey.ts"
import { marketplace } from "../sessions/ResponseCodes.ts"
import type { Session } from "../sessions/Session.ts"
import type { SessionStore } from "../sessions/SessionStore.ts"

export interface EntryAttempt {
  readonly supplier: string
  readonly survey: Survey
  readonly pid: string
  readonly mid: string | undefined
  readonly ip: string | undefined
}

export interface Duplicates {
  /** Returns the session that an earlier request with the same `MID` started. Undefined for a new visit. */
  readonly earlierSession: (visit: EntryAttempt) => Session | undefined
  /** Checks whether the respondent has already entered the survey, regardless of whether the survey allows repeated entries. */
  readonly hasEntered: (visit: EntryAttempt) => boolean
  /** Returns the response code if the entry attempt is rejected as a duplicate, and otherwise undefined. */
  readonly refusal: (visit: EntryAttempt) => number | undefined
  readonly record: (visit: EntryAttempt, session: Session) => void
}

/** PIDs and IP addresses are stored as hashes in one table. They are hashed with different seeds, so a PID is not mistaken for an IP address. */
const byPid = ({ pid, supplier }: Pick<EntryAttempt, "pid" | "supplier">): number => hash(`${supplier} ${pid}`)
const byIp = (ip: string): number => hash(ip, 0x5851_f42d)

export const make = (store: SessionStore, groups: Groups): Duplicates => {
  /**
   * Checks whether a session that was found by the hash of a PID belongs to the respondent. If the session has been removed, the equal hash is
   * sufficient.
   */
  const isSameRespondent =
    ({ pid, supplier }: EntryAttempt) =>
    (ordinal: number): boolean => {
      const session = store.get(ordinal)
      return session === undefined || (session.pid === pid && session.supplier === supplier)
    }

  const hasEnteredSurvey = (visit: EntryAttempt): boolean =>
    Entrants.find(visit.survey.entrants, byPid(visit), isSameRespondent(visit)) !== undefined

  const hasEnteredGroup = ({ survey }: EntryAttempt, key: number): boolean =>
    survey.groupIds.some(
      (id) => Entrants.find(groups.of(id).entrants, key, (number) => number !== survey.number) !== undefined
    )

  return {
    hasEntered: hasEnteredSurvey,
    earlierSession: (visit) => {
      const isSame = (ordinal: number) => isSameRespondent(visit)(ordinal) && store.get(ordinal)?.mid === visit.mid
      const ordinal = visit.mid === undefined ? undefined : Entrants.find(visit.survey.entrants, byPid(visit), isSame)
      return ordinal === undefined ? undefined : store.get(ordinal)
    },
    refusal: (visit) => {
      const { uniqueIp, uniquePid } = visit.survey.terms
      if (uniquePid && hasEnteredSurvey(visit)) return marketplace.duplicatePid
      if (hasEnteredGroup(visit, byPid(visit))) return marketplace.groupPid
      if (visit.ip === undefined) return undefined
      const address = byIp(visit.ip)
      if (uniqueIp && Entrants.find(visit.survey.entrants, address) !== undefined) return marketplace.duplicateIp
      return hasEnteredGroup(visit, address) ? marketplace.groupIp : undefined
    },
    record: (visit, { ordinal }) => {
      const keys = [byPid(visit), ...(visit.ip === undefined ? [] : [byIp(visit.ip)])]
      for (const key of keys) {
        Entrants.add(visit.survey.entrants, key, ordinal)
        for (const id of visit.survey.groupIds) Entrants.add(groups.of(id).entrants, key, visit.survey.number)
      }
    }
  }
}
