/** One respondent's session in one survey, with its past and its future steps. */
import { isPaid, isUnderWay, type Statuses } from "./Codes.ts"

/** A step of a session. */
export interface Step extends Statuses {
  /** Milliseconds since the session began, rounded to tenths of a second. */
  readonly after: number
}

/** The delivery result of the message about a step. */
export type Fate = "pending" | "received" | "dropped" | "failed" | "not_subscribed"

/** A step that has occurred, with the result of its message. */
export interface Told extends Step {
  readonly fate: Fate
  /** The id of the first delivery that contained the message; 0 if there is none. */
  readonly delivery: number
}

export interface Session {
  /** The number of the session, counted from 0. Its ids are computed from it. */
  readonly ordinal: number
  readonly supplier: string
  /** The supplier's ids of the respondent and of this session. */
  readonly pid: string
  readonly mid: string
  readonly survey: number
  readonly studyTypeId: number
  /** Billionths of a US dollar per complete, as of the entry. */
  readonly payout: number
  /** The virtual time of the entry. */
  readonly entry: number
  /** The quotas of the respondent, one bit each. */
  readonly quotas: number
  readonly isMobile: boolean
  /** Whether its steps were requested and do not depend on the survey. */
  readonly isForced: boolean
  /** The steps that have occurred. The first one is the entry. */
  readonly told: ReadonlyArray<Told>
  /** The future steps, the next one first. */
  readonly script: ReadonlyArray<Step>
}

const none: Statuses = { marketplaceStatus: 0, clientStatus: 0 }

/** Returns the current statuses of a session. */
export const stands = ({ told }: Session): Statuses => told.at(-1) ?? none

/** Returns the virtual time of the last step. */
export const lastOf = ({ entry, told }: Session): number => entry + (told.at(-1)?.after ?? 0)

/** Whether the respondent has left or abandoned the survey. Adjustments may still follow. */
export const isOver = (session: Session): boolean => session.script.length === 0 || !isUnderWay(stands(session))

/** Returns the amount that a session with these statuses earns, in billionths of a US dollar. */
export const earned = ({ payout }: Session, statuses: Statuses | undefined): number =>
  statuses !== undefined && isPaid(statuses) ? payout : 0

/** Returns the amount that is currently owed for the session. */
export const owed = (session: Session): number => earned(session, session.told.at(-1))

/** Returns the amount that follows from the messages that were received. */
export const receivedAmount = (session: Session): number =>
  earned(
    session,
    session.told.findLast(({ fate }) => fate === "received")
  )

/** Returns the change of the owed amount by the step at `index`. */
export const amountOf = (session: Session, index: number): number =>
  earned(session, session.told[index]) - earned(session, session.told[index - 1])
