/**
 * Tracks which groups of entries in the spool are in the log. A group consists of the entries of one write, and is no longer tracked once that group
 * and all earlier groups are in the log.
 */
import type { LoggedMark } from "./SpoolRecord.ts"

export interface SpoolLedger {
  /** The number of the last group (the entries of one write) that is durable. */
  readonly lastGroup: number
  /** The number of the last group (the entries of one write) that is in the log. All earlier groups are also in the log. */
  readonly released: number
  /** The last entry that was added from the spool to the log. */
  readonly logged: LoggedMark | undefined
  /** Records that `count` entries of a group (the entries of one write) are durable but might not be in the log yet. */
  readonly hold: (group: number, count: number) => void
  /** Records that one entry of a group (the entries of one write) is in the log. */
  readonly release: (group: number, mark: LoggedMark) => void
  /** Stops tracking each group (the entries of one write) before the first group with entries that might not be in the log yet. */
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
