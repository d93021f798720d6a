/**
 * Returns the shares of target answers that a report shows for a row, with the decimal places that the lift of the row requires.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import { decimalsOf } from "@fieldwork/lift-plots"
import { proportion } from "@fieldwork/lift-statistics"
import { groupsOf } from "./remarks.ts"

/** The shares of target answers in the two groups, and the number of decimal places with which they are shown as percentages. */
export interface Shares {
  readonly exposed: number | null
  readonly control: number | null
  readonly decimals: number
}

/**
 * Returns the shares of a row. The service can round its percentages, so the shares of respondents who are not weighted are computed from their
 * counts, like the lift. The shares have as many decimal places as the lift, so they do not appear to be equal beside a lift other than zero.
 */
export const sharesOf = (row: LiftTable.Row): Shares => {
  const groups = row.weighted ? undefined : groupsOf(row)
  return {
    exposed: groups === undefined ? row.exposedShare : proportion(groups.exposed),
    control: groups === undefined ? row.controlShare : proportion(groups.control),
    decimals: decimalsOf({ ...row, points: row.lift })
  }
}
