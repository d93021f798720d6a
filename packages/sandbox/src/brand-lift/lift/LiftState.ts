/**
 * What the lift operations read, and what they remember of their calls.
 */
import type { CampaignState } from "../campaigns/CampaignState.ts"
import type { StudyState } from "../study/StudyState.ts"
import type { UnknownValues } from "./UnknownValues.ts"

export interface LiftState extends CampaignState, StudyState {
  readonly unknownValues: UnknownValues
}
