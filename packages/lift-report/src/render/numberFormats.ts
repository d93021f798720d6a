/** The number formats of the cells in a workbook. */
import { decimalsOf, type Estimate } from "@fieldwork/lift-plots"

/** Returns the number format of a lift or a limit of its interval in points, with the decimal places that the interval requires. */
export const points = (estimate: Estimate, limit: number | null = null): string => {
  const zero = (0).toFixed(decimalsOf(estimate, limit))
  return `+${zero};−${zero};${zero}`
}

export const percent = "0.0%"

export const count = "#,##0"

export const pFormat = "0.0000"
