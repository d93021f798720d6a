/**
 * Everything that the brand lift service remembers. A reset makes a new one.
 */
import type { Kernel } from "../kernel/Kernel.ts"
import type { Random } from "../kernel/Random.ts"
import type { Campaign } from "./campaigns/Campaign.ts"
import type { Email, Export } from "./exports/Export.ts"
import type { StoredFile } from "./exports/Files.ts"
import type { FrequencyReport } from "./frequency-reports/FrequencyReport.ts"
import type { IpMatching } from "./ip-matching/IpMatching.ts"
import type { PixelGroup } from "./pixels/Pixels.ts"
import type { Mapping } from "./s2s/Mappings.ts"
import { type Effect, usual } from "./study/Effect.ts"
import { type Counters, counters } from "./study/Ids.ts"
import * as Labels from "./study/Labels.ts"
import type { People } from "./study/People.ts"
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
  /** By `campaign_id`: people that were set. */
  readonly people: Map<string, People>
  /** By `campaign_id`: calls off the transition at the end date. */
  readonly endings: Map<string, () => void>
  /** By `campaign_id`: updated since quotas were last refreshed. */
  readonly awaitingQuotas: Set<string>
  /** By `campaign_id`: names and groups that were given. */
  readonly labels: Map<string, Labels.Labels>
  /** By `campaign_id`. */
  readonly mappings: Map<string, ReadonlyArray<Mapping>>
  readonly pixelGroups: Map<string, ReadonlyArray<PixelGroup>>
  readonly ipMatching: Map<string, IpMatching>
  readonly frequencyReports: Map<string, ReadonlyArray<FrequencyReport>>
  /** By id. */
  readonly exports: Map<string, Export>
  /** By id of the export or report that they belong to. */
  readonly files: Map<string, StoredFile>
  /** What exports would have sent, oldest first. */
  readonly emails: Array<Email>
  /** Draws ids of exports and reports. */
  readonly exportIds: Random
}

export const make = (kernel: Kernel): State => ({
  kernel,
  random: kernel.random.fork("brand lift campaigns"),
  ids: counters(),
  campaigns: new Map(),
  studies: new Map(),
  effects: new Map(),
  people: new Map(),
  endings: new Map(),
  awaitingQuotas: new Set(),
  labels: new Map(),
  mappings: new Map(),
  pixelGroups: new Map(),
  ipMatching: new Map(),
  frequencyReports: new Map(),
  exports: new Map(),
  files: new Map(),
  emails: [],
  exportIds: kernel.random.fork("brand lift exports")
})

/** UUIDs are the same in either case of letters; ours are kept in lower case. */
export const findCampaign = ({ campaigns }: State, id: string): Campaign | undefined => campaigns.get(id.toLowerCase())

export const findStudy = ({ studies }: State, id: string): Study | undefined => studies.get(id.toLowerCase())

export const effectOf = ({ effects }: State, id: string): Effect => effects.get(id) ?? usual

export const labelsOf = ({ labels }: State, campaign_id: string): Labels.Labels => {
  const known = labels.get(campaign_id) ?? Labels.make()
  labels.set(campaign_id, known)
  return known
}
