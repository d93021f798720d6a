/**
 * The rounding of the values in lift results.
 */

/** The maximum number of decimal places in a rounded value. A value with more decimal places is considered unrounded. */
export const maxDecimals = 10

/** Returns the number of decimal places in a number, or `null` if the number is not rounded. */
export const decimalsOf = (value: number): number | null => {
  const [digits = "", exponent = "0"] = String(Math.abs(value)).split("e")
  const decimals = Math.max(0, (digits.split(".")[1]?.length ?? 0) - Number(exponent))
  return decimals > maxDecimals ? null : decimals
}

/**
 * Returns the smallest number of decimal places to which all values could have been rounded, or `null` if any value is not rounded.
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

/** The number of decimal places for each kind of value in a result; `null` if the values are not rounded. */
export interface Decimals {
  readonly shares: number | null
  readonly lift: number | null
  readonly margins: number | null
  /**
   * Whether the lift may have been computed from rounded proportions, and the significance flag from rounded values. This is assumed only if no
   * convention (set of formulas) fits otherwise.
   */
  readonly fromRounded: boolean
}

/** Sets the same number of decimal places for the proportions, the lift and the margins of error. */
export const sameDecimals = (decimals: number | null): Decimals => ({
  shares: decimals,
  lift: decimals,
  margins: decimals,
  fromRounded: false
})

/**
 * Returns the decimals for the assumption that each kind of value has its own number of decimal places and that values may have been computed from
 * rounded values. A convention (set of formulas) is compared under this assumption only if it does not fit otherwise.
 */
export const separateDecimals = (
  figures: Readonly<Record<"shares" | "lift" | "margins", ReadonlyArray<number>>>
): Decimals => ({
  shares: fewestDecimals(figures.shares),
  lift: fewestDecimals(figures.lift),
  margins: fewestDecimals(figures.margins),
  fromRounded: true
})

/** Returns the maximum rounding error of a value. A value halfway between two rounded values may have been rounded up or down. */
export const maxRoundingError = (decimals: number | null, value: number): number => {
  const noise = 1e-11 * Math.max(1, Math.abs(value))
  return decimals === null ? 100 * noise : 0.5 * 10 ** -decimals + noise
}

/** Checks whether rounding `value` to `decimals` decimal places can result in `shown`. */
export const roundsTo = (value: number, shown: number, decimals: number | null): boolean =>
  Math.abs(value - shown) <= maxRoundingError(decimals, value)
