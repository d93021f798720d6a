/**
 * One respondent's session in one survey: what has happened, and what is still to come.
 */
import { isPaid, isUnderWay, type Statuses } from "./Codes.ts"

/** A moment of a session. */
export interface Step extends Statuses {
  /** Milliseconds since the session began, in tenths of a second. */
  readonly after: number
}

/** What became of the message of a step. */
export type Fate = "pending" | "received" | "dropped" | "failed" | "not_subscribed"

/** A step that has happened, and the message about it. */
export interface Told extends Step {
  readonly fate: Fate
  /** The first delivery that carried it; 0 for none. */
  readonly delivery: number
}

export interface Session {
  /** Counts up from 0; its ids are made from it. */
  readonly ordinal: number
  readonly supplier: string
  /** The supplier's respondent, and the supplier's id of this session. */
  readonly pid: string
  readonly mid: string
  readonly survey: number
  readonly studyTypeId: number
  /** Billionths of a US dollar per complete, as it was at the entrance. */
  readonly payout: number
  /** Virtual time. */
  readonly entry: number
  /** The quotas that the respondent falls in, one bit each. */
  readonly quotas: number
  readonly isMobile: boolean
  /** Its steps were asked for, and happen whatever the survey is like. */
  readonly isForced: boolean
  /** The first one is the entrance. */
  readonly told: ReadonlyArray<Told>
  /** What is still to come, the next step first. */
  readonly script: ReadonlyArray<Step>
}

const none: Statuses = { marketplaceStatus: 0, clientStatus: 0 }

/** How the session stands now. */
export const stands = ({ told }: Session): Statuses => told.at(-1) ?? none

/** Virtual time of the last step. */
export const lastOf = ({ entry, told }: Session): number => entry + (told.at(-1)?.after ?? 0)

/** Whether the respondent has left, one who walked away included. Adjustments may still come. */
export const isOver = (session: Session): boolean => session.script.length === 0 || !isUnderWay(stands(session))

/** Billionths of a US dollar that a session earns which stands so. */
export const earned = ({ payout }: Session, statuses: Statuses | undefined): number =>
  statuses !== undefined && isPaid(statuses) ? payout : 0

/** What is owed for the session now. */
export const owed = (session: Session): number => earned(session, session.told.at(-1))

/** What somebody takes it to be who has the messages that were received. */
export const receivedAmount = (session: Session): number =>
  earned(
    session,
    session.told.findLast(({ fate }) => fate === "received")
  )

/** What the step at `index` changed in what is owed. */
export const amountOf = (session: Session, index: number): number =>
  earned(session, session.told[index]) - earned(session, session.told[index - 1])
