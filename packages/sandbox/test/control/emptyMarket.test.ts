import { expect, it } from "vitest"
import { createSandbox } from "../../src/Sandbox.ts"
import { startSandbox } from "./startSandbox.ts"

it("a sandbox with an empty market accepts subscriptions, contains only published surveys, and restores its snapshot", async () => {
  const { call, control, received, sandbox } = startSandbox({ market: { size: 0 } })
  const subscribed = await call("POST", "/supply/opportunities/v1/subscriptions/4711", {
    callback: "http://panel.example/o",
    opportunities: [{ country_language: {} }]
  })
  expect(subscribed.status).toBe(200)
  await sandbox.advance({ days: 1 })
  expect(received).toEqual([])
  expect((await control("GET", "/surveys")).body).toEqual({ items: [], total: 0 })
  expect((await control("GET", "/overview")).body).toMatchObject({ market: { live: 0, known: 0 } })
  await control("POST", "/surveys", { total_wanted: 1_000 })
  await sandbox.advance({ seconds: 15 })
  expect(received).toHaveLength(1)
  await sandbox.advance({ days: 1 })
  expect((await control("GET", "/surveys")).body).toMatchObject({ total: 1 })
  const { body } = await control("GET", "/snapshot")
  expect((await control("POST", "/restore", body)).status).toBe(200)
  expect((await control("GET", "/snapshot")).body).toEqual(body)
})

it.each([1, 2])("a sandbox whose market has the size %i keeps running for a month", async (size) => {
  const { control, sandbox } = startSandbox({ market: { size } })
  await sandbox.advance({ days: 30 })
  const { items } = (await control("GET", "/surveys")).body as { items: ReadonlyArray<unknown> }
  expect(items.length).toBeLessThan(20)
})

it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
  "creating a sandbox with a market of size %d is refused",
  (size) => {
    expect(() => createSandbox({ market: { size } })).toThrow(
      new RangeError(`The market's size must be an integer of at least 0, not ${size}`)
    )
  }
)
