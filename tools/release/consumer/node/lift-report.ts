import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { build, collect, History, renderHtml, renderWorkbook } from "@fieldwork/lift-report"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { assertSame } from "../assertSame.ts"

const sandbox = createSandbox()
const url = "https://lift.example"
await sandbox.fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
const client = createBrandLift({
  baseUrl: url,
  authUrl: url,
  ...credentials.brandLift,
  fetch: sandbox.fetch,
  deprecation: "silent"
})
for await (const { campaign_id = "", status } of client.campaigns.list()) {
  if (status !== "live") continue
  const report = build(await collect(client, campaign_id, { maxDays: 3 }))
  assertSame(renderHtml(report).includes("The campaign has already raised brand awareness."), true)
  assertSame((await renderWorkbook(report)).length > 5000, true)
}
assertSame(typeof History, "function")
