/**
 * What a figure can have been before it was rounded.
 */

/** More decimals than this are no rounding: the figure is shown as it was computed. */
export const mostDecimals = 10

/** The decimals that a number is written with; `null` when it is not rounded. */
export const decimalsOf = (value: number): number | null => {
  const [digits = "", exponent = "0"] = String(Math.abs(value)).split("e")
  const decimals = Math.max(0, (digits.split(".")[1]?.length ?? 0) - Number(exponent))
  return decimals > mostDecimals ? null : decimals
}

/** The fewest decimals that all these figures can have been rounded to; `null` when one is not rounded. */
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
   * A lift may have been computed from shares that were rounded before, and a flag from figures that were. Not assumed unless
   * nothing fits without.
   */
  readonly fromRounded: boolean
}

/** All figures are rounded alike. */
export const alike = (decimals: number | null): Decimals => ({
  shares: decimals,
  lift: decimals,
  margins: decimals,
  fromRounded: false
})

/** The largest distance between a figure and what it shows. Halves may have gone either way. */
export const halfUnit = (decimals: number | null, value: number): number => {
  const noise = 1e-11 * Math.max(1, Math.abs(value))
  return decimals === null ? 100 * noise : 0.5 * 10 ** -decimals + noise
}

/** Whether `value` is shown as `shown` when it is rounded to these decimals. */
export const isShownAs = (value: number, shown: number, decimals: number | null): boolean =>
  Math.abs(value - shown) <= halfUnit(decimals, value)
