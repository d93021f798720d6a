/**
 * Everything that the brand lift service remembers. A reset makes a new one.
 */
import type { Kernel } from "../kernel/Kernel.ts"
import type { Random } from "../kernel/Random.ts"
import type { Campaign } from "./campaigns/Campaign.ts"
import { type Effect, usual } from "./study/Effect.ts"
import { type Counters, counters } from "./study/Ids.ts"
import type { Study } from "./study/Study.ts"

export interface State {
  readonly kernel: Kernel
  /** Draws campaign ids. */
  readonly random: Random
  readonly ids: Counters
  /** By `campaign_id`, in order of creation. */
  readonly campaigns: Map<string, Campaign>
  /** By `campaign_id`, from launch on. */
  readonly studies: Map<string, Study>
  /** By `campaign_id`: effects that were set. */
  readonly effects: Map<string, Effect>
  /** By `campaign_id`: calls off the transition at the end date. */
  readonly endings: Map<string, () => void>
}

export const make = (kernel: Kernel): State => ({
  kernel,
  random: kernel.random.fork("brand lift campaigns"),
  ids: counters(),
  campaigns: new Map(),
  studies: new Map(),
  effects: new Map(),
  endings: new Map()
})

/** UUIDs are the same in either case of letters; ours are kept in lower case. */
export const findCampaign = ({ campaigns }: State, id: string): Campaign | undefined => campaigns.get(id.toLowerCase())

export const findStudy = ({ studies }: State, id: string): Study | undefined => studies.get(id.toLowerCase())

export const effectOf = ({ effects }: State, id: string): Effect => effects.get(id) ?? usual
