/**
 * Tracks which entries of the spool are in the log. It tracks groups, because a group can be forgotten only if everything before it is in the log.
 */
import type { LoggedMark } from "./SpoolRecord.ts"

export interface SpoolLedger {
  /** The number of the last group that is durable. */
  readonly lastGroup: number
  /** The number of the last group that is in the log, like all groups before it. */
  readonly released: number
  /** The last entry that was added to the log. */
  readonly logged: LoggedMark | undefined
  /** Records that `count` entries of a group are durable and may not be in the log. */
  readonly hold: (group: number, count: number) => void
  /** Records that one entry of a group is in the log. */
  readonly release: (group: number, mark: LoggedMark) => void
  /** Forgets groups whose entries are all in the log. */
  readonly advance: () => void
}

export const makeSpoolLedger = (from: Pick<SpoolLedger, "lastGroup" | "released" | "logged">): SpoolLedger => {
  let { lastGroup, logged, released } = from
  const held = new Map<number, number>()
  const advance = (): void => {
    while (released < lastGroup && (held.get(released + 1) ?? 0) === 0) {
      released += 1
      held.delete(released)
    }
  }
  return {
    get lastGroup() {
      return lastGroup
    },
    get released() {
      return released
    },
    get logged() {
      return logged
    },
    hold: (group, count) => {
      lastGroup = Math.max(lastGroup, group)
      held.set(group, (held.get(group) ?? 0) + count)
    },
    release: (group, mark) => {
      if (mark.sequence > (logged?.sequence ?? 0)) logged = mark
      held.set(group, (held.get(group) ?? 1) - 1)
      advance()
    },
    advance
  }
}
