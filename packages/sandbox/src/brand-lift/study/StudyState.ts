/** The studies of launched campaigns, and the study settings of all campaigns, launched or not. */
import { type Effect, defaultEffect } from "./Effect.ts"
import { type StudyIds, createStudyIds } from "./StudyIds.ts"
import * as Labels from "./Labels.ts"
import type { BrandLiftSettings } from "../BrandLiftSettings.ts"
import type { People } from "./People.ts"
import type { Study } from "./Study.ts"

export interface StudyState {
  readonly settings: Readonly<BrandLiftSettings>
  readonly ids: StudyIds
  /** The studies of launched campaigns, by `campaign_id`. */
  readonly studies: Map<string, Study>
  /** The configured effects, by `campaign_id`. */
  readonly effects: Map<string, Effect>
  /** The configured properties of respondents, by `campaign_id`. */
  readonly people: Map<string, People>
  /** The names and groups of sites, placements and creatives, by `campaign_id`. */
  readonly labels: Map<string, Labels.Labels>
}

export const make = (settings: Readonly<BrandLiftSettings>): StudyState => ({
  settings,
  ids: createStudyIds(),
  studies: new Map(),
  effects: new Map(),
  people: new Map(),
  labels: new Map()
})

export const findStudy = ({ studies }: StudyState, id: string): Study | undefined => studies.get(id.toLowerCase())

export const effectOf = ({ effects }: StudyState, id: string): Effect => effects.get(id) ?? defaultEffect

export const labelsOf = ({ labels }: StudyState, campaign_id: string): Labels.Labels => {
  const known = labels.get(campaign_id) ?? Labels.make()
  labels.set(campaign_id, known)
  return known
}
