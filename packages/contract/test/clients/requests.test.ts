import { expect, it } from "vitest"
import { runFuzz } from "../../src/fuzz/runFuzz.ts"

/** `npm run soak -- requests` runs the same test with more inputs. */
it("a request with any input is sent unchanged, or fails before it is sent with an error that names the member", async () => {
  const { refused, sent, wrong } = await runFuzz(12, 1)
  expect(wrong).toEqual([])
  expect(sent).toBeGreaterThan(200)
  expect(refused).toBeGreaterThan(500)
})
