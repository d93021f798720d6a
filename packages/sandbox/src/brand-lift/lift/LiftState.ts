/** The data that lift operations read, and the unknown filter values of their requests. */
import type { CampaignState } from "../campaigns/CampaignState.ts"
import type { StudyState } from "../study/StudyState.ts"
import type { UnknownValues } from "./UnknownValues.ts"

export interface LiftState extends CampaignState, StudyState {
  readonly unknownValues: UnknownValues
}
