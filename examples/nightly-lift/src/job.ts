import { join } from "node:path"
import type { BrandLift } from "@fieldwork/brand-lift/promise"
import { History, writeReport } from "@fieldwork/lift-report"
import { Announcements, type Notify } from "./announcements.ts"
import { decide, type Plan, sentenceOf } from "./decide.ts"

export interface JobOptions {
  /** The folder in which the history, the announcements and the reports are stored. */
  readonly folder: string
  readonly plan: Plan
  readonly notify: Notify
}

export interface JobResult {
  /** The number of campaigns whose latest results were recorded by this run. */
  readonly recorded: number
  readonly announced: number
  /** One message for each campaign that failed, with the reason. All other campaigns were processed. */
  readonly failures: ReadonlyArray<string>
}

/**
 * Runs the job for one night. Records the latest results of each live or complete campaign, writes a report if there are new results, and announces
 * decisions. A second run on the same day, or after a killed run, does not duplicate records or announcements.
 */
export const runNight = async (brandLift: BrandLift, { folder, notify, plan }: JobOptions): Promise<JobResult> => {
  using history = new History(join(folder, "lift.db"))
  using announcements = new Announcements(join(folder, "announcements.db"))
  let recorded = 0
  let announced = 0
  const failures: Array<string> = []
  for await (const {
    campaign_id: campaign = "",
    campaign_name: name = campaign,
    status
  } of brandLift.campaigns.list()) {
    if (status !== "live" && status !== "complete") continue
    try {
      const { created } = await history.record(brandLift, campaign)
      if (created) {
        recorded += 1
        const { decisionDay: decision } = plan
        await writeReport(brandLift, campaign, { history, folder, decision, formats: ["html", "csv"] })
      }
      // The decision is computed from the entire history each night, so a decision that a killed run did not announce is not lost.
      const questions = Map.groupBy(history.days(campaign), ({ question }) => question)
      const messages = [...questions].flatMap(([question, days]) => {
        const decision = decide(days, plan)
        const id = `${campaign}/${question}`
        return decision === undefined ? [] : [{ id, text: sentenceOf(`${name}, question ${question}`, decision) }]
      })
      announced += await announcements.send(messages, notify)
    } catch (cause) {
      failures.push(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`)
    }
  }
  return { recorded, announced, failures }
}
