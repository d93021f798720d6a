import * as fc from "fast-check"
import { expect, it } from "vitest"
import * as EventQueue from "../../src/exchange/EventQueue.ts"

it("the sandbox's event queue returns events by time, and events of the same time in the order of insertion", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), (times) => {
      const queue = EventQueue.make<number>()
      for (const [index, time] of times.entries()) queue.add(time, index)
      const taken: Array<number> = []
      for (let first = queue.first(); first !== undefined; first = queue.first()) {
        expect(queue.take()).toBe(first)
        taken.push(first.event)
      }
      const expected = times
        .map((time, index) => ({ time, index }))
        .sort((a, b) => a.time - b.time || a.index - b.index)
      expect(taken).toEqual(expected.map(({ index }) => index))
    })
  )
})
