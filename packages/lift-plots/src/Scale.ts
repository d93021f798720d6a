/** Creates axes that cover the estimates and have round tick values, and computes the positions of values in a plot. */
import type { FiniteEstimate } from "./Estimate.ts"
import { formatSignedPoints } from "./Text.ts"

/** An axis. The distance between its ticks is 1, 2 or 5 times a power of ten. */
export interface Axis {
  readonly low: number
  readonly high: number
  readonly ticks: ReadonlyArray<number>
}

/** Returns an axis with about `count` ticks at round values. The axis covers the range from `low` to `high`. */
export const axisOf = (low: number, high: number, count: number): Axis => {
  const span = Math.max(high - low, 1e-4)
  const rough = span / Math.max(1, count)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough * (1 - 1e-9)) ?? 10) * power
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9))
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
  return { low: first * step, high: last * step, ticks }
}

/**
 * Returns the range that contains the intervals of all estimates and zero. If there are no estimates, the range is from −5 to 5 percentage points.
 */
export const rangeOf = (estimates: ReadonlyArray<FiniteEstimate>): readonly [low: number, high: number] =>
  estimates.length === 0
    ? [-0.05, 0.05]
    : [Math.min(0, ...estimates.map(({ lower }) => lower)), Math.max(0, ...estimates.map(({ upper }) => upper))]

/**
 * Returns the coordinate of a value on an axis that is drawn from `from` to `to`. A value outside the range of the axis is placed at the nearest end.
 */
export const place = ({ high, low }: Axis, from: number, to: number, value: number): number =>
  from + ((Math.min(high, Math.max(low, value)) - low) / (high - low)) * (to - from)

/** Formats a coordinate with at most one decimal place, which is precise enough for a screen. */
export const px = (value: number): string => String(Math.round(value * 10) / 10)

/** Returns whether a value on the axis is zero, apart from rounding errors. */
export const isZero = (value: number): boolean => Math.abs(value) < 1e-12

/** Returns the number of decimal places, at least 0, that distinguish the ticks of an axis in percentage points. */
const tickDecimals = ({ ticks: [first = 0, second = 1] }: Axis): number =>
  Math.max(0, -Math.floor(Math.log10((second - first) * 100) + 1e-9))

/**
 * Returns the label of a tick in percentage points. All labels of an axis have the same number of decimal places, which follows from the distance
 * between the ticks.
 *
 * @example
 * ```ts
 * import { forestAxis, tickText } from "@fieldwork/lift-plots"
 *
 * const axis = forestAxis([{ points: 0.001, lower: 0.0002, upper: 0.0018 }])
 * axis.ticks.map((tick) => tickText(axis, tick)) // => ["0.00", "+0.05", "+0.10", "+0.15", "+0.20"]
 * ```
 */
export const tickText = (axis: Axis, value: number): string => formatSignedPoints(value, tickDecimals(axis))
