/**
 * Axes: round values that cover what is shown, and where a value lies on the paper.
 */
import type { Shown } from "./Estimate.ts"
import { signed } from "./Text.ts"

/** Values from 0 on or below it, in steps of 1, 2 or 5 times a power of ten. */
export interface Axis {
  readonly low: number
  readonly high: number
  readonly ticks: ReadonlyArray<number>
}

/** About `count` round values that cover the range from `low` to `high`. */
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

/** The range of intervals with zero in it; nothing shown gives ten points around zero. */
export const rangeOf = (estimates: ReadonlyArray<Shown>): readonly [low: number, high: number] =>
  estimates.length === 0
    ? [-0.05, 0.05]
    : [Math.min(0, ...estimates.map(({ lower }) => lower)), Math.max(0, ...estimates.map(({ upper }) => upper))]

/** Where a value lies between two places; outside the axis at its end. */
export const place = ({ high, low }: Axis, from: number, to: number, value: number): number =>
  from + ((Math.min(high, Math.max(low, value)) - low) / (high - low)) * (to - from)

/** A coordinate with one decimal, which is as fine as a screen shows. */
export const px = (value: number): string => String(Math.round(value * 10) / 10)

/** Whether a value of the axis is its zero. */
export const isZero = (value: number): boolean => Math.abs(value) < 1e-12

/** What is written at a value of the axis: in points, with a decimal where the steps need one. */
export const tickText = ({ ticks }: Axis, value: number): string => {
  const isWhole = ticks.every((tick) => Math.abs(tick * 100 - Math.round(tick * 100)) < 1e-9)
  return signed(value, isWhole ? 0 : 1)
}
