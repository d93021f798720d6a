/**
 * The scenarios for the rules that the brand lift document states in words.
 */
import type { Scenario } from "../Scenario.ts"
import { audiencesAndFilters } from "./audiencesAndFilters.ts"
import { campaignList } from "./campaignList.ts"
import { delivery } from "./delivery.ts"
import { drafts } from "./drafts.ts"
import { launchedCampaigns } from "./launchedCampaigns.ts"
import { lift } from "./lift.ts"
import { lookups } from "./lookups.ts"
import { names } from "./names.ts"
import { pixelRules } from "./pixels.ts"
import { questionRules } from "./questions.ts"
import { reports } from "./reports.ts"
import { respondents } from "./respondents.ts"
import { tokenRules } from "./tokens.ts"
import { tracking } from "./tracking.ts"

export const brandLiftScenarios: ReadonlyArray<Scenario> = [
  ...drafts,
  ...launchedCampaigns,
  ...delivery,
  ...campaignList,
  ...pixelRules,
  ...tracking,
  ...names,
  ...lookups,
  ...audiencesAndFilters,
  ...tokenRules,
  ...questionRules,
  ...reports,
  ...lift,
  ...respondents
]
