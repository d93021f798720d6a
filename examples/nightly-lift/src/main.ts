import { mkdirSync } from "node:fs"
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import type { Notify } from "./announcements.ts"
import { runNight } from "./job.ts"
import { readSettings } from "./settings.ts"
import { createWebhook } from "./webhook.ts"

const main = async (): Promise<ReadonlyArray<string>> => {
  const { account, decisionDay, folder, notifyUrl, worthwhile } = readSettings(process.env)
  const brandLift = createBrandLift(account)
  mkdirSync(folder, { recursive: true })
  const send = notifyUrl === undefined ? undefined : createWebhook(notifyUrl)
  const notify: Notify = async (message) => {
    console.log(message.text)
    await send?.(message)
  }
  const plan = { decisionDay, worthwhile, alpha: 0.1 }
  const { announced, failures, recorded, written } = await runNight(brandLift, { folder, plan, notify })
  console.log(`${recorded} campaigns recorded, ${written} reports written, ${announced} decisions announced`)
  return failures
}

const failures = await main().catch((error: unknown) => [error instanceof Error ? error.message : String(error)])
for (const failure of failures) console.error(`nightly-lift: ${failure}`)
// The exit code lets the scheduler report a failed run. The next run retries the steps that failed.
process.exitCode = failures.length > 0 ? 1 : 0
