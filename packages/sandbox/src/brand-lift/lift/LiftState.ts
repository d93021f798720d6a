/** The data that the lift operations read, and the unknown filter values that occurred in requests. */
import type { CampaignState } from "../campaigns/CampaignState.ts"
import type { StudyState } from "../study/StudyState.ts"
import type { UnknownValues } from "./UnknownValues.ts"

export interface LiftState extends CampaignState, StudyState {
  readonly unknownValues: UnknownValues
}
