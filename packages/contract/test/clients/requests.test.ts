import { expect, it } from "vitest"
import { runFuzz } from "../../src/fuzz/runFuzz.ts"

/** `npm run soak -- requests` makes more. */
it("a request of any input is sent as it stands, or fails unsent with the member named", async () => {
  const { refused, sent, wrong } = await runFuzz(12, 1)
  expect(wrong).toEqual([])
  expect(sent).toBeGreaterThan(200)
  expect(refused).toBeGreaterThan(500)
})
