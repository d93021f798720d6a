/** A respondent's session in a survey, with its past and future steps. */
import { isPaid, isInProgress, type Statuses } from "./ResponseCodes.ts"

/** A step of a session. */
export interface Step extends Statuses {
  /** The time in milliseconds since the start of the session, rounded to tenths of a second. */
  readonly after: number
}

/** The result of delivering the message about a step. */
export type DeliveryResult = "pending" | "received" | "dropped" | "failed" | "not_subscribed"

/** A step that has occurred, with the delivery result of its message. */
export interface OccurredStep extends Step {
  readonly result: DeliveryResult
  /** The id of the first delivery that contained the message, or 0 if the message was not sent. */
  readonly delivery: number
}

export interface Session {
  /** The number of the session, counted from 0. The ids of the session are computed from this number. */
  readonly ordinal: number
  readonly supplier: string
  /** The supplier's id for the respondent. `mid` is the supplier's id for the session. */
  readonly pid: string
  readonly mid: string
  readonly survey: number
  readonly studyTypeId: number
  /** The payout per complete at the time when the respondent entered, in billionths of a US dollar. */
  readonly payout: number
  /** The virtual time at which the respondent entered, in milliseconds. */
  readonly entry: number
  /** The quotas into which the respondent falls, as a bit mask. */
  readonly quotas: number
  readonly isMobile: boolean
  /** Whether the steps were predefined by the PID or through the control API and do not depend on the survey. */
  readonly isForced: boolean
  /** The steps that have occurred. The first step is the respondent's entry. */
  readonly occurred: ReadonlyArray<OccurredStep>
  /** The future steps, in chronological order. */
  readonly script: ReadonlyArray<Step>
}

const noStatuses: Statuses = { marketplaceStatus: 0, clientStatus: 0 }

/** Returns the current statuses of a session. */
export const currentStatuses = ({ occurred }: Session): Statuses => occurred.at(-1) ?? noStatuses

/** Returns the virtual time of the last step that has occurred, in milliseconds. */
export const lastStepTime = ({ entry, occurred }: Session): number => entry + (occurred.at(-1)?.after ?? 0)

/** Returns whether the respondent has left or abandoned the survey. Adjustments may still follow. */
export const isOver = (session: Session): boolean =>
  session.script.length === 0 || !isInProgress(currentStatuses(session))

/** Returns the amount that a session with these statuses earns, in billionths of a US dollar. */
export const earned = ({ payout }: Session, statuses: Statuses | undefined): number =>
  statuses !== undefined && isPaid(statuses) ? payout : 0

/** Returns the amount that the exchange currently owes the supplier for the session, in billionths of a US dollar. */
export const owed = (session: Session): number => earned(session, session.occurred.at(-1))

/**
 * Returns the amount that the exchange owes for the session according to the messages that the supplier has received, in billionths of a US dollar.
 */
export const receivedAmount = (session: Session): number =>
  earned(
    session,
    session.occurred.findLast(({ result }) => result === "received")
  )

/** Returns the amount by which the step at `index` changes the amount that the exchange owes the supplier, in billionths of a US dollar. */
export const amountOf = (session: Session, index: number): number =>
  earned(session, session.occurred[index]) - earned(session, session.occurred[index - 1])
