/** Closeness as the oracles mean it. */
import { expect } from "vitest"

/** Absolute agreement to `within`, default 1e-9; `null` agrees with `null` only. */
export const expectClose = (actual: number | null, wanted: number | null, within = 1e-9): void => {
  if (actual === null || wanted === null) expect(actual).toBe(wanted)
  else expect(Math.abs(actual - wanted), `${actual} against ${wanted}`).toBeLessThanOrEqual(within)
}

/** Agreement to `within` of the wanted value's own size. */
export const expectRelative = (actual: number, wanted: number, within: number): void => {
  expect(Math.abs(actual - wanted), `${actual} against ${wanted}`).toBeLessThanOrEqual(within * Math.abs(wanted))
}
