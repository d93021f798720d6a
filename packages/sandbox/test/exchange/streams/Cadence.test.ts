import { expect, it } from "vitest"
import * as Cadence from "../../../src/exchange/streams/Cadence.ts"
import * as Clock from "../../../src/environment/Clock.ts"

const setUp = () => {
  const clock = Clock.make(1_000)
  const beats: Array<number> = []
  const cadence = Cadence.make(clock, 15_000, async () => {
    beats.push(clock.now())
  })
  return { clock, beats, cadence }
}

it("the schedule of callbacks triggers no send while no message is due", async () => {
  const { beats, clock } = setUp()
  await clock.runTo(100_000)
  expect(beats).toEqual([])
})

it("the schedule of callbacks triggers one send at the end of the send interval for several due messages", async () => {
  const { beats, cadence, clock } = setUp()
  await clock.runTo(2_000)
  cadence.due()
  cadence.due()
  await clock.runTo(46_000)
  cadence.due()
  await clock.runTo(100_000)
  expect(beats).toEqual([16_000, 61_000])
})

it("the schedule of callbacks triggers no send after it was stopped", async () => {
  const { beats, cadence, clock } = setUp()
  cadence.due()
  cadence.stop()
  cadence.due()
  await clock.runTo(100_000)
  expect(beats).toEqual([])
})
