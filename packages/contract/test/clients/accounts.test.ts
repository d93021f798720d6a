import { describe, expect, it } from "vitest"
import { runAccounts } from "../../src/accounts/runAccounts.ts"

/** `npm run soak -- accounts` runs the same test with more calls. */
describe("several accounts in one program", () => {
  it.each(["effect", "promise"] as const)(
    "several accounts in one program never use each other's credentials and leave no resources open over the %s API",
    async (api) => {
      const { calls, problem } = await runAccounts(api, 500, 1)
      expect(problem).toBeUndefined()
      expect(calls).toBeGreaterThanOrEqual(500)
    }
  )
})
