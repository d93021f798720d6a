import { describe, expect, it } from "vitest"
import * as Clock from "../../src/environment/Clock.ts"

describe("the clock of the simulation", () => {
  it("the sandbox clock runs due actions in order of their time and then of their registration", async () => {
    const clock = Clock.make(0)
    const seen: Array<string> = []
    clock.at(20, () => void seen.push(`late ${clock.now()}`))
    clock.at(10, () => void seen.push(`first ${clock.now()}`))
    clock.at(10, () => void seen.push(`second ${clock.now()}`))
    await clock.runTo(15)
    expect(seen).toEqual(["first 10", "second 10"])
    expect(clock.now()).toBe(15)
    await clock.runTo(20)
    expect(seen.at(-1)).toBe("late 20")
  })

  it("the sandbox clock is moving only while it runs events, even if one of them fails", async () => {
    const clock = Clock.make(0)
    const seen: Array<boolean> = []
    clock.at(10, async () => {
      await Promise.resolve()
      seen.push(clock.isMoving())
    })
    clock.at(20, () => Promise.reject(new Error("a defect")))
    await clock.runTo(15)
    seen.push(clock.isMoving())
    await expect(clock.runTo(20)).rejects.toThrow("a defect")
    expect([...seen, clock.isMoving()]).toEqual([true, false, false])
  })

  it("the sandbox clock waits until an asynchronous scheduled action is complete before it runs the next one", async () => {
    const clock = Clock.make(0)
    const seen: Array<number> = []
    clock.at(5, async () => {
      await Promise.resolve()
      seen.push(clock.now())
    })
    clock.at(6, () => void seen.push(clock.now()))
    await clock.runTo(10)
    expect(seen).toEqual([5, 6])
  })

  it("the sandbox clock repeats an action from its first time until it is cancelled", async () => {
    const clock = Clock.make(0)
    const seen: Array<number> = []
    const cancel = clock.every(15, 3, () => void seen.push(clock.now()))
    await clock.runTo(40)
    cancel()
    await clock.runTo(100)
    expect(seen).toEqual([3, 18, 33])
  })

  it("if an action of the sandbox clock schedules a further action, a single advance past both runs both at their own times", async () => {
    const clock = Clock.make(0)
    const seen: Array<number> = []
    clock.at(1, () => void clock.at(2, () => void seen.push(clock.now())))
    await clock.runTo(3)
    expect(seen).toEqual([2])
  })

  it("the sandbox clock runs two concurrent advances one after the other", async () => {
    const clock = Clock.make(0)
    const seen: Array<number> = []
    clock.at(4, async () => {
      await Promise.resolve()
      seen.push(clock.now())
    })
    clock.at(8, () => void seen.push(clock.now()))
    await Promise.all([clock.runTo(5), clock.runTo(10)])
    expect(seen).toEqual([4, 8])
    expect(clock.now()).toBe(10)
  })

  it("the sandbox clock keeps its time when it is told to run to an earlier time", async () => {
    const clock = Clock.make(100)
    await clock.runTo(50)
    expect(clock.now()).toBe(100)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15])(
    "the sandbox clock refuses to run to the invalid time %d and keeps its time",
    async (time) => {
      const clock = Clock.make(5)
      await expect(clock.runTo(time)).rejects.toThrow(RangeError)
      expect(clock.now()).toBe(5)
      await clock.runTo(6)
      expect(clock.now()).toBe(6)
    }
  )

  it("the sandbox clock cannot start at NaN and does not schedule an event at NaN", () => {
    expect(() => Clock.make(Number.NaN)).toThrow(RangeError)
    expect(() => Clock.make(0).at(Number.NaN, () => {})).toThrow(RangeError)
  })

  it("the sandbox clock runs no more actions after it has ended, not even those that are registered later", async () => {
    const clock = Clock.make(0)
    const seen: Array<number> = []
    clock.at(1, () => {
      clock.end()
      clock.at(2, () => void seen.push(clock.now()))
    })
    clock.at(3, () => void seen.push(clock.now()))
    await clock.runTo(5)
    expect(seen).toEqual([])
    expect(clock.hasEnded()).toBe(true)
  })

  it("the sandbox clock continues after an action has failed", async () => {
    const clock = Clock.make(0)
    clock.at(1, () => Promise.reject(new Error("lost")))
    await expect(clock.runTo(2)).rejects.toThrow("lost")
    await clock.runTo(3)
    expect(clock.now()).toBe(3)
  })
})
