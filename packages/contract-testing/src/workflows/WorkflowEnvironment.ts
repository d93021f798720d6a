/**
 * Starts a sandbox that contains the data that the workflows need: a live study with respondents, a completed study, a finished export and supplier
 * codes.
 */
import { createSandbox, credentials } from "@fieldwork/sandbox"

export interface WorkflowEnvironment {
  readonly url: string
  readonly inputs: Readonly<Record<string, unknown>>
  /** Advances the clock until `stop` is called, so that studies recruit respondents and reports are completed while a workflow waits. */
  readonly run: () => { readonly stop: () => void }
  readonly close: () => Promise<void>
}

const campaigns = "/api/impact-measurement/v1/campaigns"

const study = (campaign_name: string, end_date: string) => ({
  campaign_name,
  start_date: "2026-01-06T00:00:00Z",
  end_date,
  client_name: "Alder Coffee",
  country_language_id: 9,
  industry_id: 1,
  channels: ["digital"],
  expected_impressions_count: { digital: 30_000_000, linear_tv: 0, social: 0 },
  draft_settings: {
    questions: [
      {
        question_name: "brand_awareness",
        question_text: "Which of these coffee brands have you heard of?",
        kpi_type: "awareness",
        answers: ["Alder Coffee", "Birch Roasters", "Cedar Beans"],
        question_type: "radio",
        default: true,
        target_option_index: 0
      }
    ]
  }
})

/** The id of the control group's survey in the first study launched in a sandbox. */
const firstSurvey = 410_001

/** The number of virtual minutes by which the clock advances every 200 milliseconds. */
const pace = 6

export const openWorkflowEnvironment = async (): Promise<WorkflowEnvironment> => {
  const sandbox = createSandbox({ send: async () => new Response(null, { status: 200 }) })
  const { close, url } = await sandbox.listen({ port: 0 })
  const call = async (method: string, path: string, authorization: string, body?: object) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`)
    return response.json() as Promise<Record<string, unknown>>
  }
  const { audience, clientId: client_id, clientSecret: client_secret } = credentials.brandLift
  const client = { client_id, client_secret, audience }
  const grant = { ...client, grant_type: "client_credentials", platform_scopes: "short app:imt" }
  const { access_token } = await call("POST", "/oauth/token", "", grant)
  const bearer = `Bearer ${String(access_token)}`
  const launched = async (settings: object): Promise<string> => {
    const draft = await call("POST", campaigns, bearer, settings)
    const id = String(draft["campaign_id"])
    await call("POST", `${campaigns}/${id}/launch`, bearer)
    return id
  }
  const campaign_id = await launched(study("Alder Coffee spring", "2027-01-06T00:00:00Z"))
  const complete_campaign_id = await launched(study("Alder Coffee winter", "2026-01-08T00:00:00Z"))
  await call("POST", `${campaigns}/${campaign_id}/export/excel`, bearer, {})
  await sandbox.advance({ days: 4 })
  const { items: emails } = await call("GET", "/__sandbox/emails", "")
  const [{ report_export_id }] = emails as readonly [{ report_export_id: string }]
  const { apiKey: api_key, suppliers } = credentials.exchange
  const [supplier_code = "", idle_supplier_code = ""] = suppliers
  const { Surveys } = await call("GET", `/Supply/v1/Surveys/AllOfferwall/${supplier_code}`, api_key)
  const offerwall = Surveys as ReadonlyArray<{ readonly SurveyNumber: number; readonly StudyTypeID: number }>
  const now = sandbox.now()
  const inDays = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString()
  return {
    url,
    inputs: {
      ...client,
      api_key,
      campaign_id,
      complete_campaign_id,
      report_export_id,
      campaign_name: "Alder Coffee summer",
      start_date: inDays(1 / 24),
      end_date: inDays(3),
      new_end_date: inDays(300),
      new_digital_count: 40_000_000,
      raised_digital_count: 35_000_000,
      report_request: JSON.stringify({
        filter_impressions_by_timestamp: true,
        survey_ids: [firstSurvey],
        output_columns: {}
      }),
      partner_campaign_id: "winter-2026",
      supplier_code,
      idle_supplier_code,
      callback: "http://127.0.0.1:9/callbacks",
      survey_number: 1_000_003,
      recontact_survey_number: offerwall.find(({ StudyTypeID }) => StudyTypeID === 22)?.SurveyNumber,
      created_status: "01",
      live_status: "03",
      country_language_id: 9
    },
    run: () => {
      const timer = setInterval(() => void sandbox.advance({ seconds: pace * 60 }), 200)
      return { stop: () => clearInterval(timer) }
    },
    close: async () => {
      await close()
    }
  }
}
