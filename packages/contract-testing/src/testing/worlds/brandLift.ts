/**
 * A brand lift account with one of everything that an operation may need: a draft, a study in the field, and what belongs to it.
 */
import { type Exchange, memberOf, textAt } from "../run/Call.ts"
import type { Input } from "../run/callOf.ts"
import type { Session } from "../run/Session.ts"
import { documentInput } from "./documentInput.ts"
import { lazily, type World } from "./World.ts"

const day = 86_400_000

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** A study that is set up for launch: from tomorrow on for a year, with enough impressions that lift is there on the third day. */
export const studyAt = (now: number) => ({
  campaign_name: "Alder Coffee winter",
  start_date: iso(now + day),
  end_date: iso(now + 366 * day),
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

const idOf = ({ json }: Exchange): string => textAt(json, "campaign_id") || "3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815"

/** Lift is there after so many days in the field. */
const daysInField = 4

export const brandLiftWorld = (
  session: Session,
  credentials: Readonly<Record<string, string>>
): World & {
  readonly live: () => Promise<string>
  readonly question: () => Promise<unknown>
} => {
  const { forget, once } = lazily()
  const { call } = session
  const draft = async () => idOf(await call("createCampaign", { body: studyAt(session.now()) }))

  const live = () =>
    once("live", async () => {
      const id = await draft()
      await call("launchCampaign", { id })
      await session.advance((daysInField * day) / 1000)
      return id
    })

  const of = (make: (campaigns_pk: string) => Promise<unknown>, name: string) =>
    once(name, async () => make(await live()))
  const question = () =>
    of(
      async (campaigns_pk) =>
        memberOf((await call("listCampaignQuestions", { campaigns_pk })).json, "items", 0, "question", "id"),
      "question"
    )
  const powerPoint = () =>
    of(
      async (campaigns_pk) =>
        memberOf((await call("exportPowerPoint", { campaigns_pk, body: {} })).json, "report_export_id"),
      "powerPoint"
    )
  const excel = () =>
    of(async (campaigns_pk) => {
      await call("exportExcel", { campaigns_pk, body: {} })
      if (session.options.control === undefined) return undefined
      await session.advance(7200)
      const { json } = await session.control("GET", "/emails")
      return memberOf(json, "items", 0, "report_export_id")
    }, "excel")
  const report = () =>
    of(async (campaigns_pk) => {
      const json = JSON.stringify({ filter_impressions_by_timestamp: false, output_columns: {} })
      const body = { json, csv: "3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815\n" }
      return memberOf(
        (await call("createFrequencyReport", { campaigns_pk, body })).json,
        "items",
        0,
        "frequency_report_id"
      )
    }, "report")
  const pixels = () =>
    of(async (campaigns_pk) => {
      await call("createPixels", { campaigns_pk, body: { campaign_pixels: [{ ad_server_id: 1 }] } })
      return memberOf((await call("listPixelGroups", { campaigns_pk, include_details: true })).json, "items", 0)
    }, "pixels")
  /** The pixels of the group as they are now, since an update replaces them. */
  const pixelNow = async (): Promise<readonly [group: unknown, pixel: unknown]> => {
    const id = memberOf(await pixels(), "id")
    const campaigns_pk = await live()
    const body = { campaign_pixels: [{ ad_server_id: 1 }] }
    const items = (await call("getPixelGroup", { campaigns_pk, id })).json
    const pixel = memberOf(items, "items", 0, "pixel_id")
    if (pixel !== undefined) return [id, pixel]
    await call("updatePixelGroup", { campaigns_pk, id, body })
    return [id, memberOf((await call("getPixelGroup", { campaigns_pk, id })).json, "items", 0, "pixel_id")]
  }
  const group = async () => {
    const body = { groups: [{ group_name: "Autumn" }] }
    const { json } = await call("createOrUpdateGroups", { id: await live(), spca_type: "creative", body })
    return memberOf(json, "groups", 0, "group_id")
  }
  const matching = () =>
    of((campaigns_pk) => {
      const body = { enabled: true, ids: [{ type: "placement_id", id: "plc-3381" }] }
      return call("configureIpMatching", { campaigns_pk, body })
    }, "matching")

  const own: Readonly<Record<string, () => Promise<Input>>> = {
    createToken: async () => {
      const { audience, client_id, client_secret } = credentials
      const client = { client_id, client_secret, audience }
      return { body: { grant_type: "client_credentials", ...client, platform_scopes: "short app:imt" } }
    },
    createCampaign: async () => ({ body: studyAt(session.now()) }),
    updateCampaign: async () => ({ id: await draft(), body: { campaign_name: "Alder Coffee autumn" } }),
    launchCampaign: async () => ({ id: await draft() }),
    updateLaunchedCampaign: async () => ({ id: await live(), body: { campaign_name: "Alder Coffee spring, longer" } }),
    listQuestionTemplates: async () => ({ usage: "lift", country_language_id: 9, industry_id: 1 }),
    getCountryLanguage: async () => ({ id: 9 }),
    listCountryLanguageQuestions: async () => ({ id: 9 }),
    listCountryLanguageQuestionOptions: async () => ({ id: 9, question_id: 43 }),
    getAdServer: async () => ({ id: "1" }),
    exportExcel: async () => ({ campaigns_pk: await live(), body: { to_emails: "analyst@alder.example" } }),
    exportPowerPoint: async () => ({ campaigns_pk: await live(), body: { filters: ["demo_gender=2"] } }),
    getExcelExport: async () => ({ campaigns_pk: await live(), id: await excel() }),
    getPowerPointExport: async () => ({ campaigns_pk: await live(), id: await powerPoint() }),
    createFrequencyReport: async () => ({
      campaigns_pk: await live(),
      body: {
        json: JSON.stringify({
          filter_impressions_by_timestamp: true,
          csv_ids_type: "respondent_id",
          output_columns: {}
        }),
        csv: "c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57\n"
      }
    }),
    getFrequencyReport: async () => ({ campaigns_pk: await live(), id: await report() }),
    updateIpMatching: async () => {
      await matching()
      const ids = [{ ip_matching_type: "placement_id", ip_matching_id: "plc-3381", is_enabled: false }]
      return { campaigns_pk: await live(), body: { ids } }
    },
    createPixels: async () => ({
      campaigns_pk: await live(),
      body: { campaign_pixels: [{ ad_server_id: 1, query_params: { crid: "%%CREATIVE_ID%%" } }] }
    }),
    getPixelGroup: async () => ({ campaigns_pk: await live(), id: memberOf(await pixels(), "id") }),
    updatePixelGroup: async () => {
      const [group, id] = await pixelNow()
      const body = { campaign_pixels: [{ id, ad_server_id: 1, query_params: { crid: "%%CREATIVE%%" } }] }
      return { campaigns_pk: await live(), id: group, body }
    },
    createS2sMappings: async () => ({
      campaigns_pk: await live(),
      body: [{ partner_id: 1, partner_campaigns_ids: ["str-881", "str-882"] }]
    }),
    removeS2sMapping: async () => {
      const campaigns_pk = await live()
      const body = [{ partner_id: 1, partner_campaigns_ids: ["str-990"] }]
      await call("createS2sMappings", { campaigns_pk, body })
      return { campaigns_pk, id: "str-990", body: { partner_id: 1 } }
    },
    createOrUpdateGroups: async () => ({
      id: await live(),
      spca_type: "creative",
      body: { groups: [{ group_name: "Winter" }] }
    }),
    removeGroups: async () => ({ id: await live(), spca_type: "creative", body: { ids: [await group()] } }),
    assignNamesAndGroups: async () => ({
      id: await live(),
      spca_type: "creative",
      body: [{ id: "crv-77", name: "Autumn 30s", group_id: await once("group", group) }]
    }),
    listLiftByCustomVariable: async () => ({
      campaigns_pk: await live(),
      questions_pk: await question(),
      custom_var: "c1"
    })
  }

  return {
    live,
    question,
    forget,
    inputOf: async (operationId) => {
      const made = own[operationId]
      if (made !== undefined) return made()
      const subject = session.subjectOf(operationId)
      if (subject === undefined) return {}
      const input: Record<string, unknown> = { ...documentInput(subject.document, subject.operation) }
      const { path } = subject.operation
      if (path.includes("{campaigns_pk}")) input["campaigns_pk"] = await live()
      if (path.includes("/campaigns/{id}")) input["id"] = await live()
      if (path.includes("{questions_pk}")) input["questions_pk"] = await question()
      if (path.endsWith("/questions/{id}")) input["id"] = await question()
      return input
    }
  }
}
