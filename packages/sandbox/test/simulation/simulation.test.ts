/** Runs small versions of the soak tests `market`, `conversion`, `truth` and `replay`. */
import { expect, it } from "vitest"
import { lacking, runMonth } from "./monthWithFaults.ts"
import { observeMarket } from "./observeMarket.ts"
import { replayDay } from "./replayedDay.ts"
import { statistics, watchSteadySurveys } from "./steadySurveys.ts"

it("a simulated market with real churn keeps its size within 10% and sends every kind of message", async () => {
  const [size, hours] = [800, 6]
  const { closed, messages, operators, reasons, samples } = await observeMarket({
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

it("in the simulated market, the daily conversion of each survey that is never paused varies around the survey's true conversion", async () => {
  for (const series of await watchSteadySurveys(7, 60, 10)) {
    const { autocorrelation, bias, relativeDeviation } = statistics(series)
    expect(Math.abs(bias)).toBeLessThanOrEqual(0.1)
    expect(relativeDeviation).toBeGreaterThanOrEqual(0.05)
    expect(autocorrelation).toBeGreaterThanOrEqual(0.5)
  }
})

it("a simulated supplier computes from callbacks exactly the amount owed less the amounts of undelivered messages", async () => {
  const month = await runMonth({ seed: 1, days: 12, respondents: 1 })
  expect(month.unverified).toBe(0)
  expect(month.undelivered.length).toBeGreaterThan(0)
  expect(month.computed).toBeLessThan(month.owed)
  expect(month.computed).toBe(month.owed - lacking(month.undelivered))
})

it("a recorded day of callbacks is replayed at a hundred times its speed, masked and signed with the sandbox's key", async () => {
  const { pids, played, recorded, ...rest } = await replayDay({ seed: 1, hours: 2, speed: 100 })
  expect(played).toBe(recorded)
  expect(recorded).toBeGreaterThan(300)
  expect(pids).toBeGreaterThan(50)
  expect(rest).toMatchObject({ unverified: 0, different: 0, leaked: 0, state: "played" })
  expect(rest.seconds).toBeLessThanOrEqual(72)
})
