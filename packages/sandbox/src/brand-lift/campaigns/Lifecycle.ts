/**
 * The statuses of a campaign and the transitions between them.
 *
 * | from     | trigger                               | to       |
 * | -------- | ------------------------------------- | -------- |
 * | draft    | launch                                | pending  |
 * | pending  | start: the start date is reached      | live     |
 * | live     | end: the end date is reached          | complete |
 * | complete | reopen: end date or counts are raised | live     |
 *
 * Source: the vendor's brand lift document, section States and transitions. The status `pending`, which a campaign has between its launch and its
 * start date, is inferred.
 */

export type Status = "draft" | "pending" | "live" | "complete"
export type Trigger = "launch" | "start" | "end" | "reopen"

export const transitions: Readonly<Record<Status, Partial<Record<Trigger, Status>>>> = {
  draft: { launch: "pending" },
  pending: { start: "live" },
  live: { end: "complete" },
  complete: { reopen: "live" }
}

/** Returns the status of a campaign after `trigger` occurs in the status `from`, or undefined if the transition is not possible. */
export const next = (from: Status, trigger: Trigger): Status | undefined => transitions[from][trigger]
