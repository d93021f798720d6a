/**
 * One good input for every operation, as a service method takes it.
 *
 * A test lists the operations that have none.
 */
import { credentials } from "@fieldwork/sandbox"
import type { Input } from "./requests.ts"
import { campaignDraft, deafEar, type Ids, opportunitiesSubscription, outcomesSubscription } from "./world.ts"

const { audience, clientId, clientSecret } = credentials.brandLift

export const inputs: Readonly<Record<string, (ids: Ids) => Input>> = {
  createToken: () => ({
    body: {
      grant_type: "client_credentials",
      client_id: clientId,
      client_secret: clientSecret,
      audience,
      platform_scopes: "short app:imt"
    }
  }),
  listCampaigns: () => ({
    page: 1,
    page_size: 5,
    status__in: ["live", "draft"],
    sort_by: "start_date",
    sort_order: "asc"
  }),
  createCampaign: () => ({ include_baseline_questions: true, body: campaignDraft }),
  getCampaign: ({ live }) => ({ id: live }),
  updateCampaign: ({ draft }) => ({ id: draft, body: { campaign_name: "Alder Coffee autumn" } }),
  launchCampaign: ({ draft }) => ({ id: draft }),
  listCampaignQuestions: ({ live }) => ({ campaigns_pk: live }),
  getQuestionLift: ({ live, question }) => ({
    campaigns_pk: live,
    questions_pk: question,
    confidence_level: 0.9,
    confidence_level__in: [0.8, 0.85, 0.9, 0.95],
    demographics: { demo_age__range: "18,64" }
  }),
  listLiftByDevice: ({ live, question }) => ({ campaigns_pk: live, questions_pk: question }),
  listLiftByAdChannel: ({ live, question }) => ({ campaigns_pk: live, questions_pk: question }),

  getBundledLookups: () => ({ Bundle: "Countries,SurveyStatuses" }),
  listDictionary: () => ({ property: "locales", page_size: 3, page_number: 1 }),
  createOpportunitiesSubscription: ({ supplier }) => ({
    supplier_code: supplier,
    body: opportunitiesSubscription(deafEar)
  }),
  getOpportunitiesSubscription: ({ supplier }) => ({ supplier_code: supplier, surveys: true }),
  removeOpportunitiesSubscription: ({ supplier }) => ({ supplier_code: supplier }),
  createOutcomesSubscription: ({ supplier }) => ({ supplier_code: supplier, body: outcomesSubscription(deafEar) }),
  getOutcomesSubscription: ({ supplier }) => ({ supplier_code: supplier }),
  removeOutcomesSubscription: ({ supplier }) => ({ supplier_code: supplier }),
  createSupplierLink: ({ supplier, survey }) => ({
    SurveyNumber: survey,
    SupplierCode: supplier,
    body: {
      SupplierLinkTypeCode: "OWS",
      TrackingTypeCode: "NONE",
      SuccessLink: "https://panel.example.com/back?mid=[%MID%]"
    }
  })
}
