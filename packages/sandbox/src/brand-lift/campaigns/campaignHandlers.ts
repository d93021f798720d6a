/**
 * The operations on campaigns: list, summary, create, get, update, launch.
 */
import type { Document } from "@fieldwork/specs/openapi"
import type { Handlers } from "../../http/Handler.ts"
import { memoizeSerialized } from "../../http/Message.ts"
import { ownPermission } from "../Account.ts"
import { notFound } from "../errors.ts"
import * as Page from "../Page.ts"
import { baselineQuestions } from "../lookups/baselineQuestions.ts"
import type { CampaignDraft, CampaignUpdate, DraftQuestion, operations } from "@fieldwork/specs/brand-lift/schema"
import { type CampaignState, findCampaign } from "./CampaignState.ts"
import type { StudyState } from "../study/StudyState.ts"
import { isEmpty, merge } from "../Violations.ts"
import type { Campaign, CampaignSettings } from "./Campaign.ts"
import { fillDefaults, fillItemDefaults } from "./fillDefaults.ts"
import * as Fielding from "./Fielding.ts"
import { campaignTest } from "./CampaignFilters.ts"
import * as LaunchedUpdate from "./LaunchedUpdate.ts"
import * as LaunchRules from "./LaunchRules.ts"
import * as Rules from "./CampaignRules.ts"
import * as Settings from "./CampaignSettings.ts"
import { sortCampaigns } from "./sortCampaigns.ts"
import { summaryOf } from "./summaryOf.ts"
import * as UpdateRules from "./UpdateRules.ts"
import { toCampaign, toCampaignDetail } from "./campaignResponses.ts"

type CampaignHandlers = Handlers<
  Pick<
    operations,
    | "listCampaigns"
    | "getCampaignSummary"
    | "createCampaign"
    | "getCampaign"
    | "updateCampaign"
    | "updateLaunchedCampaign"
    | "launchCampaign"
  >
>

/** The representation of each campaign in responses is cached, because campaigns are polled far more often than they change. */
const detailOf = memoizeSerialized(toCampaignDetail)

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const surveyIsFixed = { include_baseline_questions: ["The survey cannot be changed after the launch."] }

export const campaignHandlers = (state: CampaignState & StudyState, document: Document): CampaignHandlers => {
  const now = () => state.environment.clock.now()
  const baseline = fillDefaults(document, { items: schema("DraftQuestion") }, baselineQuestions) as Array<DraftQuestion>

  const created = (body: CampaignDraft, withBaseline: boolean) => {
    const settings = Settings.fromDraft(fillDefaults(document, schema("CampaignDraft"), body) as CampaignDraft)
    return withBaseline ? Settings.withBaseline(settings, baseline) : settings
  }

  const updated = (before: Campaign, body: CampaignUpdate, withBaseline: boolean) => {
    const settings = Settings.updated(
      before,
      fillItemDefaults(document, schema("CampaignUpdate"), body) as CampaignUpdate
    )
    return withBaseline ? Settings.withBaseline(settings, baseline) : settings
  }

  /** Stores a campaign with updated settings, and reschedules its end and its recruitment if the update requires it. */
  const store = (before: Campaign, settings: CampaignSettings): Campaign => {
    const after: Campaign = { ...before, ...settings, updated_at: now() }
    state.campaigns.set(after.campaign_id, after)
    if (UpdateRules.isReplanned(before, after)) Fielding.replan(state, before, after)
    return state.campaigns.get(after.campaign_id) ?? after
  }

  return {
    listCampaigns: ({ params }) => {
      const violations = Page.violations(params)
      if (!isEmpty(violations)) return { status: 400, body: violations }
      const found = [...state.campaigns.values()].filter(campaignTest(params))
      const { items, ...page } = Page.paginate(sortCampaigns(found, params), params)
      const { sort_by, sort_order } = params
      return {
        status: 200,
        body: {
          items: items.map(toCampaign),
          ...page,
          ...(sort_by !== undefined && { sort_by }),
          ...(sort_order !== undefined && { sort_order })
        }
      }
    },

    getCampaignSummary: ({ params }) => ({
      status: 200,
      body: summaryOf([...state.campaigns.values()].filter(campaignTest(params)))
    }),

    createCampaign: ({ body, params: { include_baseline_questions = false } }) => {
      const settings = created(body, include_baseline_questions)
      const violations = Rules.checkDraft(settings)
      if (!isEmpty(violations)) return { status: 400, body: violations }
      const campaign: Campaign = {
        ...settings,
        campaign_id: state.random.uuid(),
        status: "draft",
        created_at: now(),
        updated_at: now(),
        data_updated_at: undefined,
        permission_id: ownPermission,
        survey: undefined
      }
      state.campaigns.set(campaign.campaign_id, campaign)
      return { status: 200, body: toCampaign(campaign) }
    },

    getCampaign: ({ params: { id } }) => {
      const campaign = findCampaign(state, id)
      return campaign === undefined ? notFound : { status: 200, body: detailOf(campaign) }
    },

    updateCampaign: ({ body, params: { id, include_baseline_questions = false } }) => {
      const before = findCampaign(state, id)
      if (before === undefined) return notFound
      const settings = updated(before, body, include_baseline_questions)
      const violations = merge(
        before.status === "draft"
          ? Rules.checkDraft(settings)
          : merge(Rules.check(settings), UpdateRules.check(before, body, settings, now())),
        before.status !== "draft" && include_baseline_questions ? surveyIsFixed : {}
      )
      if (!isEmpty(violations)) return { status: 400, body: violations }
      return { status: 200, body: toCampaign(store(before, settings)) }
    },

    updateLaunchedCampaign: ({ body, params: { id } }) => {
      const before = findCampaign(state, id)
      if (before === undefined) return notFound
      const settings = LaunchedUpdate.updated(before, body)
      const violations = LaunchedUpdate.check(before, settings, now())
      if (!isEmpty(violations)) return { status: 400, body: violations }
      return { status: 200, body: LaunchedUpdate.toLaunchedCampaign(store(before, settings), now()) }
    },

    launchCampaign: ({ params: { id } }) => {
      const campaign = findCampaign(state, id)
      if (campaign === undefined) return notFound
      if (campaign.status !== "draft") {
        return { status: 409, body: { detail: `Only a draft can be launched; this campaign is ${campaign.status}.` } }
      }
      const violations = LaunchRules.check(campaign, now())
      if (!isEmpty(violations)) return { status: 400, body: violations }
      Fielding.launch(state, campaign)
      return { status: 200, body: { detail: "Campaign created. Survey creation has been triggered." } }
    }
  }
}
