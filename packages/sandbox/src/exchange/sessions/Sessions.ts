/**
 * Runs sessions. Each step of a session is an event on the timeline. The step is counted in the survey and reported to the supplier.
 */
import type { Random } from "../../environment/Random.ts"
import { payoutOf } from "../market/Payout.ts"
import { conversionAt, minutesAt, type Survey } from "../market/Survey.ts"
import type { RespondentTraits } from "../market/Traffic.ts"
import { countStep } from "./countStep.ts"
import type { Statuses } from "./ResponseCodes.ts"
import * as Script from "./Script.ts"
import { type DeliveryResult, isOver, owed, receivedAmount, type Session, type Step } from "./Session.ts"
import { maxSteps } from "./SessionRecord.ts"
import type { SessionStore } from "./SessionStore.ts"
import type { Ledger } from "./Ledger.ts"

export interface SessionEvent {
  readonly tag: "session"
  readonly ordinal: number
  /** The index of the step that is due. If the step was replaced after it was scheduled, the event is ignored. */
  readonly step: number
  readonly time: number
}

/** A respondent, with all information that is available when the respondent enters. */
export interface Respondent {
  readonly pid?: string | undefined
  readonly mid?: string | undefined
  /** The device of the respondent and a bit mask of their quotas. */
  readonly person: RespondentTraits
  /** The response code that the exchange assigns to a terminated respondent. Undefined if the respondent meets all requirements. */
  readonly refusal?: number | undefined
  readonly isQualified?: boolean | undefined
  /** Predefined steps, which do not depend on the survey. The first step is the respondent's entry. */
  readonly forced?: ReadonlyArray<Step> | undefined
  /** Whether the callback for a complete will have the correct `[%RSFN%]` value. */
  readonly isVerified?: boolean | undefined
}

export interface SessionsOptions {
  readonly random: Random
  readonly store: SessionStore
  readonly ledger: Ledger
  readonly add: (time: number, event: SessionEvent) => void
  readonly surveyOf: (number: number) => Survey | undefined
  /** Called with every survey whose counts a session has changed. */
  readonly surveyChanged: (survey: Survey) => void
  /** Called after each step of a session has occurred. */
  readonly sessionChanged: (session: Session, index: number) => void
  /** Called once for each respondent who leaves. It is not called for respondents who abandon the survey. */
  readonly ended: (session: Session, statuses: Statuses) => void
}

export interface Sessions {
  /**
   * Starts a session for a respondent from `supplier` in `survey`. The PID is drawn first and passed to `of`, because the properties of the
   * respondent depend on it.
   */
  readonly begin: (supplier: string, survey: Survey, now: number, of: (pid: string) => Respondent) => Session
  /** Replaces the future steps of a session. The times of the new steps are relative to `now`. */
  readonly continueWith: (session: Session, steps: ReadonlyArray<Step>, now: number) => Session
  /** Records the delivery result of a message. */
  readonly recordResult: (ordinal: number, index: number, result: DeliveryResult, delivery: number) => void
  readonly perform: (event: SessionEvent) => void
  /** Returns the number of respondents who have neither left nor abandoned their survey. */
  readonly inProgress: () => number
}

/**
 * Returns whether the URL of the client survey contains `[%RSFN%]`, plain or percent-encoded. Without this placeholder, the client never receives the
 * value that it must return.
 */
const hasCallbackMacro = (clientUrl: string): boolean => /(\[|%5b)(%|%25)rsfn(%|%25)(\]|%5d)/i.test(clientUrl)

const isVerifiedBy = ({ terms: { clientUrl, verifiesCallback } }: Survey): boolean =>
  !verifiesCallback || clientUrl === undefined || hasCallbackMacro(clientUrl)

export const make = (options: SessionsOptions): Sessions => {
  const { add, ended, random, sessionChanged, store, surveyChanged, surveyOf, ledger } = options

  let inProgress = 0

  /** Performs the next step of the session. */
  const advance = (session: Session): Session => {
    const [step, ...rest] = session.script
    if (step === undefined) return session
    const survey = surveyOf(session.survey)
    const { isCounted, statuses } =
      survey === undefined ? { isCounted: false, statuses: step } : countStep(session, survey, step)
    const isLate = statuses.clientStatus !== step.clientStatus
    const end = Script.exitStep([...session.occurred, ...session.script])
    const script = isLate ? [] : rest
    const occurred = [
      ...session.occurred,
      { after: step.after, ...pick(statuses), result: "pending" as const, delivery: 0 }
    ]
    const after: Session = { ...session, occurred, script }
    store.put(after)
    const wasOver = session.occurred.length > 0 && isOver(session)
    inProgress += Number(wasOver) - Number(isOver(after))
    ledger.owedChanged(after, owed(session), owed(after))
    if (survey !== undefined && isCounted) surveyChanged(survey)
    sessionChanged(after, occurred.length - 1)
    if (isLate || step === end) ended(after, statuses)
    schedule(after)
    return after
  }

  const schedule = ({ entry, ordinal, script, occurred }: Session) => {
    const [next] = script
    if (next === undefined) return
    const time = entry + next.after
    add(time, { tag: "session", ordinal, step: occurred.length, time })
  }

  return {
    inProgress: () => inProgress,
    begin: (supplier, survey, now, of) => {
      const ordinal = store.count()
      const stream = random.fork(`session ${ordinal + 1}`)
      const ownPid = `p-${stream.uuid().slice(0, 8)}`
      const ownMid = `m-${stream.uuid().slice(0, 8)}`
      const { forced, isQualified = false, isVerified = isVerifiedBy(survey), mid, person, pid, refusal } = of(ownPid)
      const script =
        forced ??
        Script.drawSteps(stream, {
          refusal,
          isQualified,
          isVerified: isVerified || !survey.terms.verifiesCallback,
          conversion: conversionAt(survey, now),
          minutes: minutesAt(survey, now),
          now
        })
      survey.systemEntrants++
      const session: Session = {
        ordinal,
        supplier,
        pid: pid ?? ownPid,
        mid: mid ?? ownMid,
        survey: survey.number,
        studyTypeId: survey.studyTypeId,
        payout: payoutOf(survey),
        entry: now,
        ...person,
        isForced: forced !== undefined,
        occurred: [],
        script: script.slice(0, maxSteps)
      }
      ledger.sessionStarted(session)
      inProgress++
      return advance(session)
    },

    continueWith: (session, steps, now) => {
      // Times are rounded down, because sessions store time in tenths of a second.
      const elapsed = Math.floor((now - session.entry) / 100) * 100
      const script = steps.map((step) => ({ ...step, after: elapsed + Math.floor(step.after / 100) * 100 }))
      const next: Session = { ...session, isForced: true, script: script.slice(0, maxSteps - session.occurred.length) }
      store.put(next)
      // The new steps can resume a session that the respondent had abandoned.
      inProgress += Number(isOver(session)) - Number(isOver(next))
      // Steps that are already due are performed before this function returns.
      let at = next
      while (at.script[0] !== undefined && at.script[0].after <= elapsed) at = advance(at)
      if (at === next) schedule(at)
      return at
    },

    recordResult: (ordinal, index, result, delivery) => {
      const before = store.get(ordinal)
      store.setResult(ordinal, index, result, delivery)
      const after = store.get(ordinal)
      if (before !== undefined && after !== undefined) {
        ledger.receivedChanged(after, receivedAmount(before), receivedAmount(after))
      }
    },

    perform: ({ ordinal, step, time: due }) => {
      const session = store.get(ordinal)
      const [next] = session?.script ?? []
      const isDue = session?.occurred.length === step && next !== undefined && session.entry + next.after === due
      if (session !== undefined && isDue) advance(session)
    }
  }
}

const pick = ({ clientStatus, marketplaceStatus }: Statuses): Statuses => ({ clientStatus, marketplaceStatus })
