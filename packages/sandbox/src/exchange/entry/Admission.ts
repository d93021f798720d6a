/** Runs the entry checks for a respondent in a fixed order, and starts the respondent's session. */
import { isLive, allocated, type Survey } from "../market/Survey.ts"
import * as Traffic from "../market/Traffic.ts"
import { type Answers, noAnswers } from "../respondents/Answers.ts"
import { profileOf } from "../respondents/Profile.ts"
import { marketplace } from "../sessions/ResponseCodes.ts"
import { statusesInPid, stepsFor } from "../sessions/ForcedOutcome.ts"
import type { Session, Step } from "../sessions/Session.ts"
import type { Sessions } from "../sessions/Sessions.ts"
import type { Duplicates } from "./Duplicates.ts"
import { screen } from "./Screener.ts"

export interface Entrant {
  readonly supplier: string
  readonly survey: Survey
  /** The supplier's id for the respondent. Generated if absent. */
  readonly pid?: string | undefined
  readonly mid?: string | undefined
  readonly ip?: string | undefined
  readonly answers?: Answers | undefined
  /** Whether the device is mobile, according to the user agent. Undefined if the user agent is not recognised. */
  readonly isMobile?: boolean | undefined
  /** The response code for a respondent who is rejected regardless of all other checks. */
  readonly refusal?: number | undefined
  /** The predefined steps of the session. If absent, the steps are defined by a test PID or drawn at random for the survey. */
  readonly steps?: ReadonlyArray<Step> | undefined
  readonly isVerified?: boolean | undefined
}

export type Admit = (entrant: Entrant, now: number) => Session

export interface AdmissionOptions {
  readonly seed: number
  readonly sessions: Sessions
  readonly duplicates: Duplicates
}

/** Returns the steps that a test PID defines. Undefined for any other PID. */
const stepsOf = (pid: string): ReadonlyArray<Step> | undefined => {
  const codes = statusesInPid(pid)
  return codes && stepsFor(codes)
}

export const make =
  ({ duplicates, seed, sessions }: AdmissionOptions): Admit =>
  (entrant, now) => {
    const { answers = noAnswers, ip, isMobile, isVerified, mid, supplier, survey } = entrant

    const capacityRefusal = (quotas: number): number | undefined => {
      if (!Traffic.hasRoom(survey, quotas)) return marketplace.overQuota
      return allocated(survey, supplier) === 0 ? marketplace.allocationFull : undefined
    }

    const session = sessions.begin(supplier, survey, now, (drawn) => {
      const pid = entrant.pid ?? drawn
      const visit = { supplier, survey, pid, mid, ip }
      const profile = profileOf(seed, pid, now)
      const { isQualified, person, refusal } = screen({ supplier, survey, pid, profile, answers, isMobile })
      const closed = isLive(survey) ? undefined : marketplace.closed
      return {
        pid,
        mid,
        person,
        isQualified,
        isVerified,
        refusal: entrant.refusal ?? closed ?? duplicates.refusal(visit) ?? refusal ?? capacityRefusal(person.quotas),
        forced: entrant.steps ?? (entrant.refusal === undefined ? stepsOf(pid) : undefined)
      }
    })
    duplicates.record({ supplier, survey, pid: session.pid, mid, ip }, session)
    return session
  }
