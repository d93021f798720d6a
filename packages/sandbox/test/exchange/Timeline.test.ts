import { expect, it } from "vitest"
import * as Timeline from "../../src/exchange/Timeline.ts"
import * as Clock from "../../src/environment/Clock.ts"

/** Creates a clock that counts the actions scheduled on it. */
const counting = () => {
  const clock = Clock.make(0)
  let timers = 0
  const at: Clock.Clock["at"] = (time, action) => {
    timers++
    return clock.at(time, action)
  }
  return { clock: { ...clock, at }, timers: () => timers }
}

const setUp = () => {
  const { clock, timers } = counting()
  const done: Array<string> = []
  let watched = false
  const timeline: Timeline.Timeline<string> = Timeline.make<string>({
    clock,
    watched: () => watched,
    perform: (event, time) => {
      done.push(`${event} at ${time}, told at ${clock.now()}`)
      if (event === "first") timeline.add(15, "follows")
    }
  })
  const watch = (on: boolean) => {
    watched = on
    timeline.arm()
  }
  return { clock, timers, done, timeline, watch }
}

it("the market timeline sets no timer while the market has no subscription, and performs the events that are due when catchUp is called", async () => {
  const { clock, done, timeline, timers } = setUp()
  timeline.add(20, "second")
  timeline.add(10, "first")
  await clock.runTo(30)
  expect(timers()).toBe(0)
  expect(done).toEqual([])
  timeline.catchUp()
  expect(done).toEqual(["first at 10, told at 30", "follows at 15, told at 30", "second at 20, told at 30"])
})

it("while a supplier subscribes to the market, each event on the market timeline takes place at its scheduled time", async () => {
  const { clock, done, timeline, watch } = setUp()
  timeline.add(20, "second")
  watch(true)
  timeline.add(10, "first")
  await clock.runTo(30)
  expect(done).toEqual(["first at 10, told at 10", "follows at 15, told at 15", "second at 20, told at 20"])
})

it("the market timeline performs no events while simulated time advances after the last subscription to the market was removed", async () => {
  const { clock, done, timeline, watch } = setUp()
  timeline.add(10, "first")
  watch(true)
  watch(false)
  await clock.runTo(30)
  expect(done).toEqual([])
})
