/**
 * Rules for the list of campaigns and its summary: filters, order and pages.
 */
import { listOf, memberOf, textAt } from "../../run/Call.ts"
import type { Scenario, ScenarioContext } from "../Scenario.ts"
import { condition, textRule } from "../textRules.ts"
import { create, day, iso } from "./drafts.ts"
import { pages } from "./pages.ts"

const filters = textRule(
  "campaign-filters",
  "Endpoints 1",
  "A filter of the campaign list returns exactly the campaigns that match it."
)
const summary = textRule(
  "summary-counts",
  "Endpoints 4",
  "The summary counts the launched campaigns of the list with the same filters by status."
)
const accents = "Caf\u00e9 \u00c9lan"

interface Named {
  readonly name: string
  readonly id: string
}

/** Creates four campaigns that differ in the fields by which campaigns can be filtered. */
const arrange = async (context: ScenarioContext): Promise<ReadonlyArray<Named>> => {
  const start = context.now()
  const at = (days: number): string => iso(start + days * day * 1000)
  const question = (question_name: string) => ({
    questions: [
      { question_name, question_text: "Which?", answers: ["A", "B"], question_type: "radio", target_option_index: 0 }
    ]
  })
  const audience = {
    target_name: "Coffee drinkers",
    qualifications: [{ marketplace_question_id: 43, qual_name: "GENDER", answer_type: "contains", precodes: ["1"] }]
  }
  const settings = [
    {
      campaign_name: "Birch alpha",
      client_name: "Birch Roasters",
      start_date: at(1),
      end_date: at(10),
      industry_id: 1,
      channels: ["digital"],
      draft_settings: question("brand_awareness")
    },
    {
      campaign_name: "birch Beta",
      client_name: null,
      start_date: at(2),
      end_date: at(20),
      industry_id: 2,
      channels: ["digital", "social"],
      draft_settings: { ...question("ad_recall"), target_audiences: [audience] }
    },
    {
      campaign_name: accents,
      client_name: "\u00c9lan",
      start_date: at(3),
      end_date: at(30),
      industry_id: 3,
      channels: ["social"],
      draft_settings: question("purchase_intent")
    },
    {
      campaign_name: "Dogwood",
      client_name: "Dogwood Tea",
      start_date: at(4),
      end_date: at(40),
      industry_id: 4,
      channels: ["digital"],
      country_language_id: 8,
      draft_settings: question("favorability")
    }
  ]
  const made: Array<Named> = []
  for (const each of settings) made.push({ name: each.campaign_name, id: await create(context, each) })
  return made
}

const onlyThese = condition(
  "campaign-filters-select",
  "Endpoints 1",
  "A filter of the campaign list returns exactly the campaigns that match it.",
  (json, _interaction, all) => {
    // Each interaction except the last one created a campaign that the list must contain.
    const wanted = all
      .slice(0, -1)
      .map(({ json: made }) => textAt(made, "campaign_id"))
      .toSorted()
    const found = listOf(json, "items")
      .map((item) => textAt(item, "campaign_id"))
      .toSorted()
    return JSON.stringify(wanted) === JSON.stringify(found)
      ? undefined
      : `${found.length} campaigns are returned, not the ${wanted.length} that match`
  }
)

const filtering: Scenario = {
  id: "campaign-filters",
  operations: ["listCampaigns", "getCampaignSummary"],
  run: async (context) => {
    const start = context.now()
    const at = (days: number): string => iso(start + days * day * 1000)
    const made = await arrange(context)
    const interactions = made.map(({ id }) =>
      context.session.trace().find((each) => textAt(each.json, "campaign_id") === id)
    )
    const expect = async (query: Readonly<Record<string, unknown>>, ...which: ReadonlyArray<number>) => {
      const found = await context.call("listCampaigns", { page_size: 50, ...query })
      const wanted = which.flatMap((index) => interactions[index] ?? [])
      context.holds(onlyThese, [...wanted, found], { at: Object.keys(query).join(" ") })
      return found
    }
    await expect({}, 0, 1, 2, 3)
    await expect({ status: "draft" }, 0, 1, 2, 3)
    await expect({ status: "live" })
    await expect({ status__in: ["live", "draft"] }, 0, 1, 2, 3)
    await expect({ status__in: ["live"] })
    await expect({ campaign_name__contains: "Birch" }, 0)
    await expect({ campaign_name__icontains: "BIRCH" }, 0, 1)
    await expect({ campaign_name__unaccent__icontains: "cafe elan" }, 2)
    await expect({ campaign_name__icontains: "cafe" })
    await expect({ client_name__contains: "Birch" }, 0)
    await expect({ client_name__contains: "birch" })
    await expect({ client_name__icontains: "birch" }, 0)
    await expect({ client_name__unaccent__icontains: "elan" }, 2)
    await expect({ start_date: at(2) }, 1)
    await expect({ start_date__lte: at(2) }, 0, 1)
    await expect({ start_date__gte: at(2) }, 1, 2, 3)
    await expect({ start_date__gte: at(2), start_date__lte: at(3) }, 1, 2)
    await expect({ end_date: at(20) }, 1)
    await expect({ end_date__lte: at(20) }, 0, 1)
    await expect({ end_date__gte: at(30) }, 2, 3)
    await expect({ country_language: "8" }, 3)
    await expect({ country_language__in: ["9"] }, 0, 1, 2)
    await expect({ channels__contains: ["social"] }, 1, 2)
    await expect({ channels__contains: ["digital", "social"] }, 1)
    await expect({ campaign_type__in: ["standard"] }, 0, 1, 2, 3)
    await expect({ campaign_type__in: ["no-such-type"] })
    await expect({ question__question_name__icontains: "RECALL" }, 1)
    await expect({ campaigntargetaudience__target_name__icontains: "coffee" }, 1)
    await expect(
      { campaigntargetaudience__target_audience_question_set__question__question_name__icontains: "gender" },
      1
    )
    await expect({ keyword: "birch" }, 0, 1)
    await expect({ keyword: "purchase" }, 2)
    await expect({ keyword: "ELAN" }, 2)
    await expect({ keyword: "no such word" })
    const industries = await context.call("listIndustries")
    const name = listOf(industries.json, "items").find((item) => memberOf(item, "id") === 2)
    await expect({ industry__industry_name__icontains: textAt(name, "industry_name").toUpperCase() }, 1)
    const own = textAt(interactions[0]?.json, "permission_id")
    await expect({ permission_id: own }, 0, 1, 2, 3)
    await expect({ permission_id: own, exclude_sub_groups: true }, 0, 1, 2, 3)
    await expect({ permission_id__in: [own] }, 0, 1, 2, 3)
    await expect({ permission_id: "987654321" })
    await expect({ permission_id: "987654321", permission_id__in: [own] })
    await pages(context, "listCampaigns", {})
    await pages(context, "listCampaigns", { sort_by: "start_date", sort_order: "desc" })
    context.shows(filters, await context.call("listCampaigns", { sort_by: "status", sort_order: "asc" }), [], {
      sort_by: "status",
      sort_order: "asc"
    })
    context.shows(filters, await context.call("listCampaigns", {}), ["sort_by"], undefined)
  }
}

const inOrder = condition(
  "campaign-order",
  "Endpoints 1",
  "sort_by and sort_order order the list by the field that the filter of that name examines.",
  (json, { call }) => {
    const by = call.query.find(([name]) => name === "sort_by")?.[1] ?? ""
    const isDown = call.query.some(([name, value]) => name === "sort_order" && value === "desc")
    const field = by.replace(/__.*/, "").replace("country_language", "country_language_id")
    const keys = listOf(json, "items")
      .map((item) => memberOf(item, field))
      .map((value) => (typeof value === "string" ? value.toLowerCase() : (value ?? "")))
    const isOrdered = keys.every((key, index) => {
      const previous = keys[index - 1]
      return previous === undefined || (isDown ? previous >= key : previous <= key)
    })
    return isOrdered ? undefined : `the items are not in ${isDown ? "descending" : "ascending"} order of ${field}`
  }
)

const ordering: Scenario = {
  id: "campaign-order",
  operations: ["listCampaigns"],
  run: async (context) => {
    const made = await arrange(context)
    // Launches one campaign, so that the campaigns have different statuses.
    await context.call("launchCampaign", { id: made[1]?.id })
    for (const sort_by of [
      "status",
      "campaign_name__contains",
      "campaign_name__icontains",
      "client_name__contains",
      "start_date",
      "start_date__lte",
      "end_date",
      "end_date__gte",
      "country_language",
      "country_language__in"
    ])
      for (const sort_order of ["asc", "desc"])
        context.holds(inOrder, await context.call("listCampaigns", { page_size: 50, sort_by, sort_order }), {
          at: sort_by
        })
  }
}

const summing: Scenario = {
  id: "campaign-summary",
  operations: ["getCampaignSummary", "launchCampaign"],
  run: async (context) => {
    const { advance, call, shows } = context
    const made = await arrange(context)
    const counts = (pending_campaigns: number, live_campaigns: number, completed_campaigns: number) => ({
      completed_campaigns,
      live_campaigns,
      pending_campaigns
    })
    shows(summary, await call("getCampaignSummary"), [], counts(0, 0, 0))
    for (const { id } of made.slice(0, 3)) await call("launchCampaign", { id })
    shows(summary, await call("getCampaignSummary"), [], counts(3, 0, 0))
    shows(summary, await call("getCampaignSummary", { campaign_name__icontains: "birch" }), [], counts(2, 0, 0))
    shows(summary, await call("getCampaignSummary", { status: "live" }), [], counts(0, 0, 0))
    if (!context.hasControl) return
    await advance(2 * day)
    shows(summary, await call("getCampaignSummary"), [], counts(1, 2, 0))
    await advance(8 * day)
    shows(summary, await call("getCampaignSummary"), [], counts(0, 2, 1))
    shows(summary, await call("getCampaignSummary", { client_name__contains: "Birch" }), [], counts(0, 0, 1))
    shows(summary, await call("getCampaignSummary", { status__in: ["complete"] }), [], counts(0, 0, 1))
  }
}

export const campaignList: ReadonlyArray<Scenario> = [filtering, ordering, summing]
