/**
 * Rules for launched campaigns: the fields that can still be changed, and the state transitions.
 */
import { type CheckedInteraction, textAt } from "../../run/Call.ts"
import type { Scenario, ScenarioContext } from "../Scenario.ts"
import { condition, textRule } from "../textRules.ts"
import { create, day, iso } from "./drafts.ts"

const immutable = textRule(
  "settings-are-fixed-after-launch",
  "Typical workflow 5",
  "After launch only the names, the end date and the expected impressions can be changed."
)
const written = textRule(
  "launched-campaign-shows-what-was-written",
  "Endpoints 5",
  "A launched campaign shows the end date, the names and the counts that it was updated with."
)
const increase = textRule(
  "minimum-increase",
  "Endpoints 5",
  "Expected impressions rise by at least 1000000 on digital, 5000000 on linear TV and 300000 on social."
)
const falling = textRule(
  "counts-only-rise",
  "States and transitions",
  "Expected impressions of a launched campaign can only be increased."
)
const tomorrow = textRule("end-date-a-day-out", "Limits", "The end date cannot be moved to less than a day out.")
const dayLeft = textRule(
  "a-day-must-remain",
  "Limits",
  "Impressions can be raised only while at least 1 day remains until the end date."
)
const unchanged = textRule(
  "refused-update-changes-nothing",
  "Errors 3",
  "An update that violates the extension rules is rejected and changes nothing."
)
const old = textRule(
  "deprecated-update-needs-live",
  "Endpoints 6",
  "The deprecated update accepts only live and complete campaigns."
)
const asText = textRule(
  "deprecated-update-answers-text",
  "Endpoints 6",
  "The deprecated update returns the three counts as strings, with the status and the next quota refresh at 6 or 18 UTC."
)
const starts = textRule(
  "live-from-the-start-date",
  "Typical workflow 6",
  "A launched campaign is live from its start date on."
)
const ends = textRule(
  "complete-at-the-end-date",
  "States and transitions",
  "A live campaign is complete when its end date is reached."
)
const revives = textRule(
  "extension-revives",
  "States and transitions",
  "A complete campaign whose end date or impressions change is live again."
)
const partners = textRule(
  "linear-tv-after-launch",
  "decision linear-tv-after-launch",
  "Impressions on linear TV can be added after launch only if the draft named data partners."
)
const replaceable = textRule(
  "replaceable-twice",
  "x-retry: replaceable",
  "An update that is sent twice has the same effect as one."
)

const least = { digital: 1_000_000, linear_tv: 5_000_000, social: 300_000 } as const
type Channel = keyof typeof least

const before: Readonly<Record<Channel, number>> = { digital: 30_000_000, linear_tv: 20_000_000, social: 1_000_000 }

export const launched = async (context: ScenarioContext, changes: object = {}): Promise<string> => {
  const id = await create(context, {
    channels: ["digital", "linear_tv", "social"],
    data_partners: ["airings-partner"],
    expected_impressions_count: before,
    ...changes
  })
  await context.call("launchCampaign", { id })
  return id
}

const fixed = {
  start_date: "2027-01-01T00:00:00Z",
  country_language_id: 9,
  industry_id: 1,
  channels: ["digital"],
  data_partners: ["other"],
  draft_settings: { allow_ip: true }
}

const updates: Scenario = {
  id: "updates-after-launch",
  operations: ["updateCampaign", "launchCampaign"],
  run: async (context) => {
    const { accepts, agrees, call, now, refuses, shows } = context
    const id = await launched(context)
    const first = await call("getCampaign", { id })
    for (const [field, value] of Object.entries(fixed)) {
      await refuses(immutable, "updateCampaign", { id, body: { campaign_name: "Changed", [field]: value } }, [400])
      agrees(unchanged, [first, await call("getCampaign", { id })])
    }
    await refuses(immutable, "updateCampaign", { id, include_baseline_questions: true, body: {} }, [400])
    for (const channel of ["digital", "linear_tv", "social"] as const) {
      const count = (more: number) => ({
        id,
        body: { expected_impressions_count: { [channel]: before[channel] + more } }
      })
      const present = await call("getCampaign", { id })
      await refuses(falling, "updateCampaign", count(-1), [400])
      await refuses(increase, "updateCampaign", count(1), [400])
      await refuses(increase, "updateCampaign", count(least[channel] - 1), [400])
      agrees(unchanged, [present, await call("getCampaign", { id })])
      await accepts(increase, "updateCampaign", count(0))
      const raised = await accepts(increase, "updateCampaign", count(least[channel]))
      shows(written, raised, ["expected_impressions_count", channel], before[channel] + least[channel])
      agrees(replaceable, [raised, await call("updateCampaign", count(least[channel]))], ["expected_impressions_count"])
      await refuses(falling, "updateCampaign", count(0), [400])
      const read = await call("getCampaign", { id })
      shows(written, [raised, read], ["expected_impressions_count", channel], before[channel] + least[channel])
      shows(
        written,
        [raised, read],
        [
          "draft_settings",
          channel === "digital" ? "expected_impressions_count" : `expected_impressions_count_${channel}`
        ],
        before[channel] + least[channel]
      )
    }
    await refuses(tomorrow, "updateCampaign", { id, body: { end_date: iso(now() + day * 1000 - 60_000) } }, [400])
    for (const end_date of [iso(now() + day * 1000 + 60_000), iso(now() + 700 * day * 1000)]) {
      // Both end dates are valid. The first is one minute after the earliest valid end date, which is one day from now. The second is almost two
      // years from now.
      const moved = await accepts(tomorrow, "updateCampaign", { id, body: { end_date } })
      shows(written, [moved, await call("getCampaign", { id })], ["end_date"], end_date)
    }
    const names = { campaign_name: "Alder Coffee, longer", client_name: "Alder" }
    await accepts(written, "updateCampaign", { id, body: names })
    shows(written, await call("getCampaign", { id }), [], names)
    shows(starts, await call("getCampaign", { id }), ["status"], "pending")
    await refuses(old, "updateLaunchedCampaign", { id, body: { campaign_name: "A" } }, [400])
    const draft = await create(context)
    await refuses(old, "updateLaunchedCampaign", { id: draft, body: { campaign_name: "A" } }, [400])
    const digital = await create(context)
    await call("launchCampaign", { id: digital })
    await refuses(
      partners,
      "updateCampaign",
      { id: digital, body: { expected_impressions_count: { linear_tv: 5_000_000 } } },
      [400]
    )
  }
}

const schedule = condition(
  "quota-refresh-at-6-and-18",
  "Limits",
  "Quotas are refreshed at 6 and 18 UTC, and the deprecated update shows the next refresh.",
  (json, { now }) => {
    const next = Date.parse(textAt(json, "job_schedule_utc"))
    const half = 12 * 3_600_000
    const expected = Math.floor((now - half / 2) / half + 1) * half + half / 2
    return next === expected ? undefined : `job_schedule_utc is ${iso(next)}, not ${iso(expected)}`
  }
)

const oldUpdate: Scenario = {
  id: "deprecated-update",
  operations: ["updateLaunchedCampaign"],
  needsControl: true,
  run: async (context) => {
    const { accepts, call, now, refuses, shows } = context
    const id = await launched(context)
    await context.advance(2 * day)
    const name = {
      digital: "expected_impressions_count",
      linear_tv: "expected_impressions_count_linear_tv",
      social: "expected_impressions_count_social"
    }
    const first = await call("getCampaign", { id })
    shows(starts, first, ["status"], "live")
    for (const channel of ["digital", "linear_tv", "social"] as const) {
      const count = (more: number) => ({ id, body: { [name[channel]]: before[channel] + more } })
      await refuses(falling, "updateLaunchedCampaign", count(-1), [400])
      await refuses(increase, "updateLaunchedCampaign", count(least[channel] - 1), [400])
      context.agrees(unchanged, [first, await call("getCampaign", { id })], ["expected_impressions_count", channel])
      const raised = await accepts(increase, "updateLaunchedCampaign", count(least[channel]))
      shows(asText, raised, [name[channel]], String(before[channel] + least[channel]))
      shows(asText, raised, ["status"], "live")
      shows(
        written,
        await call("getCampaign", { id }),
        ["expected_impressions_count", channel],
        before[channel] + least[channel]
      )
      context.holds(schedule, raised)
    }
    await refuses(tomorrow, "updateLaunchedCampaign", { id, body: { end_date: iso(now() + day * 1000 - 1000) } }, [400])
    const end_date = iso(now() + day * 1000)
    const names = { campaign_name: "Alder Coffee at last", client_name: "Alder", end_date }
    const moved = await accepts(tomorrow, "updateLaunchedCampaign", { id, body: names })
    shows(written, moved, [], names)
    shows(written, [moved, await call("getCampaign", { id })], [], names)
  }
}

const seasons: Scenario = {
  id: "states-of-campaigns",
  operations: ["updateCampaign", "getCampaignSummary", "updateLaunchedCampaign"],
  needsControl: true,
  run: async (context) => {
    const { accepts, advance, call, now, refuses, shows } = context
    const end = now() + 5 * day * 1000
    const id = await launched(context, { end_date: iso(end) })
    const status = async (): Promise<CheckedInteraction> => call("getCampaign", { id })
    await advance(day - 1)
    shows(starts, await status(), ["status"], "pending")
    await advance(1)
    shows(starts, await status(), ["status"], "live")
    await advance(3 * day)
    // The campaign ends in exactly one day.
    await accepts(dayLeft, "updateCampaign", { id, body: { expected_impressions_count: { digital: 31_000_000 } } })
    shows(starts, await status(), ["status"], "live")
    await advance(1)
    await refuses(
      dayLeft,
      "updateCampaign",
      { id, body: { expected_impressions_count: { digital: 33_000_000 } } },
      [400]
    )
    await refuses(dayLeft, "updateLaunchedCampaign", { id, body: { expected_impressions_count: 33_000_000 } }, [400])
    await accepts(tomorrow, "updateCampaign", { id, body: { end_date: iso(end) } })
    await advance(day - 2)
    shows(ends, await status(), ["status"], "live")
    await advance(1)
    shows(ends, await status(), ["status"], "complete")
    await refuses(tomorrow, "updateCampaign", { id, body: { end_date: iso(now() + day * 1000 - 1) } }, [400])
    await refuses(
      dayLeft,
      "updateCampaign",
      { id, body: { expected_impressions_count: { digital: 34_000_000 } } },
      [400]
    )
    shows(ends, await status(), ["status"], "complete")
    await accepts(revives, "updateCampaign", { id, body: { campaign_name: "Renamed when complete" } })
    shows(revives, await status(), ["status"], "complete")
    const extended = await accepts(revives, "updateCampaign", { id, body: { end_date: iso(now() + day * 1000) } })
    shows(revives, extended, ["status"], "live")
    await advance(day - 1)
    shows(revives, await status(), ["status"], "live")
    await advance(1)
    shows(ends, await status(), ["status"], "complete")
    const both = { end_date: iso(now() + 3 * day * 1000), expected_impressions_count: 40_000_000 }
    shows(revives, await accepts(revives, "updateLaunchedCampaign", { id, body: both }), ["status"], "live")
    await advance(3 * day)
    shows(ends, await status(), ["status"], "complete")
  }
}

export const launchedCampaigns: ReadonlyArray<Scenario> = [updates, oldUpdate, seasons]
