import { expect, it } from "vitest"
import { startSandbox } from "./startSandbox.ts"

it("the sandbox clock can be read and advanced to a given time, and a request to set it back gets 400", async () => {
  const { control } = startSandbox()
  expect((await control("GET", "/clock")).body).toEqual({ now: "2026-01-05T00:00:00.000Z", rate: 0 })
  expect((await control("POST", "/clock/advance", { to: "2026-02-01T00:00:00Z" })).body).toMatchObject({
    now: "2026-02-01T00:00:00.000Z"
  })
  expect((await control("POST", "/clock/advance", { to: "2026-01-01T00:00:00Z" })).status).toBe(400)
  expect((await control("POST", "/clock/advance", { seconds: 1, to: "2027-01-01T00:00:00Z" })).status).toBe(400)
  expect((await control("GET", "/clock")).body).toMatchObject({ now: "2026-02-01T00:00:00.000Z" })
})

it.each([
  ["2026-06-30T23:59:60Z", "2026-06-30T23:59:59.000Z"],
  ["2026-02-01T00:00:00+01", "2026-01-31T23:00:00.000Z"],
  ["2026-02-01 00:00:00z", "2026-02-01T00:00:00.000Z"]
])("the sandbox clock that is told to advance to %s advances to %s", async (to, now) => {
  const { control } = startSandbox({ market: { size: 10 } })
  expect(await control("POST", "/clock/advance", { to })).toMatchObject({ status: 200, body: { now } })
})

it("a sandbox cannot be created with an invalid start or advanced by NaN", async () => {
  expect(() => startSandbox({ start: new Date("soon") })).toThrow("NaN is not a valid time for the virtual clock")
  const { sandbox } = startSandbox()
  await expect(sandbox.advance({ seconds: Number.NaN })).rejects.toThrow(RangeError)
  expect(sandbox.now().toISOString()).toBe("2026-01-05T00:00:00.000Z")
})

it("the sandbox clock follows real time at the configured rate", async () => {
  let now = 0
  const due: Array<() => void> = []
  const timers = { now: () => now, after: (_: number, action: () => void) => void due.push(action) }
  const { control, sandbox } = startSandbox({ timers })
  expect((await control("PUT", "/clock/rate", { rate: 3_600 })).body).toMatchObject({ rate: 3_600 })
  now = 1_000
  due.shift()?.()
  await sandbox.advance({})
  expect(sandbox.now().toISOString()).toBe("2026-01-05T01:00:00.000Z")
  expect((await control("PUT", "/clock/rate", { rate: 0 })).body).toMatchObject({ rate: 0 })
  expect((await control("PUT", "/clock/rate", { rate: -1 })).status).toBe(400)
})
