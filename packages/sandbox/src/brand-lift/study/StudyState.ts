/**
 * The studies of launched campaigns, and what was set for a campaign before or after its launch.
 */
import { type Effect, usual } from "./Effect.ts"
import { type Counters, counters } from "./Ids.ts"
import * as Labels from "./Labels.ts"
import type { Settings } from "../Settings.ts"
import type { People } from "./People.ts"
import type { Study } from "./Study.ts"

export interface StudyState {
  readonly settings: Readonly<Settings>
  readonly ids: Counters
  /** By `campaign_id`, from launch on. */
  readonly studies: Map<string, Study>
  /** By `campaign_id`: effects that were set. */
  readonly effects: Map<string, Effect>
  /** By `campaign_id`: people that were set. */
  readonly people: Map<string, People>
  /** By `campaign_id`: names and groups that were given. */
  readonly labels: Map<string, Labels.Labels>
}

export const make = (settings: Readonly<Settings>): StudyState => ({
  settings,
  ids: counters(),
  studies: new Map(),
  effects: new Map(),
  people: new Map(),
  labels: new Map()
})

export const findStudy = ({ studies }: StudyState, id: string): Study | undefined => studies.get(id.toLowerCase())

export const effectOf = ({ effects }: StudyState, id: string): Effect => effects.get(id) ?? usual

export const labelsOf = ({ labels }: StudyState, campaign_id: string): Labels.Labels => {
  const known = labels.get(campaign_id) ?? Labels.make()
  labels.set(campaign_id, known)
  return known
}
