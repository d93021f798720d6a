/**
 * The state of the brand lift service, composed of the states of its features. Each function declares only the parts of the state that it uses.
 */
import type { Environment } from "../environment/Environment.ts"
import * as Campaigns from "./campaigns/CampaignState.ts"
import * as Exports from "./exports/ExportState.ts"
import type { FrequencyReportState } from "./frequency-reports/FrequencyReport.ts"
import type { LiftState } from "./lift/LiftState.ts"
import type { IpMatchingState } from "./ip-matching/IpMatching.ts"
import type { BrandLiftSettings } from "./BrandLiftSettings.ts"
import type { PixelState } from "./pixels/Pixels.ts"
import type { MappingState } from "./s2s/Mappings.ts"
import * as Studies from "./study/StudyState.ts"

export interface BrandLiftState
  extends
    Campaigns.CampaignState,
    Studies.StudyState,
    Exports.ExportState,
    FrequencyReportState,
    LiftState,
    IpMatchingState,
    PixelState,
    MappingState {}

export const make = (environment: Environment, settings: Readonly<BrandLiftSettings>): BrandLiftState => ({
  ...Campaigns.make(environment),
  ...Studies.make(settings),
  ...Exports.make(environment),
  unknownValues: new Map(),
  mappings: new Map(),
  pixelGroups: new Map(),
  ipMatching: new Map(),
  frequencyReports: new Map()
})
