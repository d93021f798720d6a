import { mkdirSync } from "node:fs"
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { runNight } from "./job.ts"

const setting = (name: string): string => {
  const value = process.env[name]
  if (value === undefined || value === "")
    throw new Error(`Set ${name} in the environment; README.md lists all settings`)
  return value
}

const brandLift = createBrandLift({
  baseUrl: setting("LIFT_URL"),
  authUrl: setting("LIFT_AUTH_URL"),
  clientId: setting("LIFT_CLIENT_ID"),
  clientSecret: setting("LIFT_CLIENT_SECRET"),
  audience: setting("LIFT_AUDIENCE")
})

const folder = process.env["FOLDER"] ?? "lift"
mkdirSync(folder, { recursive: true })
const url = process.env["NOTIFY_URL"]

const { announced, failures, recorded, written } = await runNight(brandLift, {
  folder,
  plan: {
    decisionDay: setting("DECISION_DAY"),
    worthwhile: Number(process.env["WORTHWHILE_POINTS"] ?? 2) / 100,
    alpha: 0.1
  },
  notify: async ({ id, text }) => {
    console.log(text)
    if (url === undefined) return
    const headers = { "content-type": "application/json", "idempotency-key": id }
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify({ text }) })
    if (!response.ok) throw new Error(`NOTIFY_URL responded with ${response.status}`)
  }
})
console.log(`${recorded} campaigns recorded, ${written} reports written, ${announced} decisions announced`)
for (const failure of failures) console.error(failure)
// The exit code lets the scheduler report a failed run. The next run retries the steps that failed.
process.exitCode = failures.length > 0 ? 1 : 0
