/** Assertions that two numbers are close to each other. */
import { expect } from "vitest"

/** Expects an absolute difference of at most `within`, 1e-9 by default. `null` is close only to `null`. */
export const expectClose = (actual: number | null, wanted: number | null, within = 1e-9): void => {
  if (actual === null || wanted === null) expect(actual).toBe(wanted)
  else expect(Math.abs(actual - wanted), `${actual} against ${wanted}`).toBeLessThanOrEqual(within)
}

/** Expects a difference of at most `within`, relative to the wanted value. */
export const expectRelative = (actual: number, wanted: number, within: number): void => {
  expect(Math.abs(actual - wanted), `${actual} against ${wanted}`).toBeLessThanOrEqual(within * Math.abs(wanted))
}
