import { join } from "node:path"
import type { BrandLift } from "@fieldwork/brand-lift/promise"
import { History, writeReport } from "@fieldwork/lift-report"
import { Announcements, type Notify } from "./announcements.ts"
import { decide, type Plan, sentenceOf } from "./decide.ts"
import { Reports } from "./reports.ts"

export interface JobOptions {
  /** The folder in which the history, the reports and the announcements are stored. */
  readonly folder: string
  readonly plan: Plan
  readonly notify: Notify
  /** Returns the current time in Unix milliseconds. Default: `Date.now`. */
  readonly now?: () => number
}

export interface JobResult {
  /** The number of campaigns whose latest results were recorded by this run. */
  readonly recorded: number
  /** The number of reports that were written by this run. */
  readonly written: number
  readonly announced: number
  /** One message for each step that failed, with the campaign and the reason. All other steps and campaigns were processed. */
  readonly failures: ReadonlyArray<string>
}

/** Returns the day of the last refresh of the service, which refreshes its results at 03:00 UTC. */
const lastRefresh = (now: number): string => new Date(now - 3 * 3_600_000).toISOString().slice(0, 10)

/**
 * Runs the job for one night. For each live or complete campaign, records the latest results, writes the report on them, and announces the decision.
 * A second run on the same day does not duplicate records, reports or announcements. It completes the steps that failed or were interrupted.
 */
export const runNight = async (
  brandLift: BrandLift,
  { folder, notify, now = Date.now, plan }: JobOptions
): Promise<JobResult> => {
  using history = new History(join(folder, "lift.db"))
  using reports = new Reports(join(folder, "reports.db"))
  using announcements = new Announcements(join(folder, "announcements.db"))
  let recorded = 0
  let written = 0
  let announced = 0
  const failures: Array<string> = []
  for await (const {
    campaign_id: campaign = "",
    campaign_name: name = campaign,
    status
  } of brandLift.campaigns.list()) {
    if (status !== "live" && status !== "complete") continue
    const { decisionDay: decision } = plan
    const isFinal = status === "complete" && lastRefresh(now()) >= decision
    const attempt = async (step: () => Promise<void>) => {
      try {
        await step()
      } catch (cause) {
        failures.push(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`)
      }
    }
    await attempt(async () => {
      const { created, day } = await history.record(brandLift, campaign, { now })
      if (created) recorded += 1
      // From the decision day on, the report always shows the results of that day.
      const reported = isFinal || day > decision ? decision : day
      // A run that recorded the results may have failed before it wrote their report, so this check does not depend on `created`.
      if (reports.has(campaign, reported)) return
      await writeReport(brandLift, campaign, { history, folder, decision, formats: ["html", "csv"], now })
      reports.add(campaign, reported)
      written += 1
    })
    // The decision is announced even if the report could not be written.
    await attempt(async () => {
      // The decision is computed from the entire history each night, so a decision that a killed run did not announce is not lost.
      const questions = Map.groupBy(history.days(campaign), ({ question }) => question)
      const messages = [...questions].flatMap(([question, days]) => {
        const decided = decide(days, plan, isFinal)
        const id = `${campaign}/${question}`
        return decided === undefined ? [] : [{ id, text: sentenceOf(`${name}, question ${question}`, decided) }]
      })
      announced += await announcements.send(messages, notify)
    })
  }
  return { recorded, written, announced, failures }
}
