import { describe, expect, it } from "vitest"
import type { Survey } from "../../../src/exchange/market/Survey.ts"
import {
  removeOtherAllocation,
  changeNothing,
  pause,
  pauseAndResume,
  resume,
  raisePrice,
  startStream,
  supplier,
  survey,
  subscription
} from "./startStream.ts"

describe("the message_reason of opportunities", () => {
  it.each<[string, ReadonlyArray<(survey: Survey) => void>, ReadonlyArray<string>]>([
    ["a survey that was never sent is new", [changeNothing], ["new"]],
    [
      "a survey that was already sent is updated",
      [changeNothing, raisePrice, raisePrice],
      ["new", "updated", "updated"]
    ],
    [
      "a survey that has not changed for this supplier is not resent",
      [changeNothing, removeOtherAllocation, raisePrice, changeNothing],
      ["new", "updated"]
    ],
    ["a survey that is paused is deactivated once", [changeNothing, pause, raisePrice], ["new", "deactivated"]],
    [
      "a survey that is resumed is reactivated",
      [changeNothing, pause, resume, raisePrice],
      ["new", "deactivated", "reactivated", "updated"]
    ],
    ["a survey that is paused and resumed within one interval is not resent", [changeNothing, pauseAndResume], ["new"]],
    ["a survey that is paused from the start is not sent until it is resumed", [pause, raisePrice, resume], ["new"]]
  ])("opportunities are sent with the right message_reason: %s", async (_, steps, reasons) => {
    const { change, messages, stream } = startStream()
    const it = survey()
    stream.subscribe(supplier, subscription)
    for (const step of steps) {
      step(it)
      await change(it)
    }
    expect(messages().map(({ message_reason }) => message_reason)).toEqual(reasons)
  })

  it.each<[string, (survey: Survey) => void]>([
    ["is paused", pause],
    ["is complete", (it) => (it.status = "04")],
    ["has lost the supplier's allocation", (it) => (it.allocations.get(supplier)!.granted = 0)],
    [
      "is filled by the supplier",
      (it) => (it.allocations.get(supplier)!.completes = it.allocations.get(supplier)!.granted)
    ],
    ["pays nothing", (it) => (it.price = 0)],
    ["no longer matches the filter", (it) => (it.price = 50_000_000_000)]
  ])("a deactivated message is sent for an opportunity when its survey %s", async (_, step) => {
    const { change, messages, stream } = startStream()
    const it = survey()
    stream.subscribe(supplier, {
      ...subscription,
      opportunities: [{ country_language: {}, revenue_per_interview: { lte: 10 } }]
    })
    await change(it)
    step(it)
    await change(it)
    expect(messages().map(({ message_reason }) => message_reason)).toEqual(["new", "deactivated"])
  })
})
