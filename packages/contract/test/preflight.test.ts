import { it } from "vitest"
import { compareLaunchedUpdates, compareUpdates } from "../src/preflight.ts"

it("the preflight of a campaign update rejects the same fields as the sandbox", () => compareUpdates({ numRuns: 60 }))

it("the preflight of the deprecated campaign update rejects the same fields as the sandbox", () =>
  compareLaunchedUpdates({ numRuns: 60 }))
