import { describe, expect, it } from "vitest"
import { runAccounts } from "../../src/accounts/runAccounts.ts"

/** `npm run soak -- accounts` runs the same test with many more calls. */
describe("several accounts in one program", () => {
  it.each(["effect", "promise"] as const)(
    "several accounts in one program over the %s API never use each other's credentials and leave no resource open",
    async (api) => {
      const { calls, problem } = await runAccounts(api, 500, 1)
      expect(problem).toBeUndefined()
      expect(calls).toBeGreaterThanOrEqual(500)
    }
  )
})
