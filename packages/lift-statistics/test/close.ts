/** Assertions that two numbers are close to each other. */
import { expect } from "vitest"

/** Asserts that the absolute difference is at most `within`, by default 1e-9. `null` is equal only to `null`. */
export const expectClose = (actual: number | null, expected: number | null, within = 1e-9): void => {
  if (actual === null || expected === null) expect(actual).toBe(expected)
  else expect(Math.abs(actual - expected), `${actual} against ${expected}`).toBeLessThanOrEqual(within)
}

/** Asserts that the difference is at most `within` times the expected value. */
export const expectRelative = (actual: number, expected: number, within: number): void => {
  expect(Math.abs(actual - expected), `${actual} against ${expected}`).toBeLessThanOrEqual(within * Math.abs(expected))
}
