/**
 * Sends two requests to read the details of a campaign and the time of the service's last daily refresh.
 */
import type { BrandLift } from "@fieldwork/brand-lift/promise"
import { day, refreshAt } from "./Refresh.ts"
import type { Campaign } from "./Source.ts"

export interface Overview {
  readonly campaign: Campaign
  /** The number of respondents at the last daily refresh of the service. */
  readonly completes: number
  /** The time of the service's last daily refresh, in Unix milliseconds. */
  readonly refresh: number
}

/**
 * Returns the time of the service's last refresh, in Unix milliseconds. It is computed from the number of elapsed days that the service reports,
 * because the local clock may be wrong or may differ from a sandbox's virtual clock. The service counts days from the start of the campaign rather
 * than from a refresh, so the computed time may be a day off. For a running campaign, the last refresh according to the local clock is therefore
 * returned if the two times differ by at most a day.
 */
const refreshOf = ({ start, end, status }: Campaign, elapsedDays: number, now: number): number => {
  const ours = refreshAt(now)
  // Before a campaign starts, the service does not count days.
  if (status === "pending" || status === "draft") return ours
  const [elapsed, ended] = [Date.parse(start) + elapsedDays * day, Date.parse(end)]
  // The last results of a campaign that ran until its end are those of the first refresh after the end. The service counts only whole days.
  if (status === "complete" && ended < elapsed + day) {
    const last = refreshAt(ended - 1) + day
    return ours < last && last - ours <= day ? ours : last
  }
  const fromService = refreshAt(elapsed + day / 2)
  return status !== "complete" && Math.abs(ours - fromService) <= day ? ours : fromService
}

export const overviewOf = async (client: BrandLift, id: string, now: number): Promise<Overview> => {
  const [campaign, overview] = [await client.campaigns.get({ id }), await client.lift.overview({ id })]
  const details: Campaign = {
    id,
    name: campaign.campaign_name ?? id,
    client: campaign.client_name ?? "",
    status: campaign.status ?? "",
    start: campaign.start_date ?? "",
    end: campaign.end_date ?? "",
    impressions: overview.total_impressions ?? null,
    mainQuestion: overview.default_question_lift?.question?.id ?? null
  }
  return {
    campaign: details,
    completes: overview.total_completes ?? 0,
    refresh: refreshOf(details, overview.days_completed ?? 0, now)
  }
}
