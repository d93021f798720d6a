/**
 * Rules for the number of impressions that a launched campaign delivers, depending on its expected impressions.
 */
import { memberOf } from "../../run/Call.ts"
import type { Scenario } from "../Scenario.ts"
import { condition } from "../textRules.ts"
import { day, iso } from "./drafts.ts"
import { launched } from "./launchedCampaigns.ts"

const more = condition(
  "raised-impressions-are-delivered",
  "Typical workflow 5",
  "A campaign whose expected impressions were raised is delivered more often than an unchanged one.",
  (json, _interaction, all) => {
    const [usual, raised] = [all[0]?.json, json].map((each) => Number(memberOf(each, "total_impressions")))
    return (raised ?? 0) > 2 * (usual ?? 0)
      ? undefined
      : `it has ${raised} impressions, and the unchanged campaign has ${usual}`
  }
)

const delivering: Scenario = {
  id: "delivery-of-raised-impressions",
  operations: ["updateCampaign", "getCampaignOverviewLift"],
  needsControl: true,
  run: async (context) => {
    const { advance, call, holds, now } = context
    const changes = {
      start_date: iso(now() + 1000),
      end_date: iso(now() + 10 * day * 1000),
      expected_impressions_count: { digital: 3_000_000, linear_tv: 0, social: 0 }
    }
    const [usual, raised] = [await launched(context, changes), await launched(context, changes)]
    await advance(day)
    await call("updateCampaign", { id: raised, body: { expected_impressions_count: { digital: 60_000_000 } } })
    await advance(6 * day)
    const [one, other] = [
      await call("getCampaignOverviewLift", { id: usual }),
      await call("getCampaignOverviewLift", { id: raised })
    ]
    holds(more, [one, other])
  }
}

export const delivery: ReadonlyArray<Scenario> = [delivering]
