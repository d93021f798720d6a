/**
 * Creates a sandbox that contains at least one object of each kind that an operation may need. The objects are created with plain HTTP requests.
 */
import { encoded } from "./requests.ts"
import { createSandbox, credentials, type SandboxServer, type Sandbox } from "@fieldwork/sandbox"

export interface Ids {
  readonly draft: string
  readonly live: string
  readonly question: number
  /** The id of the Excel export of the live campaign. The following fields up to `group` also belong to the live campaign. */
  readonly excel: string
  readonly powerPoint: string
  readonly frequencyReport: string
  readonly pixelGroup: number
  readonly pixel: number
  /** The id of a group of creatives. */
  readonly group: number
  readonly supplier: string
  /** The number of a survey for which the supplier has an allocation but no entry link. */
  readonly survey: number
  /** The number of a survey for which the supplier has an entry link. */
  readonly linked: number
  /** The number of a recontact survey that is allocated to the supplier. */
  readonly recontact: number
  /** The number of a survey that the account itself created. */
  readonly ownSurvey: number
}

/** A sandbox with a server that listens while a test file runs. */
export interface TestEnvironment {
  readonly sandbox: Sandbox
  readonly server: SandboxServer
}

export interface TestData {
  readonly token: string
  readonly ids: Ids
}

const prefix = "/api/impact-measurement/v1"

/**
 * A campaign draft that the sandbox accepts. The campaign starts on 6 January 2026, one day after the default start of the sandbox's clock, and lasts
 * a year.
 */
export const campaignDraft = {
  campaign_name: "Alder Coffee winter",
  start_date: "2026-01-06T00:00:00Z",
  end_date: "2027-01-06T00:00:00Z",
  client_name: "Alder Coffee",
  country_language_id: 9,
  industry_id: 1,
  channels: ["digital" as const],
  // The number of impressions is high enough for lift results on the third day.
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
}

export const opportunitiesSubscription = (callback: string) => ({
  callback,
  include_quotas: true,
  opportunities: [{ country_language: { in: ["eng_us", "eng_ca", "eng_gb"] } }]
})

/** A survey that the sandbox accepts. Updating its status to 03 makes it live. */
export const newSurvey = {
  SurveyStatusCode: "01",
  SurveyName: "Evening snacks",
  CountryLanguageID: 9,
  ClientSurveyLiveURL: "https://surveys.example.com/evening-snacks?rid=[%RID%]",
  TestRedirectURL: "https://surveys.example.com/evening-snacks?live=0",
  QuotaCPI: 1.75,
  Quota: 400,
  UniquePID: true,
  UniqueIPAddress: true
}

export const outcomesSubscription = (callback: string) => ({ callback, outcomes: [{}] })

/** A callback URL for tests that do not examine the callbacks. */
export const ignoredCallbackUrl = "http://127.0.0.1:9/callbacks"

export const openTestEnvironment = async (): Promise<TestEnvironment> => {
  const sandbox = createSandbox({ send: async () => new Response(null, { status: 200 }) })
  return { sandbox, server: await sandbox.listen() }
}

type Call = (method: string, path: string, body?: unknown, isForm?: boolean) => Promise<unknown>

/** Creates one of each kind of object that belongs to a campaign and has its own id. */
const createCampaignObjects = async (
  call: Call
): Promise<Pick<Ids, "powerPoint" | "frequencyReport" | "pixelGroup" | "pixel" | "group">> => {
  await call("POST", "/export/excel", {})
  const powerPoint = (await call("POST", "/export/powerpoint", {})) as { report_export_id: string }
  const json = JSON.stringify({ filter_impressions_by_timestamp: false, output_columns: {} })
  const csv = "3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815\n"
  const reports = (await call("POST", "/frequency-reports", { json, csv }, true)) as {
    items: readonly [{ frequency_report_id: string }]
  }
  await call("POST", "/pixels", { campaign_pixels: [{ ad_server_id: 1 }] })
  const pixels = (await call("GET", "/pixels?include_details=true")) as {
    items: readonly [{ id: number; details: readonly [{ pixel_id: number }] }]
  }
  const groups = (await call("POST", "/groups/creative", { groups: [{ group_name: "Autumn" }] })) as {
    groups: readonly [{ group_id: number }]
  }
  await call("POST", "/ip-matching", { enabled: true, ids: [{ type: "placement_id", id: "plc-3381" }] })
  await call("POST", "/s2s-mappings", [{ partner_id: 1, partner_campaigns_ids: ["str-881"] }])
  return {
    powerPoint: powerPoint.report_export_id,
    frequencyReport: reports.items[0].frequency_report_id,
    pixelGroup: pixels.items[0].id,
    pixel: pixels.items[0].details[0].pixel_id,
    group: groups.groups[0].group_id
  }
}

type SandboxApi = Pick<Sandbox, "advance" | "fetch">

type Caller = (method: string, path: string, authorization: string, body?: unknown, isForm?: boolean) => Promise<never>

const callerOf =
  ({ fetch }: Pick<Sandbox, "fetch">): Caller =>
  async (method, path, authorization, body, isForm = false) => {
    const sent = body === undefined ? undefined : encoded(body, isForm)
    const response = await fetch(`http://sandbox${path}`, {
      method,
      headers: { authorization, ...(sent !== undefined && { "content-type": sent.type }) },
      ...(sent !== undefined && { body: sent.text })
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}: ${text}`)
    return JSON.parse(text) as never
  }

type BrandLiftIds = Pick<
  Ids,
  "draft" | "live" | "question" | "excel" | "powerPoint" | "frequencyReport" | "pixelGroup" | "pixel" | "group"
>

type ExchangeIds = Pick<Ids, "supplier" | "survey" | "linked" | "recontact" | "ownSurvey">

/** Creates one brand lift object of each kind, and advances the clock by three days. */
export const createBrandLiftData = async (
  sandbox: SandboxApi
): Promise<{ readonly token: string; readonly ids: BrandLiftIds }> => {
  const call = callerOf(sandbox)
  const { audience, clientId: client_id, clientSecret: client_secret } = credentials.brandLift
  const authenticate = async (): Promise<string> => {
    const { access_token }: { access_token: string } = await call("POST", "/oauth/token", "", {
      grant_type: "client_credentials",
      client_id,
      client_secret,
      audience,
      platform_scopes: "short app:imt"
    })
    return access_token
  }
  const bearer = `Bearer ${await authenticate()}`
  const create = async (draft: object): Promise<string> => {
    const { campaign_id }: { campaign_id: string } = await call("POST", `${prefix}/campaigns`, bearer, draft)
    return campaign_id
  }
  const draft = await create(campaignDraft)
  const live = await create({ ...campaignDraft, campaign_name: "Alder Coffee spring" })
  const campaign = `${prefix}/campaigns/${live}`
  await call("POST", `${campaign}/launch`, bearer)
  const objects = await createCampaignObjects((method, path, body, isForm) =>
    call(method, `${campaign}${path}`, bearer, body, isForm)
  )
  await sandbox.advance({ days: 3 })
  const { items: emails }: { items: ReadonlyArray<{ report_export_id: string }> } = await call(
    "GET",
    "/__sandbox/emails",
    ""
  )
  const token = await authenticate()
  const { items: questions }: { items: ReadonlyArray<{ question: { id: number } }> } = await call(
    "GET",
    `${campaign}/questions`,
    `Bearer ${token}`
  )
  const excel = emails.find(({ report_export_id }) => report_export_id !== objects.powerPoint)?.report_export_id ?? ""
  return { token, ids: { draft, live, question: questions[0]?.question.id ?? 0, ...objects, excel } }
}

/** Creates one exchange object of each kind. The second argument contains the surveys from `findAllocated`. */
export const createExchangeData = async (
  sandbox: Pick<Sandbox, "fetch">,
  [survey, linked]: readonly [number, number]
): Promise<ExchangeIds> => {
  const call = callerOf(sandbox)
  const key = credentials.exchange.apiKey
  const supplier = credentials.exchange.suppliers[0] ?? ""
  await call(
    "POST",
    `/supply/opportunities/v1/subscriptions/${supplier}`,
    key,
    opportunitiesSubscription(ignoredCallbackUrl)
  )
  await call(
    "POST",
    `/supply/respondent-outcomes/v1/subscriptions/${supplier}`,
    key,
    outcomesSubscription(ignoredCallbackUrl)
  )
  await call("POST", `/Supply/v1/SupplierLinks/Create/${linked}/${supplier}`, key, {
    SupplierLinkTypeCode: "OWS",
    TrackingTypeCode: "NONE"
  })
  const created: { Survey: { SurveyNumber: number } } = await call("POST", "/Demand/v1/Surveys/Create", key, newSurvey)
  const { Surveys: surveys }: { Surveys: ReadonlyArray<{ SurveyNumber: number; StudyTypeID: number }> } = await call(
    "GET",
    `/Supply/v1/Surveys/AllOfferwall/${supplier}`,
    key
  )
  const recontact = surveys.find(({ StudyTypeID }) => StudyTypeID === 22)?.SurveyNumber ?? 0
  return { supplier, survey, linked, recontact, ownSurvey: created.Survey.SurveyNumber }
}

/**
 * Returns two live surveys that are allocated to the supplier. The result is the same in every sandbox with the same seed. The search creates an
 * entry link for each of the two surveys.
 */
export const findAllocated = async ({ fetch }: Pick<Sandbox, "fetch">): Promise<readonly [number, number]> => {
  const url = "http://sandbox"
  const supplier = credentials.exchange.suppliers[0] ?? ""
  const { items } = (await (await fetch(`${url}/__sandbox/surveys`)).json()) as {
    items: ReadonlyArray<{ survey_id: number; is_live: boolean }>
  }
  const found: Array<number> = []
  for (const { is_live, survey_id } of items) {
    if (!is_live) continue
    const { status } = await fetch(`${url}/Supply/v1/SupplierLinks/Create/${survey_id}/${supplier}`, {
      method: "POST",
      headers: { authorization: credentials.exchange.apiKey, "content-type": "application/json" },
      body: JSON.stringify({ SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE" })
    })
    if (status === 200) found.push(survey_id)
    const [first, second] = found
    if (first !== undefined && second !== undefined) return [first, second]
  }
  throw new Error("the market has fewer than two surveys with an allocation")
}

let allocated: Promise<readonly [number, number]> | undefined

/** Resets the sandbox to its seeded state, and creates one object of each kind. */
export const createTestData = async ({ sandbox }: { readonly sandbox: SandboxApi }): Promise<TestData> => {
  allocated ??= findAllocated(createSandbox())
  await callerOf(sandbox)("POST", "/__sandbox/reset", "")
  const { ids, token } = await createBrandLiftData(sandbox)
  return { token, ids: { ...ids, ...(await createExchangeData(sandbox, await allocated)) } }
}
