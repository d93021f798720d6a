import { expect, it } from "vitest"
import { runFuzz } from "../../src/fuzz/runFuzz.ts"

/** `npm run soak -- requests` runs the same test with many more inputs. */
it("a client either sends a request with any input unchanged, or does not send it and fails with an error that names the field", async () => {
  const { refused, sent, wrong } = await runFuzz(12, 1)
  expect(wrong).toEqual([])
  expect(sent).toBeGreaterThan(200)
  expect(refused).toBeGreaterThan(500)
})
