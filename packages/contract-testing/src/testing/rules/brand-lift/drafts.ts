/**
 * Rules for campaigns before and during their launch.
 */
import { memberOf, textAt } from "../../run/Call.ts"
import { studyAt } from "../../fixtures/brandLift.ts"
import type { Scenario, ScenarioContext } from "../Scenario.ts"
import { condition, textRule } from "../textRules.ts"

export const day = 86_400
export const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

const written = textRule(
  "campaign-shows-what-was-written",
  "Endpoints 2 to 4",
  "A campaign shows the settings that it was created or updated with."
)
const drafted = textRule(
  "created-campaign-is-a-draft",
  "States and transitions",
  "Creating a campaign creates a draft, and the response contains its campaign_id."
)
const defaults = textRule(
  "defaults-of-draft-settings",
  "Resources: Draft settings, Draft question",
  "Omitted settings have the documented defaults."
)
const kept = textRule(
  "update-keeps-the-rest",
  "decision defaults-on-update",
  "An update changes only the fields that it names."
)
const unchanged = textRule("refusal-changes-nothing", "RFC 9110, 15.5", "A request that is refused changes nothing.")
const order = textRule("end-follows-start", "decision impossible-settings", "A campaign ends after it starts.")
const lookups = textRule(
  "ids-of-lookups-exist",
  "Typical workflow 2",
  "country_language_id and industry_id are ids of the lookups."
)
const counts = textRule(
  "counts-are-not-negative",
  "decision impossible-settings",
  "Expected impressions are not negative."
)
const partners = textRule(
  "linear-tv-needs-data-partners",
  "Endpoints 4",
  "data_partners is required when impressions on linear TV are expected."
)
const launches = textRule("launch-of-a-draft", "Endpoints 7", "A draft whose setup is complete can be launched.")
const once = textRule(
  "launches-once",
  "decision launch-twice",
  "A campaign launches once: a second launch is a conflict."
)
const pending = textRule(
  "launched-is-pending",
  "decision campaign-statuses",
  "A launched campaign is pending until its start date."
)
const complete = textRule(
  "launch-needs-complete-setup",
  "decision incomplete-setup",
  "A draft is launched only when its setup is complete."
)
const surveys = textRule(
  "launch-creates-the-survey",
  "Endpoints 7",
  "Launching creates the survey, with its ids and its default question."
)
const surveyIds = condition(
  "survey-ids-after-launch",
  "Endpoints 7",
  "A launched campaign has the ids of its surveys and of its default question.",
  (json) => {
    const missing = ["control_survey_id", "exposed_survey_id", "default_question_id"].filter(
      (name) => typeof memberOf(json, name) !== "number"
    )
    return missing.length === 0 ? undefined : `${missing.join(", ")} is missing`
  }
)
const baseline = textRule(
  "baseline-questions-on-request",
  "Endpoints 2",
  "include_baseline_questions adds the baseline questions."
)
const isAbsent = textRule(
  "unknown-campaign",
  "decision errors",
  "The response for a campaign that does not exist is 404."
)

export const unknownId = "00000000-0000-4000-8000-000000000000"

export const create = async ({ call, now }: ScenarioContext, changes: object = {}): Promise<string> =>
  textAt((await call("createCampaign", { body: { ...studyAt(now()), ...changes } })).json, "campaign_id")

const lifecycle: Scenario = {
  id: "drafts",
  operations: ["createCampaign", "getCampaign", "updateCampaign", "listCampaigns"],
  run: async (context) => {
    const { accepts, call, now, refuses, shows } = context
    const body = { ...studyAt(now()), client_name: null, channels: ["digital", "social"], industry_id: 2 }
    const created = await accepts(written, "createCampaign", { body })
    const { draft_settings, ...settings } = body
    const id = textAt(created.json, "campaign_id")
    shows(drafted, created, ["status"], "draft")
    shows(written, created, [], settings)
    shows(written, created, ["draft_settings", "questions", 0], draft_settings.questions[0])
    shows(written, created, ["draft_settings", "expected_impressions_count"], 30_000_000)
    const flags = {
      is_custom_question_text: false,
      replaceable_answers: false,
      randomize: false,
      use_answer_meta: false,
      use_question_meta: false,
      enable_skip_logic: false
    }
    shows(defaults, created, ["draft_settings", "questions", 0], { ...flags, default: true })
    shows(defaults, created, ["draft_settings"], { allow_ip: false, extra_questions_enabled: false })
    shows(written, created, ["created_at"], iso(now()))
    const read = await call("getCampaign", { id })
    shows(written, [created, read], [], { ...settings, campaign_id: id, status: "draft" })
    const change = {
      campaign_name: "Alder Coffee holidays",
      client_name: "Alder",
      start_date: iso(now() + 3 * day * 1000)
    }
    const updated = await accepts(written, "updateCampaign", { id, body: change })
    shows(written, updated, [], change)
    shows(kept, [created, updated], [], {
      industry_id: 2,
      channels: body.channels,
      end_date: body.end_date,
      status: "draft"
    })
    shows(kept, [created, updated], ["draft_settings", "questions", 0], draft_settings.questions[0])
    shows(written, [updated, await call("getCampaign", { id })], [], change)
    const cleared = await accepts(written, "updateCampaign", {
      id,
      body: { industry_id: null, draft_settings: { allow_ip: true } }
    })
    shows(written, cleared, ["industry_id"], null)
    shows(written, cleared, ["draft_settings", "allow_ip"], true)
    shows(kept, [created, cleared], ["draft_settings", "questions", 0, "question_name"], "brand_awareness")
    shows(
      written,
      [created, await call("listCampaigns", { campaign_name__contains: "Alder Coffee holidays" })],
      ["items", 0, "campaign_id"],
      id
    )
    const before = await call("getCampaign", { id })
    for (const wrong of [
      { campaign_name: "Changed", end_date: iso(now() - 1000) },
      { campaign_name: "Changed", country_language_id: 987_654 },
      { campaign_name: "Changed", industry_id: 987_654 },
      { campaign_name: "Changed", expected_impressions_count: { digital: -1 } },
      { campaign_name: "" }
    ]) {
      await call("updateCampaign", { id, body: wrong })
      context.agrees(unchanged, [before, await call("getCampaign", { id })])
    }
    for (const operation of ["getCampaign", "launchCampaign"])
      await refuses(isAbsent, operation, { id: unknownId }, [404])
    await refuses(isAbsent, "updateCampaign", { id: unknownId, body: { campaign_name: "A" } }, [404])
  }
}

const rules: Scenario = {
  id: "rules-of-drafts",
  operations: ["createCampaign", "updateCampaign"],
  run: async (context) => {
    const { accepts, call, now, refuses } = context
    const good = studyAt(now())
    const start = Date.parse(good.start_date)
    const post = (changes: object) => ({ body: { ...good, ...changes } })
    await refuses(order, "createCampaign", post({ end_date: good.start_date }), [400])
    await refuses(order, "createCampaign", post({ end_date: iso(start - 1000) }), [400])
    await accepts(order, "createCampaign", post({ end_date: iso(start + 1000) }))
    for (const id of [0, 987_654]) {
      await refuses(lookups, "createCampaign", post({ country_language_id: id }), [400])
      await refuses(lookups, "createCampaign", post({ industry_id: id }), [400])
    }
    for (const channel of ["digital", "linear_tv", "social"])
      await refuses(
        counts,
        "createCampaign",
        post({ data_partners: ["p"], expected_impressions_count: { [channel]: -1 } }),
        [400]
      )
    await accepts(
      counts,
      "createCampaign",
      post({ expected_impressions_count: { digital: 0, linear_tv: 0, social: 0 } })
    )
    const television = { channels: ["linear_tv"], expected_impressions_count: { digital: 0, linear_tv: 1, social: 0 } }
    await refuses(partners, "createCampaign", post(television), [400])
    await refuses(partners, "createCampaign", post({ ...television, data_partners: [] }), [400])
    await accepts(partners, "createCampaign", post({ ...television, data_partners: ["airings-partner"] }))
    const id = await create(context)
    await refuses(
      partners,
      "updateCampaign",
      { id, body: { expected_impressions_count: { linear_tv: 5_000_000 } } },
      [400]
    )
    await accepts(partners, "updateCampaign", {
      id,
      body: { data_partners: ["airings-partner"], expected_impressions_count: { linear_tv: 5_000_000 } }
    })
    const plain = await call("createCampaign", { body: good })
    const more = await call("createCampaign", { include_baseline_questions: true, body: good })
    context.shows(baseline, plain, ["draft_settings", "baseline_questions", 0], undefined)
    context.shows(baseline, more, ["draft_settings", "baseline_questions", 0], {})
    const draft = await create(context)
    const updated = await call("updateCampaign", { id: draft, include_baseline_questions: true, body: {} })
    context.shows(baseline, updated, ["draft_settings", "baseline_questions", 0], {})
  }
}

const incomplete = (good: ReturnType<typeof studyAt>): ReadonlyArray<object> => {
  const [question] = good.draft_settings.questions
  const withQuestion = (changes: object) => ({ draft_settings: { questions: [{ ...question, ...changes }] } })
  const { target_option_index: _, ...untargeted } = question ?? { target_option_index: 0 }
  return [
    { channels: [] },
    { draft_settings: { questions: [] } },
    { draft_settings: {} },
    { draft_settings: { questions: [untargeted] } },
    withQuestion({ target_option_index: 3 }),
    withQuestion({ answers: [] })
  ]
}

const launching: Scenario = {
  id: "launch",
  operations: ["launchCampaign", "getCampaign"],
  run: async (context) => {
    const { accepts, call, now, refuses, shows } = context
    const good = studyAt(now())
    for (const changes of incomplete(good)) {
      const id = await create(context, changes)
      await refuses(complete, "launchCampaign", { id }, [400])
      shows(unchanged, await call("getCampaign", { id }), ["status"], "draft")
    }
    const id = await create(context)
    const before = await call("getCampaign", { id })
    shows(surveys, before, ["control_survey_id"], undefined)
    await accepts(launches, "launchCampaign", { id })
    const after = await call("getCampaign", { id })
    shows(pending, after, ["status"], "pending")
    shows(surveys, after, ["default_question_name"], "brand_awareness")
    context.holds(surveyIds, after)
    await refuses(once, "launchCampaign", { id }, [409])
    context.agrees(unchanged, [after, await call("getCampaign", { id })])
    if (!context.hasControl) return
    const late = await create(context, { start_date: iso(now() + 1000), end_date: iso(now() + 3_600_000) })
    await context.advance(3601)
    await refuses(complete, "launchCampaign", { id: late }, [400])
    const started = await create(context, { start_date: iso(now() - 1000) })
    await accepts(launches, "launchCampaign", { id: started })
    shows(pending, await call("getCampaign", { id: started }), ["status"], "live")
  }
}

export const drafts: ReadonlyArray<Scenario> = [lifecycle, rules, launching]
