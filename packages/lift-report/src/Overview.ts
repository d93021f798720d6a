/**
 * The facts of a campaign and the refresh of its figures, in two calls.
 */
import type { BrandLift } from "@fieldwork/brand-lift/promise"
import { refreshAt } from "./Refresh.ts"
import type { Campaign } from "./Source.ts"

export interface Overview {
  readonly campaign: Campaign
  /** Respondents so far, which change with each refresh. */
  readonly completes: number
  /** The last refresh. */
  readonly refresh: number
}

const day = 86_400_000

/**
 * The last refresh by the service's own count of days, so that a clock that is wrong here, or virtual there, does no harm. The clock decides only
 * within a day of it, as the service counts days from the start of the campaign and not from a refresh.
 */
const refreshOf = (start: number, elapsedDays: number, status: string, now: number): number => {
  // There are no counts yet.
  if (status === "pending" || status === "draft") return refreshAt(now)
  const counted = refreshAt(start + elapsedDays * day + day / 2)
  const ours = refreshAt(now)
  return status !== "complete" && Math.abs(ours - counted) <= day ? ours : counted
}

export const overviewOf = async (client: BrandLift, id: string, now: number): Promise<Overview> => {
  const [campaign, overview] = [await client.campaigns.get({ id }), await client.lift.overview({ id })]
  const status = campaign.status ?? ""
  return {
    campaign: {
      id,
      name: campaign.campaign_name ?? id,
      client: campaign.client_name ?? "",
      status,
      start: campaign.start_date ?? "",
      end: campaign.end_date ?? "",
      impressions: overview.total_impressions ?? null,
      mainQuestion: overview.default_question_lift?.question?.id ?? null
    },
    completes: overview.total_completes ?? 0,
    refresh: refreshOf(Date.parse(campaign.start_date ?? ""), overview.days_completed ?? 0, status, now)
  }
}
