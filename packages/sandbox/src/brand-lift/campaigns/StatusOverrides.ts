/**
 * Changes the status of a campaign through the control API at any time. The campaign's dates are adjusted to the new status.
 *
 * The `actions` table contains the action for each pair of current and requested status, or the reason why the change is not possible.
 */
import { day } from "../Instant.ts"
import type { CampaignState } from "./CampaignState.ts"
import type { StudyState } from "../study/StudyState.ts"
import type { Campaign } from "./Campaign.ts"
import * as Fielding from "./Fielding.ts"
import * as LaunchRules from "./LaunchRules.ts"
import type { Status } from "./Lifecycle.ts"

type StatusAction = "stay" | "launch" | "launch now" | "start" | "end" | "reopen"

interface Refusal {
  readonly status: 400 | 409
  readonly detail: string
}

const conflict = (detail: string): Refusal => ({ status: 409, detail })

const surveyIsFixed = conflict("A launched campaign cannot become a draft again, because its survey is fixed.")
const hasBegun = conflict("The campaign has already started; it can be pending only before its start date.")
const hasNotBegun = conflict("The campaign has not started: set its status to live first.")

const actions: Readonly<Record<Status, Readonly<Record<Status, StatusAction | Refusal>>>> = {
  draft: { draft: "stay", pending: "launch", live: "launch now", complete: hasNotBegun },
  pending: { draft: surveyIsFixed, pending: "stay", live: "start", complete: hasNotBegun },
  live: { draft: surveyIsFixed, pending: hasBegun, live: "stay", complete: "end" },
  complete: { draft: surveyIsFixed, pending: hasBegun, live: "reopen", complete: "stay" }
}

const launch = (state: CampaignState & StudyState, campaign: Campaign, now: number): Refusal | undefined => {
  const missing = Object.entries(LaunchRules.check(campaign, now)).map(
    ([field, words]) => `${field}: ${words.join(" ")}`
  )
  if (missing.length > 0) return conflict(`The campaign cannot be launched. ${missing.join(" ")}`)
  Fielding.launch(state, campaign)
  return undefined
}

/**
 * Returns the default end date of a reopened campaign: the current end date if it is in the future, or otherwise the current time plus the campaign's
 * previous duration, but at least one day.
 */
const newEnd = ({ end_date, start_date }: Campaign, now: number): number =>
  end_date > now ? end_date : now + Math.max(day, end_date - start_date)

/**
 * Changes the status of a campaign. `end_date` may be given only if the campaign is reopened. Returns an error if the change is rejected, and
 * otherwise undefined.
 */
export const overrideStatus = (
  state: CampaignState & StudyState,
  campaign: Campaign,
  to: Status,
  end_date: number | undefined
): Refusal | undefined => {
  const now = state.environment.clock.now()
  const action = actions[campaign.status][to]
  if (typeof action !== "string") return action
  if (end_date !== undefined && action !== "reopen") {
    return { status: 400, detail: "end_date: This field is allowed only when a campaign is reopened." }
  }
  if (end_date !== undefined && end_date <= now)
    return { status: 400, detail: "end_date: This time must be later than the current virtual time." }
  const perform: Readonly<Record<StatusAction, () => Refusal | undefined | void>> = {
    stay: () => {},
    launch: () =>
      campaign.start_date > now
        ? launch(state, campaign, now)
        : conflict("The start date has passed, so a launch makes the campaign live: set its status to live."),
    "launch now": () => launch(state, { ...campaign, start_date: Math.min(campaign.start_date, now) }, now),
    start: () => Fielding.startNow(state, campaign),
    end: () => Fielding.endNow(state, campaign),
    reopen: () => Fielding.reopen(state, campaign, end_date ?? newEnd(campaign, now))
  }
  return perform[action]() ?? undefined
}
