/** The stored campaigns and their scheduled events. */
import type { Environment } from "../../environment/Environment.ts"
import type { Random } from "../../environment/Random.ts"
import type { Campaign } from "./Campaign.ts"

export interface CampaignState {
  readonly environment: Environment
  /** Draws campaign ids. */
  readonly random: Random
  /** Campaigns by `campaign_id`, in order of creation. */
  readonly campaigns: Map<string, Campaign>
  /** Functions by `campaign_id` that cancel the transition at the end date. */
  readonly endings: Map<string, () => void>
  /** The `campaign_id` of each campaign that was updated since quotas were last refreshed. */
  readonly awaitingQuotas: Set<string>
}

export const make = (environment: Environment): CampaignState => ({
  environment,
  random: environment.random.fork("brand lift campaigns"),
  campaigns: new Map(),
  endings: new Map(),
  awaitingQuotas: new Set()
})

/** UUIDs are case-insensitive. They are stored in lower case. */
export const findCampaign = ({ campaigns }: CampaignState, id: string): Campaign | undefined =>
  campaigns.get(id) ?? campaigns.get(id.toLowerCase())
