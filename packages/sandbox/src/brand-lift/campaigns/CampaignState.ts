/** The stored campaigns and their scheduled events. */
import type { Environment } from "../../environment/Environment.ts"
import type { Random } from "../../environment/Random.ts"
import type { Campaign } from "./Campaign.ts"

export interface CampaignState {
  readonly environment: Environment
  /** The random number generator for campaign ids. */
  readonly random: Random
  /** Campaigns by `campaign_id`, in order of creation. */
  readonly campaigns: Map<string, Campaign>
  /** The function that cancels the scheduled end of a campaign, by `campaign_id`. */
  readonly endings: Map<string, () => void>
  /** The `campaign_id` of each campaign that has been updated since the last quota refresh. */
  readonly awaitingQuotas: Set<string>
}

export const make = (environment: Environment): CampaignState => ({
  environment,
  random: environment.random.fork("brand lift campaigns"),
  campaigns: new Map(),
  endings: new Map(),
  awaitingQuotas: new Set()
})

/** Finds a campaign by its id. UUIDs are stored in lower case, and the comparison ignores case. */
export const findCampaign = ({ campaigns }: CampaignState, id: string): Campaign | undefined =>
  campaigns.get(id) ?? campaigns.get(id.toLowerCase())
