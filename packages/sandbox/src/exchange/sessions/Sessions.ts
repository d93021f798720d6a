/**
 * Runs sessions: each step is an event on the timeline, counts in the survey, and is told to the supplier.
 */
import type { Random } from "../../kernel/Random.ts"
import { payoutOf } from "../market/Payout.ts"
import { isLive, remaining, remainingFor, type Survey } from "../market/Survey.ts"
import * as Traffic from "../market/Traffic.ts"
import type { Outcome } from "../schema.gen.ts"
import * as Script from "./Script.ts"
import { type Session, toOutcome } from "./Session.ts"

export interface SessionEvent {
  readonly tag: "session"
  readonly session: Session
}

/** Who enters through a link; without one the sandbox makes somebody up. */
export interface Visitor {
  readonly pid: string
  readonly mid: string
  readonly carried: URLSearchParams
  readonly barred: number | undefined
  readonly isQualified: boolean
}

export interface Options {
  readonly random: Random
  readonly add: (time: number, event: SessionEvent) => void
  /** Told of every survey whose counts a session has changed. */
  readonly surveyChanged: (survey: Survey) => void
  /** Told of every step. */
  readonly sessionChanged: (supplier: string, outcome: () => Outcome) => void
  /** Told once of each respondent who leaves, with the statuses as they are then; walking away is no leaving. */
  readonly ended: (session: Session) => void
}

export interface Begin {
  readonly visitor?: Visitor | undefined
  readonly isVerified?: boolean | undefined
}

export interface Sessions {
  /** A respondent of `supplier` enters `survey` now. `isVerified` is false when the complete callback will lack the right `[%RSFN%]`. */
  readonly begin: (supplier: string, survey: Survey, now: number, options?: Begin) => Session
  readonly perform: (event: SessionEvent, time: number) => void
}

const { status } = Script

/** `[%RSFN%]` in the client survey's URL, as it stands or percent-encoded: without it the client has no value to hand back. */
const handsValueOut = (clientUrl: string): boolean => /(\[|%5b)(%|%25)rsfn(%|%25)(\]|%5d)/i.test(clientUrl)

const isVerifiedBy = ({ terms: { clientUrl, verifiesCallback } }: Survey): boolean =>
  !verifiesCallback || clientUrl === undefined || handsValueOut(clientUrl)

export const make = ({ add, ended, random, sessionChanged, surveyChanged }: Options): Sessions => {
  let begun = 0

  /** A complete that comes too late, when the survey has filled up in the meantime, is over quota. */
  const settle = (session: Session, step: Script.Step, stream: Random): number => {
    if (step.clientStatus !== status.complete) return step.clientStatus
    if (Traffic.complete(session.survey, stream, session.supplier)) return status.complete
    session.script.length = 0
    return status.overQuota
  }

  const advance = (session: Session, step: Script.Step, time: number) => {
    const stream = random.fork(`${session.respondentId} ${step.after}`)
    if (step.clientStatus === status.started) Traffic.enter(session.survey, stream)
    session.marketplaceStatus = step.marketplaceStatus
    session.clientStatus = settle(session, step, stream)
    session.last = time
    if (step.clientStatus === status.started || session.clientStatus === status.complete) surveyChanged(session.survey)
    sessionChanged(session.supplier, () => toOutcome(session))
    if (step === session.end) ended(session)
    const [next] = session.script
    if (next !== undefined) add(session.entry + next.after, { tag: "session", session })
  }

  return {
    begin: (supplier, survey, now, { isVerified = isVerifiedBy(survey), visitor } = {}) => {
      const stream = random.fork(`session ${++begun}`)
      const steps = Script.write(stream, {
        isLive: isLive(survey),
        barred: visitor?.barred,
        isQualified: visitor?.isQualified ?? false,
        isVerified: isVerified || !survey.terms.verifiesCallback,
        isFull: remaining(survey.quotas[0]) === 0,
        hasAllocation: remainingFor(survey, supplier) > 0,
        incidence: survey.truth.incidence,
        conversion: survey.truth.conversion,
        minutes: survey.truth.minutes
      })
      const [first, ...script] = steps
      if (first === undefined) throw new RangeError("a script has at least one step")
      const session: Session = {
        respondentId: stream.uuid(),
        parentSessionId: stream.uuid(),
        supplier,
        pid: visitor?.pid ?? `p-${stream.uuid().slice(0, 8)}`,
        mid: visitor?.mid ?? `m-${stream.uuid().slice(0, 8)}`,
        survey,
        payout: payoutOf(survey),
        end: Script.endOf(steps),
        carried: visitor?.carried,
        entry: now,
        last: now,
        marketplaceStatus: first.marketplaceStatus,
        clientStatus: first.clientStatus,
        script
      }
      survey.systemEntrants++
      advance(session, first, now)
      return session
    },
    perform: ({ session }, time) => {
      const step = session.script.shift()
      if (step !== undefined) advance(session, step, time)
    }
  }
}
