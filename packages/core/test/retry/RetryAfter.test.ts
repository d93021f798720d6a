import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { read } from "../../src/retry/RetryAfter.ts"

const now = Date.parse("Thu, 01 Oct 2026 12:00:00 GMT")

const headers = (retryAfter?: string, date?: string) =>
  new Headers({ ...(retryAfter !== undefined && { "retry-after": retryAfter }), ...(date !== undefined && { date }) })

/** A date that is parsed in local time is wrong by several hours in this time zone. */
const zone = process.env["TZ"]
beforeAll(() => {
  process.env["TZ"] = "America/New_York"
})
afterAll(() => {
  if (zone === undefined) delete process.env["TZ"]
  else process.env["TZ"] = zone
})

describe("Retry-After header", () => {
  it.each([
    ["2", undefined, 2000],
    [" 2 ", undefined, 2000],
    ["0", undefined, 0],
    ["1.5", undefined, 1500],
    ["Thu, 01 Oct 2026 12:00:03 GMT", undefined, 3000],
    ["Thu, 01 Oct 2026 11:59:00 GMT", undefined, 0],
    // The local clock is an hour ahead, so the delay is computed from the response's own `Date`.
    ["Thu, 01 Oct 2026 11:00:03 GMT", "Thu, 01 Oct 2026 11:00:00 GMT", 3000],
    ["Thursday, 01-Oct-26 12:00:03 GMT", undefined, 3000],
    // The asctime form has no time zone and is in UTC.
    ["Thu Oct  1 12:00:03 2026", undefined, 3000],
    ["Thu Oct  1 11:00:03 2026", "Thu Oct  1 11:00:00 2026", 3000],
    [undefined, undefined, undefined],
    ["", undefined, undefined],
    ["-5", undefined, undefined],
    ["soon", undefined, undefined],
    ["2026-10-01", undefined, undefined],
    ["Xyz, 99 Foo 2026", undefined, undefined]
  ] as const)(
    "the Retry-After header %j together with the Date header %j is read as %j milliseconds",
    (retryAfter, date, millis) => {
      assert.strictEqual(read(headers(retryAfter, date), now), millis)
    }
  )
})
