/** The number formats of the cells in a workbook. */
import { decimalsOf, type Estimate } from "@fieldwork/lift-plots"

/** Returns the number format of a lift or a limit of its interval in points, with the decimal places that the interval requires. */
export const points = (estimate: Estimate, limit: number | null = null): string => {
  const zero = (0).toFixed(decimalsOf(estimate, limit))
  return `+${zero};−${zero};${zero}`
}

/** Returns the number format of a share with a number of decimal places, at least 1. */
export const percent = (decimals: number): string => `${(0).toFixed(decimals)}%`

export const count = "#,##0"

export const pFormat = "0.0000"
