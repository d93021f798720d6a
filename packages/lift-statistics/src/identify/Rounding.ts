/**
 * The possible values of a figure before it was rounded.
 */

/** A figure with more decimals than this is considered not rounded. */
export const mostDecimals = 10

/** Returns the number of decimals with which a number is written; `null` if it is not rounded. */
export const decimalsOf = (value: number): number | null => {
  const [digits = "", exponent = "0"] = String(Math.abs(value)).split("e")
  const decimals = Math.max(0, (digits.split(".")[1]?.length ?? 0) - Number(exponent))
  return decimals > mostDecimals ? null : decimals
}

/**
 * Returns the smallest number of decimals to which all these figures can have been rounded; `null` if one is not
 * rounded.
 */
export const fewestDecimals = (figures: ReadonlyArray<number>): number | null => {
  let most = 0
  for (const figure of figures) {
    const decimals = decimalsOf(figure)
    if (decimals === null) return null
    most = Math.max(most, decimals)
  }
  return most
}

/** The decimals of the figures of a result by kind; `null` where they are not rounded. */
export interface Decimals {
  readonly shares: number | null
  readonly lift: number | null
  readonly margins: number | null
  /**
   * Whether a lift may have been computed from rounded shares, and a flag from rounded figures. It is assumed only if
   * nothing fits otherwise.
   */
  readonly fromRounded: boolean
}

/** Returns the same number of decimals for all figures. */
export const alike = (decimals: number | null): Decimals => ({
  shares: decimals,
  lift: decimals,
  margins: decimals,
  fromRounded: false
})

/** Returns the maximum rounding error of a figure. Halves may have been rounded either way. */
export const halfUnit = (decimals: number | null, value: number): number => {
  const noise = 1e-11 * Math.max(1, Math.abs(value))
  return decimals === null ? 100 * noise : 0.5 * 10 ** -decimals + noise
}

/** Whether `value` is shown as `shown` when it is rounded to these decimals. */
export const isShownAs = (value: number, shown: number, decimals: number | null): boolean =>
  Math.abs(value - shown) <= halfUnit(decimals, value)
