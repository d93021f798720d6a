import { expect, it } from "vitest"
import { toLegacyDate } from "../../src/exchange/LegacyDate.ts"

it.each([
  [0, "/Date(0-0600)/"],
  [Date.UTC(2026, 0, 5), "/Date(1767571200000-0600)/"],
  [Date.UTC(2026, 6, 5), "/Date(1783209600000-0500)/"],
  // Daylight saving time in the US Central time zone starts on 8 March 2026 at 08:00 UTC.
  [Date.UTC(2026, 2, 8, 7, 59, 59, 999), "/Date(1772956799999-0600)/"],
  [Date.UTC(2026, 2, 8, 8), "/Date(1772956800000-0500)/"],
  [-1, "/Date(-1-0600)/"]
])("toLegacyDate writes the time %d as %s", (time, text) => {
  expect(toLegacyDate(time)).toBe(text)
})
