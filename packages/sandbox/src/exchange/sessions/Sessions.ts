/**
 * Runs sessions: each step is an event on the timeline, counts in the survey, and is told to the supplier.
 */
import type { Random } from "../../environment/Random.ts"
import { payoutOf } from "../market/Payout.ts"
import { type Answers, meet, stranger } from "../market/Person.ts"
import { allocated, isLive, type Survey } from "../market/Survey.ts"
import * as Traffic from "../market/Traffic.ts"
import type { Outcome } from "@fieldwork/specs/exchange/schema"
import * as Script from "./Script.ts"
import { type Session, toOutcome } from "./Session.ts"

export interface SessionEvent {
  readonly tag: "session"
  readonly session: Session
}

/** Who enters, as far as it is known; the rest of them the sandbox makes up. */
export interface Visitor {
  readonly pid?: string | undefined
  readonly mid?: string | undefined
  /** Query parameters of the entry link. */
  readonly carried?: URLSearchParams | undefined
  readonly answers?: Answers | undefined
  /** Why they are not let in, whatever else there is. */
  readonly barred?: number | undefined
  readonly isQualified?: boolean | undefined
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

type Statuses = Pick<Script.Step, "marketplaceStatus" | "clientStatus">

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

  /** Who comes too late, when a quota or the allocation has filled up in the meantime, is over quota and goes. */
  const settle = ({ person, supplier, survey }: Session, step: Script.Step): Statuses => {
    if (step.clientStatus === status.started && !Traffic.enter(survey, person)) {
      return { marketplaceStatus: status.overQuota, clientStatus: status.notReached }
    }
    if (step.clientStatus === status.complete && !Traffic.complete(survey, person, supplier)) {
      return { ...step, clientStatus: status.overQuota }
    }
    return step
  }

  const advance = (session: Session, step: Script.Step, time: number) => {
    const { clientStatus, marketplaceStatus } = settle(session, step)
    const isLate = clientStatus !== step.clientStatus
    if (isLate) session.script.length = 0
    Object.assign(session, { clientStatus, marketplaceStatus, last: time })
    if (clientStatus === status.started || clientStatus === status.complete) surveyChanged(session.survey)
    sessionChanged(session.supplier, () => toOutcome(session))
    if (isLate || step === session.end) ended(session)
    const [next] = session.script
    if (next !== undefined) add(session.entry + next.after, { tag: "session", session })
  }

  return {
    begin: (supplier, survey, now, { isVerified = isVerifiedBy(survey), visitor = {} } = {}) => {
      const stream = random.fork(`session ${++begun}`)
      const person = meet(survey, stream.fork("person"), visitor.answers ?? stranger)
      const steps = Script.write(stream, {
        isLive: isLive(survey),
        barred: visitor.barred,
        isQualified: visitor.isQualified ?? false,
        isVerified: isVerified || !survey.terms.verifiesCallback,
        isFull: !Traffic.isWanted(survey, person),
        hasAllocation: allocated(survey, supplier) > 0,
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
        pid: visitor.pid ?? `p-${stream.uuid().slice(0, 8)}`,
        mid: visitor.mid ?? `m-${stream.uuid().slice(0, 8)}`,
        survey,
        person,
        payout: payoutOf(survey),
        end: Script.endOf(steps),
        carried: visitor.carried,
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
