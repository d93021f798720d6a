import { expect, it } from "vitest"
import * as ClockRate from "../../src/environment/ClockRate.ts"

const setUp = (advance: (milliseconds: number) => Promise<void> = async () => {}) => {
  let now = 0
  let waiting: ReadonlyArray<() => void> = []
  const moves: Array<number> = []
  const timers: ClockRate.Timers = {
    now: () => now,
    after: (_, action) => {
      waiting = [...waiting, action]
    }
  }
  const pace = ClockRate.make((milliseconds) => {
    moves.push(milliseconds)
    return advance(milliseconds)
  }, timers)
  /** Advances real time and runs all pending timers. */
  const pass = async (milliseconds: number) => {
    now += milliseconds
    const due = waiting
    waiting = []
    for (const action of due) action()
    // Waits for the asynchronous advances of the virtual clock to complete.
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  return { pace, pass, moves, timers: () => waiting.length }
}

it("the sandbox clock advances by the configured number of simulated seconds per real second", async () => {
  const { moves, pace, pass } = setUp()
  pace.set(60)
  await pass(250)
  await pass(500)
  expect(moves).toEqual([15_000, 30_000])
  expect(pace.rate()).toBe(60)
})

it("the sandbox clock advances by whole milliseconds and carries the remainder over", async () => {
  const { moves, pace, pass } = setUp()
  pace.set(0.003)
  for (let beat = 0; beat < 4; beat++) await pass(250)
  expect(moves).toEqual([0, 1, 1, 1])
})

it("the rate of the sandbox clock is initially 0, and at the rate 0 the clock does not advance and keeps no timer", async () => {
  const { moves, pace, pass, timers } = setUp()
  expect([pace.rate(), timers()]).toEqual([0, 0])
  pace.set(2)
  await pass(250)
  pace.set(0)
  await pass(250)
  await pass(250)
  expect(moves).toEqual([500])
  expect(timers()).toBe(0)
})

it("when the rate of the sandbox clock is set several times, the clock advances at the last rate only", async () => {
  const { moves, pace, pass } = setUp()
  pace.set(1)
  pace.set(2)
  pace.set(4)
  await pass(250)
  expect(moves).toEqual([1_000])
})

it("the sandbox clock continues to follow real time after an advance has failed", async () => {
  const { moves, pace, pass } = setUp(() => Promise.reject(new Error("no")))
  pace.set(1)
  await pass(250)
  await pass(250)
  expect(moves).toEqual([250, 250])
})
