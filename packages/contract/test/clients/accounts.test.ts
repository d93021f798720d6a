import { describe, expect, it } from "vitest"
import { runAccounts } from "../../src/accounts/runAccounts.ts"

/** `npm run soak -- accounts` makes more calls. */
describe("several accounts in one program", () => {
  it.each(["effect", "promise"] as const)(
    "never use each other's credentials, and leave nothing behind, on the %s face",
    async (face) => {
      const { calls, wrong } = await runAccounts(face, 500, 1)
      expect(wrong).toBeUndefined()
      expect(calls).toBeGreaterThanOrEqual(500)
    }
  )
})
