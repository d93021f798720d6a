/**
 * Who has entered through a link, so that nobody enters twice: by PID and IP address within a survey, and across the surveys of a group.
 *
 * A `MID` is one session: opening a link again with the same one is a page that is loaded again, and begins nothing.
 */
import type { Session } from "../sessions/Session.ts"
import type { Survey } from "../market/Survey.ts"

export interface Visit {
  readonly supplier: string
  readonly survey: Survey
  readonly pid: string
  readonly mid: string | undefined
  readonly ip: string | undefined
}

/** Response codes of public material. */
const duplicate = { ip: 30, pid: 35, groupPid: 139, groupIp: 230 } as const

export interface Visits {
  /** The session that this visit has already begun. */
  readonly again: (visit: Visit) => Session | undefined
  /** Whether the respondent has been in the survey, whatever its terms say of that. */
  readonly hasMet: (visit: Visit) => boolean
  /** Why the visit is a duplicate; undefined when it is not. */
  readonly duplicate: (visit: Visit) => number | undefined
  readonly keep: (visit: Visit, session: Session) => void
}

export const make = (): Visits => {
  const sessions = new Map<string, Session>()
  const seen = new Set<string>()
  /** Survey numbers, by group and respondent. */
  const inGroup = new Map<string, Set<number>>()

  const byPid = ({ pid, supplier, survey }: Visit) => `pid ${survey.number} ${supplier} ${pid}`
  const byIp = ({ ip, survey }: Visit) => `ip ${survey.number} ${ip}`
  const byMid = ({ mid, pid, supplier, survey }: Visit) => `mid ${survey.number} ${supplier} ${pid} ${mid}`

  const isInGroup = (key: (group: number) => string, { survey }: Visit) =>
    survey.groupIds.some((group) => [...(inGroup.get(key(group)) ?? [])].some((number) => number !== survey.number))

  const pidIn =
    ({ pid, supplier }: Visit) =>
    (group: number) =>
      `pid ${group} ${supplier} ${pid}`
  const ipIn =
    ({ ip }: Visit) =>
    (group: number) =>
      `ip ${group} ${ip}`

  return {
    hasMet: (visit) => seen.has(byPid(visit)),
    again: (visit) => (visit.mid === undefined ? undefined : sessions.get(byMid(visit))),
    duplicate: (visit) => {
      const { uniqueIp, uniquePid } = visit.survey.terms
      if (uniquePid && seen.has(byPid(visit))) return duplicate.pid
      if (isInGroup(pidIn(visit), visit)) return duplicate.groupPid
      if (visit.ip === undefined) return undefined
      if (uniqueIp && seen.has(byIp(visit))) return duplicate.ip
      return isInGroup(ipIn(visit), visit) ? duplicate.groupIp : undefined
    },
    keep: (visit, session) => {
      if (visit.mid !== undefined) sessions.set(byMid(visit), session)
      seen.add(byPid(visit))
      if (visit.ip !== undefined) seen.add(byIp(visit))
      for (const group of visit.survey.groupIds) {
        for (const key of [pidIn(visit)(group), ...(visit.ip === undefined ? [] : [ipIn(visit)(group)])]) {
          inGroup.set(key, (inGroup.get(key) ?? new Set()).add(visit.survey.number))
        }
      }
    }
  }
}
