import { describe, expect, it } from "vitest"
import type { Survey } from "../../../src/exchange/market/Survey.ts"
import { elsewhere, nothing, off, offAndOn, on, raise, setUp, supplier, survey, usual } from "./stream.ts"

describe("the reason of a message", () => {
  it.each<[string, ReadonlyArray<(survey: Survey) => void>, ReadonlyArray<string>]>([
    ["a survey that was never sent is new", [nothing], ["new"]],
    ["one that was sent is updated", [nothing, raise, raise], ["new", "updated", "updated"]],
    [
      "one that has not changed for this supplier is not sent again",
      [nothing, elsewhere, raise, nothing],
      ["new", "updated"]
    ],
    ["one that goes off is deactivated, once", [nothing, off, raise], ["new", "deactivated"]],
    ["one that comes back is reactivated", [nothing, off, on, raise], ["new", "deactivated", "reactivated", "updated"]],
    ["one that goes off and on between two beats is not sent again", [nothing, offAndOn], ["new"]],
    ["one that is off from the start is not sent until it is on", [off, raise, on], ["new"]]
  ])("%s", async (_, steps, reasons) => {
    const { change, messages, stream } = setUp()
    const it = survey()
    stream.subscribe(supplier, usual)
    for (const step of steps) {
      step(it)
      await change(it)
    }
    expect(messages().map(({ message_reason }) => message_reason)).toEqual(reasons)
  })

  it.each<[string, (survey: Survey) => void]>([
    ["is paused", off],
    ["is complete", (it) => (it.status = "04")],
    ["has lost the supplier's allocation", (it) => (it.allocations.get(supplier)!.granted = 0)],
    [
      "is filled by the supplier",
      (it) => (it.allocations.get(supplier)!.completes = it.allocations.get(supplier)!.granted)
    ],
    ["pays nothing", (it) => (it.price = 0)],
    ["no longer matches the filter", (it) => (it.price = 5_000)]
  ])("is deactivated when the survey %s", async (_, step) => {
    const { change, messages, stream } = setUp()
    const it = survey()
    stream.subscribe(supplier, {
      ...usual,
      opportunities: [{ country_language: {}, revenue_per_interview: { lte: 10 } }]
    })
    await change(it)
    step(it)
    await change(it)
    expect(messages().map(({ message_reason }) => message_reason)).toEqual(["new", "deactivated"])
  })
})
