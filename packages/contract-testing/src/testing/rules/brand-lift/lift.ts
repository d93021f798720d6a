/**
 * Rules for lift results, which must be consistent with each other whether or not there are enough respondents.
 */
import { listOf, memberOf, textAt } from "../../run/Call.ts"
import { studyAt } from "../../fixtures/brandLift.ts"
import type { Scenario, ScenarioContext } from "../Scenario.ts"
import { textRule } from "../textRules.ts"
import { day } from "./drafts.ts"
import { arithmetic, exposedSums, requested, shares, sums, withPValue } from "./liftArithmetic.ts"

const same = textRule(
  "results-agree",
  "Endpoints 8 and 27",
  "The overview, the lift of all questions and the lift of one question show the same figures."
)
const few = textRule("lift-needs-more-than-50", "Limits", "Lift is available only when total_count is greater than 50.")
const stands = textRule(
  "repeated-read-agrees",
  "Conventions 6",
  "Lift is refreshed daily: the same request gives the same figures until then."
)
const questions = textRule(
  "questions-of-a-campaign",
  "Endpoints 25 and 26",
  "A question is the same in the list and by its id, and filters select it."
)
const unknown = textRule(
  "unknown-question",
  "decision errors",
  "The response for a question that the campaign does not have is 404."
)
const final = textRule(
  "lift-stops-at-the-end",
  "States and transitions",
  "Lift is calculated until the end date and does not change afterwards."
)

const study = (now: number) => {
  const base = studyAt(now)
  const [question] = base.draft_settings.questions
  const second = {
    ...question,
    question_name: "ad_recall",
    default: false,
    answers: ["Yes", "No", "Maybe"],
    question_type: "checkbox",
    target_option_index: undefined,
    multi_target_option_index: [0, 2]
  }
  return { ...base, draft_settings: { questions: [question, second] } }
}

export const launchStudy = async (context: ScenarioContext, days: number, changes: object = {}): Promise<string> => {
  const id = textAt(
    (await context.call("createCampaign", { body: { ...study(context.now()), ...changes } })).json,
    "campaign_id"
  )
  await context.call("launchCampaign", { id })
  await context.advance(days * day)
  return id
}

const breakdowns = [
  "listLiftByAdChannel",
  "listLiftByAdLength",
  "listLiftByCreative",
  "listLiftByBucket",
  "listLiftByDaypart",
  "listLiftByDevice",
  "listLiftByFrequency"
]

const results: Scenario = {
  id: "lift-results",
  operations: [
    "getQuestionLift",
    "listCampaignLift",
    "getCampaignOverviewLift",
    "listCampaignQuestions",
    "getCampaignQuestion",
    ...breakdowns,
    "listLiftByDemographic",
    "listLiftByCustomVariable"
  ],
  needsControl: true,
  run: async (context) => {
    const { agrees, call, holds, refuses, shows } = context
    const campaigns_pk = await launchStudy(context, 4)
    const list = await call("listCampaignQuestions", { campaigns_pk })
    const all = await call("listCampaignLift", { campaigns_pk, target_audience_id__in: [0] })
    holds(arithmetic, all)
    for (const [index, item] of listOf(list.json, "items").entries()) {
      const id = memberOf(item, "question", "id")
      const [name, type] = [memberOf(item, "question", "question_id"), memberOf(item, "question", "question_type")]
      const one = await call("getCampaignQuestion", { campaigns_pk, id })
      shows(questions, [list, one], [], item)
      shows(
        questions,
        [list, await call("listCampaignQuestions", { campaigns_pk, question_id: name })],
        ["items", 0],
        item
      )
      shows(
        questions,
        [list, await call("listCampaignQuestions", { campaigns_pk, question_id__in: [name] })],
        ["items", 0],
        item
      )
      shows(
        questions,
        [list, await call("listCampaignQuestions", { campaigns_pk, question_type: type })],
        ["items", 0, "question", "question_type"],
        type
      )
      shows(
        questions,
        [list, await call("listCampaignQuestions", { campaigns_pk, question_type__in: [type] })],
        ["items", 0, "question", "question_type"],
        type
      )
      if (index > 2) continue
      const lift = await call("getQuestionLift", { campaigns_pk, questions_pk: id, target_audience_id__in: [0] })
      holds(arithmetic, lift)
      shows(same, [all, lift], [], memberOf(all.json, "items", index))
      agrees(stands, [
        lift,
        await call("getQuestionLift", { campaigns_pk, questions_pk: id, target_audience_id__in: [0] })
      ])
    }
    shows(questions, await call("listCampaignQuestions", { campaigns_pk, question_id: 987_654_321 }), ["items"], [])
    shows(
      questions,
      await call("listCampaignQuestions", { campaigns_pk, question_type: "no-such-type" }),
      ["items"],
      []
    )
    await refuses(unknown, "getCampaignQuestion", { campaigns_pk, id: 987_654_321 }, [404])
    await refuses(unknown, "getQuestionLift", { campaigns_pk, questions_pk: 987_654_321 }, [404])
    const questions_pk = memberOf(list.json, "items", 0, "question", "id")
    for (const query of [
      { confidence_level: 0.8 },
      { confidence_level: 0.95 },
      { confidence_level__in: [0.8, 0.85, 0.9, 0.95] },
      { confidence_level: 0.85, confidence_level__in: [0.95, 0.8] }
    ]) {
      const asked = await call("getQuestionLift", { campaigns_pk, questions_pk, ...query })
      holds(requested, asked)
      holds(arithmetic, asked)
      holds(requested, await call("listCampaignLift", { campaigns_pk, ...query }))
      const overview = await call("getCampaignOverviewLift", { id: campaigns_pk, ...query })
      holds(requested, overview)
      holds(arithmetic, overview)
    }
    const whole = await call("getQuestionLift", { campaigns_pk, questions_pk })
    shows(
      same,
      [whole, await call("getCampaignOverviewLift", { id: campaigns_pk })],
      ["default_question_lift"],
      whole.json
    )
    for (const operation of breakdowns) {
      const items = await call(operation, { campaigns_pk, questions_pk, confidence_level__in: [0.8, 0.9] })
      holds(arithmetic, items)
      holds(shares, items)
      if (operation === "listLiftByDevice") holds(sums, [whole, items])
      if (/Bucket|Frequency/.test(operation)) holds(exposedSums, [whole, items])
      if (/AdChannel|AdLength/.test(operation)) holds(withPValue, items)
    }
    for (const demo_filter_name of [
      "demo_age",
      "demo_hhi",
      "demo_hhi_int",
      "demo_education",
      "demo_gender",
      "demo_region"
    ])
      for (const use_buckets of [true, false]) {
        const items = await call("listLiftByDemographic", { campaigns_pk, questions_pk, demo_filter_name, use_buckets })
        holds(arithmetic, items)
        holds(sums, [whole, items])
      }
    for (const custom_var of ["c1", "c2", "c3", "c4", "c5"])
      holds(arithmetic, await call("listLiftByCustomVariable", { campaigns_pk, questions_pk, custom_var }))
    await refuses(unknown, "listLiftByCustomVariable", { campaigns_pk, questions_pk, custom_var: "c6" }, [400, 404])
  }
}

const before: Scenario = {
  id: "lift-before-there-are-enough",
  operations: ["getQuestionLift", "getCampaignOverviewLift", "listCampaignLift"],
  needsControl: true,
  run: async (context) => {
    const { advance, agrees, call, holds, shows } = context
    const id = await launchStudy(context, 0, {
      expected_impressions_count: { digital: 3_000_000, linear_tv: 0, social: 0 }
    })
    const pending = await call("getCampaignOverviewLift", { id })
    shows(few, pending, ["default_question_lift"], {
      lift_percentage: null,
      total_count: 0,
      statistical_test: [],
      enough_sample_size: false
    })
    shows(few, pending, [], { total_completes: 0, days_completed: 0 })
    for (let each = 0; each < 3; each++) {
      await advance(day)
      holds(arithmetic, await call("getCampaignOverviewLift", { id }))
      holds(arithmetic, await call("listCampaignLift", { campaigns_pk: id }))
    }
    const first = await call("getCampaignOverviewLift", { id })
    await advance(3600)
    agrees(stands, [first, await call("getCampaignOverviewLift", { id })], ["default_question_lift"])
  }
}

const afterwards: Scenario = {
  id: "lift-after-the-end",
  operations: ["getCampaignOverviewLift", "getQuestionLift"],
  needsControl: true,
  run: async (context) => {
    const { advance, agrees, call, holds, shows } = context
    const id = await launchStudy(context, 0, { end_date: new Date(context.now() + 4 * day * 1000).toISOString() })
    await advance(2 * day)
    const middle = await call("getCampaignOverviewLift", { id })
    shows(final, middle, [], { days_completed: 1, days_left: 2 })
    await advance(2 * day)
    const last = await call("getCampaignOverviewLift", { id })
    holds(arithmetic, last)
    shows(final, last, [], { days_left: 0 })
    await advance(5 * day)
    agrees(final, [last, await call("getCampaignOverviewLift", { id })])
  }
}

export const lift: ReadonlyArray<Scenario> = [results, before, afterwards]
