/**
 * The ledger's settings as text, which the store keeps. The text contains the settings as they were written, so that it does not change with the
 * version of Node. Texts are therefore compared by their meaning.
 */
import type { FoldSettings } from "./fold.ts"

const codesOf = (list: ReadonlyArray<number>): string => list.toSorted((a, b) => a - b).join(", ")

/** Returns the settings as text. */
export const settingsText = ({ payable, timeZone }: FoldSettings): string =>
  `payable ${codesOf(payable.marketplace_status)} with ${codesOf(payable.client_status)}, time zone ${timeZone}`

const pattern = /^payable (?<marketplace>.*) with (?<client>.*), time zone (?<zone>.*)$/

const withoutRepetitions = (codes = ""): string => [...new Set(codes.split(", "))].join(", ")

/** Returns the usual name of a time zone, such as `UTC` for `utc`. Returns an unknown name unchanged. */
const usualName = (zone = ""): string => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return zone
  }
}

/** Returns whether two texts have the same meaning: the same time zone and the same codes, which may be repeated. */
export const isSameSettings = (left: string, right: string): boolean => {
  const [a, b] = [pattern.exec(left)?.groups, pattern.exec(right)?.groups]
  if (a === undefined || b === undefined) return left === right
  return (
    withoutRepetitions(a["marketplace"]) === withoutRepetitions(b["marketplace"]) &&
    withoutRepetitions(a["client"]) === withoutRepetitions(b["client"]) &&
    usualName(a["zone"]) === usualName(b["zone"])
  )
}
