import * as fc from "fast-check"
import { expect, it } from "vitest"
import * as Agenda from "../../src/exchange/EventQueue.ts"

it("the sandbox's event queue returns events by time, and events of the same time in the order of insertion", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), (times) => {
      const agenda = Agenda.make<number>()
      for (const [index, time] of times.entries()) agenda.add(time, index)
      const taken: Array<number> = []
      for (let first = agenda.first(); first !== undefined; first = agenda.first()) {
        expect(agenda.take()).toBe(first)
        taken.push(first.event)
      }
      const expected = times
        .map((time, index) => ({ time, index }))
        .sort((a, b) => a.time - b.time || a.index - b.index)
      expect(taken).toEqual(expected.map(({ index }) => index))
    })
  )
})
