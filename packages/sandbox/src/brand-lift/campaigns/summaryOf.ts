/**
 * Counts the live, pending and complete campaigns. Drafts are not counted.
 */
import type { CampaignSummary } from "@fieldwork/specs/brand-lift/schema"
import type { Campaign } from "./Campaign.ts"
import type { Status } from "./Lifecycle.ts"

export const summaryOf = (campaigns: ReadonlyArray<Campaign>): CampaignSummary => {
  const count = (wanted: Status) => campaigns.filter(({ status }) => status === wanted).length
  return {
    live_campaigns: count("live"),
    pending_campaigns: count("pending"),
    completed_campaigns: count("complete")
  }
}
