/**
 * A sandbox with one of everything that an operation may need, made by plain HTTP.
 */
import { encoded } from "./requests.ts"
import { createSandbox, credentials, type Listening, type Sandbox } from "@fieldwork/sandbox"

export interface Ids {
  readonly draft: string
  readonly live: string
  readonly question: number
  /** Of the live campaign, as everything below is. */
  readonly excel: string
  readonly powerPoint: string
  readonly frequencyReport: string
  readonly pixelGroup: number
  readonly pixel: number
  /** Of creatives. */
  readonly group: number
  readonly supplier: string
  /** A survey that the supplier has an allocation for and no link. */
  readonly survey: number
  /** One that the supplier has a link for. */
  readonly linked: number
  /** One that goes back to known respondents, with an allocation for the supplier. */
  readonly recontact: number
  /** One that the account has created itself. */
  readonly ownSurvey: number
}

/** One sandbox that listens for as long as a test file runs. */
export interface Stage {
  readonly sandbox: Sandbox
  readonly server: Listening
}

export interface World {
  readonly token: string
  readonly ids: Ids
}

const prefix = "/api/impact-measurement/v1"

/** A study that the sandbox accepts, from the 6th day on for a year. */
export const campaignDraft = {
  campaign_name: "Alder Coffee winter",
  start_date: "2026-01-06T00:00:00Z",
  end_date: "2027-01-06T00:00:00Z",
  client_name: "Alder Coffee",
  country_language_id: 9,
  industry_id: 1,
  channels: ["digital" as const],
  // Enough that lift is there on the third day.
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

/** A survey that the sandbox accepts; with the status 03 it goes live. */
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

/** Where callbacks go that no test looks at. */
export const deafEar = "http://127.0.0.1:9/callbacks"

export const openStage = async (): Promise<Stage> => {
  const sandbox = createSandbox({ send: async () => new Response(null, { status: 200 }) })
  return { sandbox, server: await sandbox.listen() }
}

type Call = (method: string, path: string, body?: unknown, isForm?: boolean) => Promise<unknown>

/** What belongs to a campaign and has an id of its own, one of each. */
const equip = async (
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

/** Begins again from the seed and makes one of everything. */
export const arrange = async ({
  sandbox
}: {
  readonly sandbox: Pick<Sandbox, "advance" | "fetch">
}): Promise<World> => {
  const call = async (
    method: string,
    path: string,
    authorization: string,
    body?: unknown,
    isForm = false
  ): Promise<Record<string, never>> => {
    const sent = body === undefined ? undefined : encoded(body, isForm)
    const response = await sandbox.fetch(`http://sandbox${path}`, {
      method,
      headers: { authorization, ...(sent !== undefined && { "content-type": sent.type }) },
      ...(sent !== undefined && { body: sent.text })
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return JSON.parse(text)
  }

  await call("POST", "/__sandbox/reset", "")
  const [survey, linked] = await allocated
  const { audience, clientId: client_id, clientSecret: client_secret } = credentials.brandLift
  const { access_token } = await call("POST", "/oauth/token", "", {
    grant_type: "client_credentials",
    client_id,
    client_secret,
    audience,
    platform_scopes: "short app:imt"
  })
  const bearer = `Bearer ${access_token}`
  const draft = await call("POST", `${prefix}/campaigns`, bearer, campaignDraft)
  const live = await call("POST", `${prefix}/campaigns`, bearer, {
    ...campaignDraft,
    campaign_name: "Alder Coffee spring"
  })
  const campaign = `${prefix}/campaigns/${live["campaign_id"]}`
  await call("POST", `${campaign}/launch`, bearer)
  const made = await equip((method, path, body, isForm) => call(method, `${campaign}${path}`, bearer, body, isForm))

  await sandbox.advance({ days: 3 })
  const { items: emails } = (await call("GET", "/__sandbox/emails", "")) as unknown as {
    items: ReadonlyArray<{ report_export_id: string }>
  }
  const renewed = await call("POST", "/oauth/token", "", {
    grant_type: "client_credentials",
    client_id,
    client_secret,
    audience,
    platform_scopes: "short app:imt"
  })
  const token = String(renewed["access_token"])
  const questions = await call("GET", `${prefix}/campaigns/${live["campaign_id"]}/questions`, `Bearer ${token}`)
  const key = credentials.exchange.apiKey
  const supplier = credentials.exchange.suppliers[0] ?? ""
  await call("POST", `/supply/opportunities/v1/subscriptions/${supplier}`, key, opportunitiesSubscription(deafEar))
  await call("POST", `/supply/respondent-outcomes/v1/subscriptions/${supplier}`, key, outcomesSubscription(deafEar))
  const { question } = (questions["items"] as unknown as ReadonlyArray<{ question: { id: number } }>)[0] ?? {
    question: { id: 0 }
  }

  await call("POST", `/Supply/v1/SupplierLinks/Create/${linked}/${supplier}`, key, {
    SupplierLinkTypeCode: "OWS",
    TrackingTypeCode: "NONE"
  })
  const created = await call("POST", "/Demand/v1/Surveys/Create", key, newSurvey)
  const { SurveyNumber: ownSurvey } = created["Survey"] as unknown as { SurveyNumber: number }
  const offerwall = await call("GET", `/Supply/v1/Surveys/AllOfferwall/${supplier}`, key)
  const { SurveyNumber: recontact = 0 } =
    (offerwall["Surveys"] as unknown as ReadonlyArray<{ SurveyNumber: number; StudyTypeID: number }>).find(
      ({ StudyTypeID }) => StudyTypeID === 22
    ) ?? {}
  return {
    token,
    ids: {
      draft: String(draft["campaign_id"]),
      live: String(live["campaign_id"]),
      question: question.id,
      ...made,
      excel: emails.find(({ report_export_id }) => report_export_id !== made.powerPoint)?.report_export_id ?? "",
      supplier,
      survey,
      linked,
      recontact,
      ownSurvey
    }
  }
}

/** Two of the market's live surveys that take an entry link from this supplier: the same in every sandbox of the seed. */
const findAllocated = async (): Promise<readonly [number, number]> => {
  const { fetch } = createSandbox()
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

const allocated = findAllocated()
