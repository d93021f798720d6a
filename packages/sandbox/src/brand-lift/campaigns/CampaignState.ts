/**
 * The campaigns that the service stores, and what is scheduled for them.
 */
import type { Environment } from "../../environment/Environment.ts"
import type { Random } from "../../environment/Random.ts"
import type { Campaign } from "./Campaign.ts"

export interface CampaignState {
  readonly environment: Environment
  /** Draws campaign ids. */
  readonly random: Random
  /** By `campaign_id`, in order of creation. */
  readonly campaigns: Map<string, Campaign>
  /** By `campaign_id`: cancels the transition at the end date. */
  readonly endings: Map<string, () => void>
  /** By `campaign_id`: updated since quotas were last refreshed. */
  readonly awaitingQuotas: Set<string>
}

export const make = (environment: Environment): CampaignState => ({
  environment,
  random: environment.random.fork("brand lift campaigns"),
  campaigns: new Map(),
  endings: new Map(),
  awaitingQuotas: new Set()
})

/** UUIDs are the same in either case of letters; ours are kept in lower case. */
export const findCampaign = ({ campaigns }: CampaignState, id: string): Campaign | undefined =>
  campaigns.get(id) ?? campaigns.get(id.toLowerCase())
