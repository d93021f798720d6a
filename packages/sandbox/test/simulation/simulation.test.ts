/**
 * What the market and its accounts hold over virtual days: fixed slices of the soaks market, conversion, truth and replay.
 */
import { expect, it } from "vitest"
import { lacking, playMonth } from "./monthWithFaults.ts"
import { holdMarket } from "./heldMarket.ts"
import { replayDay } from "./replayedDay.ts"
import { statistics, watchSteadySurveys } from "./steadySurveys.ts"

it("holds its size while surveys come and go, with every kind of message", async () => {
  const [size, hours] = [800, 6]
  const { closed, messages, operators, reasons, samples } = await holdMarket({
    size,
    churn: "real",
    hours,
    seed: 1,
    step: 1
  })
  for (const { live } of samples) expect(Math.abs(live / size - 1)).toBeLessThanOrEqual(0.1)
  expect(closed / messages).toBeGreaterThanOrEqual(0.1)
  expect([...reasons.keys()].toSorted()).toEqual(["deactivated", "new", "reactivated", "updated"])
  expect([...operators.keys()].toSorted()).toEqual(["AND", "NOT", "OR"])
})

it("keeps the conversion of each steady survey around its truth, and moves it from day to day", async () => {
  for (const series of await watchSteadySurveys(7, 60, 10)) {
    const { autocorrelation, bias, relativeDeviation } = statistics(series)
    expect(Math.abs(bias)).toBeLessThanOrEqual(0.1)
    expect(relativeDeviation).toBeGreaterThanOrEqual(0.05)
    expect(autocorrelation).toBeGreaterThanOrEqual(0.5)
  }
})

it("owes to the billionth what a supplier computes from callbacks, less what it lists as dropped", async () => {
  const month = await playMonth({ seed: 1, days: 12, respondents: 1 })
  expect(month.unverified).toBe(0)
  expect(month.undelivered.length).toBeGreaterThan(0)
  expect(month.computed).toBeLessThan(month.owed)
  expect(month.computed).toBe(month.owed - lacking(month.undelivered))
})

it("plays a recorded day at a hundred times its speed, masked and signed by its own key", async () => {
  const { pids, played, recorded, ...rest } = await replayDay({ seed: 1, hours: 2, speed: 100 })
  expect(played).toBe(recorded)
  expect(recorded).toBeGreaterThan(300)
  expect(pids).toBeGreaterThan(50)
  expect(rest).toMatchObject({ unverified: 0, different: 0, leaked: 0, state: "played" })
  expect(rest.seconds).toBeLessThanOrEqual(72)
})
