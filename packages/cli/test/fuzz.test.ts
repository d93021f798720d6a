/**
 * Runs a small number of the random tool calls that `npm run soak -- mcp-calls` runs.
 */
import { expect, it } from "vitest"
import { fuzzTools } from "./fuzz/fuzzTools.ts"

it("no MCP tool that is called with random arguments writes without permission or reveals a secret or a respondent", async () => {
  const { problems, requests, succeeded } = await fuzzTools(250, 31)
  expect(problems).toEqual([])
  expect(succeeded).toBeGreaterThan(50)
  expect(requests).toBeGreaterThan(50)
})
