/**
 * Rules for respondents. Lift results are computed from the records of respondents, so the counts in the results can be verified.
 */
import { type CheckedInteraction, listOf, memberOf, textAt } from "../../run/Call.ts"
import type { Scenario } from "../Scenario.ts"
import { condition, textRule } from "../textRules.ts"
import { launchStudy } from "./lift.ts"
import { pages } from "./pages.ts"
import {
  breakdownsOfImpressions,
  brokenDown,
  together,
  consistent,
  csvRows,
  fewer,
  filters,
  frequencies,
  itemsOf,
  narrowed,
  recomputed,
  selected
} from "./respondentRules.ts"

const overview = textRule(
  "completes-are-respondents",
  "Resources: Campaign overview lift",
  "total_completes counts the respondents of the campaign."
)
const badRange = textRule(
  "ranges-have-two-bounds",
  "decision bounds-of-ranges",
  "A range without exactly two bounds is refused."
)
const badPattern = textRule(
  "patterns-are-valid",
  "Endpoints: Lift filter parameters",
  "An invalid regular expression is refused."
)
const adChannels = (record: unknown): ReadonlyArray<string> =>
  listOf(record, "impressions").map((each) => textAt(each, "ad_channel"))
const byPattern = textRule(
  "ad-channels-by-pattern",
  "Endpoints: Lift filter parameters",
  "ad_channel__regex selects the impressions on channels that match, as ad_channel does for one."
)
const identical = textRule(
  "csv-columns-agree",
  "Endpoints 24",
  "Columns of the campaign include those of every campaign."
)

const records: Scenario = {
  id: "respondents",
  operations: [
    "listRespondents",
    "exportRespondentsCsv",
    "getQuestionLift",
    "getCampaignOverviewLift",
    "listCampaignRespondentCsvColumns",
    "listRespondentCsvColumns",
    ...new Set(breakdownsOfImpressions.map(({ operation }) => operation))
  ],
  needsControl: true,
  run: async (context) => {
    const { agrees, call, holds, refuses, shows } = context
    const campaigns_pk = await launchStudy(context, 4)
    const whole = await call("listRespondents", { campaigns_pk, page_size: 100_000 })
    holds(consistent, whole)
    shows(
      overview,
      [whole, await call("getCampaignOverviewLift", { id: campaigns_pk })],
      ["total_completes"],
      memberOf(whole.json, "total_items")
    )
    await pages(context, "listRespondents", { campaigns_pk, creative_id: "no-such-creative" })
    await pages(context, "listRespondents", {
      campaigns_pk,
      respondent_id: textAt(whole.json, "items", 0, "respondent", "respondent_id")
    })
    const questions = await call("listCampaignQuestions", { campaigns_pk })
    for (const item of listOf(questions.json, "items")
      .filter((each) => memberOf(each, "question", "question_type") !== "demographic")
      .slice(0, 4)) {
      const lift = await call("getQuestionLift", {
        campaigns_pk,
        questions_pk: memberOf(item, "question", "id"),
        target_audience_id__in: [0]
      })
      holds(recomputed, [whole, lift])
      const asked = await call("listRespondents", {
        campaigns_pk,
        question_id: memberOf(item, "question", "question_id"),
        page_size: 100_000
      })
      holds(recomputed, [asked, lift])
    }
    const questions_pk = memberOf(questions.json, "items", 0, "question", "id")
    const exposed = itemsOf(whole).filter((record) => listOf(record, "impressions").length > 0)
    const known = new Set(context.session.subjectOf("listRespondents")?.operation.parameters.map(({ name }) => name))
    for (const filter of filters) {
      const values = [...new Set(exposed.flatMap((record) => filter.of(record)))].filter(
        (value) => value !== undefined && value !== null
      )
      for (const name of filter.name.startsWith("custom") || filter.name === "ad_channel"
        ? [filter.name]
        : [filter.name, `${filter.name}__in`]) {
        const value = name.endsWith("__in") ? values.slice(0, 2) : values[0]
        if (value === undefined || !known.has(name)) continue
        const kept = await call("listRespondents", { campaigns_pk, [name]: value, page_size: 100_000 })
        holds(selected, [whole, kept], { at: name })
        const lift = await call("getQuestionLift", {
          campaigns_pk,
          questions_pk,
          target_audience_id__in: [0],
          [name]: value
        })
        // A device is a property of the respondent, so this filter applies to both groups.
        if (filter.name === "device_type") holds(recomputed, [kept, lift], { at: name })
        else holds(narrowed, [whole, kept, lift], { at: name })
      }
    }
    const lift = await call("getQuestionLift", { campaigns_pk, questions_pk, target_audience_id__in: [0] })
    const [impression] = exposed.flatMap((record) => listOf(record, "impressions"))
    const pair = { creative_id: textAt(impression, "creative_id"), daypart: textAt(impression, "daypart") }
    holds(together, [whole, await call("listRespondents", { campaigns_pk, ...pair, page_size: 100_000 })])
    for (const { input = {}, operation } of breakdownsOfImpressions) {
      const items = await call(operation, { campaigns_pk, questions_pk, target_audience_id__in: [0], ...input })
      holds(brokenDown, [whole, lift, items])
    }
    const [channel = ""] = exposed.flatMap((record) => adChannels(record))
    const liftOf = (query: object) =>
      call("getQuestionLift", { campaigns_pk, questions_pk, target_audience_id__in: [0], ...query })
    agrees(byPattern, [await liftOf({ ad_channel: channel }), await liftOf({ ad_channel__regex: `^${channel}$` })])
    agrees(byPattern, [await liftOf({}), await liftOf({ ad_channel__regex: "." })])
    await refuses(badPattern, "getQuestionLift", { campaigns_pk, questions_pk, ad_channel__regex: "(" }, [400])
    const id = textAt(whole.json, "items", 3, "respondent", "respondent_id")
    holds(selected, [whole, await call("listRespondents", { campaigns_pk, respondent_id: id, page_size: 100_000 })], {
      at: "respondent_id"
    })
    for (const query of [
      { frequency: 2 },
      { frequency__in: [1, 3] },
      { frequency__gte: 2 },
      { frequency__lte: 2 },
      { frequency__range: [2, 3] }
    ]) {
      const kept = await call("listRespondents", { campaigns_pk, ...query, page_size: 100_000 })
      holds(frequencies, kept, { at: Object.keys(query)[0] })
      if ("frequency__range" in query) holds(fewer, [whole, kept])
      const narrow = await call("getQuestionLift", {
        campaigns_pk,
        questions_pk,
        target_audience_id__in: [0],
        ...query
      })
      holds(narrowed, [whole, kept, narrow], { at: Object.keys(query)[0] })
    }
    for (const demographics of [
      { demo_gender: "1" },
      { demo_gender__in: "1,2" },
      { demo_age__range: "18,34" },
      { demo_age__gte: "35" },
      { demo_age__lte: "34" },
      { demo_region__in: "1,2" }
    ]) {
      const kept = await call("listRespondents", { campaigns_pk, demographics, page_size: 100_000 })
      const lift = await call("getQuestionLift", {
        campaigns_pk,
        questions_pk,
        target_audience_id__in: [0],
        demographics
      })
      holds(recomputed, [kept, lift], { at: Object.keys(demographics)[0] })
    }
    await refuses(badRange, "listRespondents", { campaigns_pk, frequency__range: [1] }, [400])
    await refuses(badRange, "listRespondents", { campaigns_pk, demographics: { demo_age__range: "18" } }, [400])
    holds(
      selected,
      [whole, await call("listRespondents", { campaigns_pk, creative_id: "no-such-creative", page_size: 100_000 })],
      { at: "unknown creative_id" }
    )
    const columns = await call("listCampaignRespondentCsvColumns", { campaigns_pk })
    holds(csvRows, [whole, columns, await call("exportRespondentsCsv", { campaigns_pk, target_audience_id__in: [0] })])
    const common = await call("listRespondentCsvColumns")
    shows(identical, [columns, common], ["items", 0], memberOf(common.json, "items", 0))
  }
}

const moments: Scenario = {
  id: "respondents-by-time",
  operations: ["listRespondents", "getQuestionLift"],
  needsControl: true,
  run: async (context) => {
    const { call, holds, now } = context
    const campaigns_pk = await launchStudy(context, 5)
    const at = new Date(now() - 1.6 * 86_400_000).toISOString()
    const questions = await call("listCampaignQuestions", { campaigns_pk })
    const questions_pk = memberOf(questions.json, "items", 0, "question", "id")
    const whole = await call("getQuestionLift", { campaigns_pk, questions_pk, target_audience_id__in: [0] })
    const parts: Array<CheckedInteraction> = []
    for (const query of [{ timestamp__lte: at }, { timestamp__gte: new Date(Date.parse(at) + 1).toISOString() }])
      parts.push(await call("getQuestionLift", { campaigns_pk, questions_pk, target_audience_id__in: [0], ...query }))
    holds(halves, [whole, ...parts])
    // A date filter covers the entire day in UTC.
    const date = new Date(now() - 2 * 86_400_000).toISOString().slice(0, 10)
    const read = (query: object) =>
      call("getQuestionLift", { campaigns_pk, questions_pk, target_audience_id__in: [0], ...query })
    for (const [name, time] of [
      ["timestamp__lte", "T23:59:59.999Z"],
      ["timestamp__gte", "T00:00:00.000Z"]
    ] as const)
      context.agrees(wholeDay, [await read({ [name]: `${date}${time}` }), await read({ [name]: date })])
    holds(halves, [
      whole,
      await read({ timestamp__lte: date }),
      await read({ timestamp__gte: new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10) })
    ])
  }
}

const wholeDay = textRule(
  "a-date-is-a-day",
  "decision timestamp-forms",
  "A filter on time treats a date as the whole day in UTC."
)

const halves = condition(
  "timestamps-divide",
  "Endpoints: Lift filter parameters",
  "The respondents up to a point in time and the respondents after it are all respondents.",
  (_json, _interaction, all) => {
    const [whole, ...parts] = all.map(({ json }) => Number(memberOf(json, "total_count")))
    const sum = parts.reduce((total, each) => total + each, 0)
    return sum === whole ? undefined : `${parts.join(" and ")} respondents do not add up to ${whole}`
  }
)

export const respondents: ReadonlyArray<Scenario> = [records, moments]
