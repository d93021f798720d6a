/**
 * The columns of a workbook that several of its sheets have: the shares of a row, and a lift with its interval.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import type { Estimate } from "@fieldwork/lift-plots"
import { sharesOf } from "../report/sharesOf.ts"
import { percent, points } from "./numberFormats.ts"

/** A column of a sheet: its name, its width in characters, and the value and the number format of each cell. */
export interface Column<Row> {
  readonly name: string
  readonly width: number
  readonly format?: string | ((row: Row) => string)
  readonly value: (row: Row) => string | number | null
}

const times100 = (value: number | null): number | null => (value === null ? null : value * 100)

/** Returns the columns for a lift and its interval. They are empty if the estimate is `null`. */
export const liftColumns = <Row>(estimateOf: (row: Row) => Estimate): ReadonlyArray<Column<Row>> => [
  {
    name: "Lift, points",
    width: 12,
    format: (row) => points(estimateOf(row)),
    value: (row) => times100(estimateOf(row).points)
  },
  ...(
    [
      ["From", "lower"],
      ["To", "upper"]
    ] as const
  ).map(([name, limit]): Column<Row> => ({
    name,
    width: 9,
    format: (row) => points(estimateOf(row), estimateOf(row)[limit]),
    value: (row) => times100(estimateOf(row)[limit])
  }))
]

/** The columns for the shares of target answers in the exposed and in the control group. */
export const shareColumns: ReadonlyArray<Column<LiftTable.Row>> = (
  [
    ["Exposed %", "exposed"],
    ["Control %", "control"]
  ] as const
).map(([name, group]) => ({
  name,
  width: 11,
  format: (row) => percent(sharesOf(row).decimals),
  value: (row) => sharesOf(row)[group]
}))
