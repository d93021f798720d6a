/**
 * Checks that the sandbox applies the defaults that the statements specify. Omitting a value must have the same result as sending the default, and a
 * different result from sending another value. The values are copied from the API documents by hand, so a wrong constant in the sandbox is detected.
 */
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { beforeAll, describe, expect, it } from "vitest"
import { type ApiName, type Operation, operationsOf } from "../../src/documents.ts"
import { inputs } from "../../src/inputs.ts"
import { type Input, requestOf } from "../../src/requests.ts"
import { checks } from "../../src/statements/index.ts"
import { createTestData, campaignDraft, newSurvey, type TestData } from "../../src/TestData.ts"

const sandbox = createSandbox({ send: async () => new Response() })
let testData: TestData
const operations = new Map(
  (["brand-lift", "exchange"] satisfies ReadonlyArray<ApiName>).flatMap((api) =>
    operationsOf(api).map((operation) => [operation.id, operation] as const)
  )
)

const call = async (id: string, input: Input): Promise<string> => {
  const operation = operations.get(id) as Operation
  const isExchange = operation.api === "exchange"
  const authorization = isExchange ? credentials.exchange.apiKey : `Bearer ${testData.token}`
  const { url, ...init } = requestOf(operation, input, { url: "http://sandbox", authorization })
  const response = await sandbox.fetch(url, init)
  const text = await response.text()
  expect(response.status, text).toBe(200)
  return text
}

beforeAll(async () => {
  testData = await createTestData({ sandbox })
  // Creates more campaigns than fit on a page of the default size.
  for (let number = 0; number < 12; number++)
    await call("createCampaign", { body: { ...campaignDraft, campaign_name: `Study ${number}` } })
})

const documentedDefault = (at: string): unknown =>
  Object.values(checks["brand-lift"])
    .flat()
    .flatMap((check) => (check.at === at && "byDefault" in check ? [check.byDefault] : []))[0]

/** For each parameter with a default, the id of a read operation and a value other than the default that changes the result. */
const parameters: ReadonlyArray<readonly [component: string, name: string, id: string, other: unknown]> = [
  ["PageSize", "page_size", "listCampaigns", 11],
  ["ConfidenceLevel", "confidence_level", "getQuestionLift", 0.5],
  ["ConfidenceLevelIn", "confidence_level__in", "getQuestionLift", [0.8]],
  ["DemoType", "demo_type", "listDemographicFilters", ["taq"]],
  ["IncludeParameters", "include_parameters", "listAdServers", true],
  ["IncludeDetails", "include_details", "listPixelGroups", true],
  ["UseBuckets", "use_buckets", "listLiftByDemographic", false]
]

describe("parameter defaults", () => {
  it.each([...parameters])(
    "the sandbox applies the documented default of %s if the parameter %s of %s is absent",
    async (component, name, id, other) => {
      const value = documentedDefault(`parameters/${component}/schema`)
      expect(value).toBeDefined()
      const { [name]: _, page_size: __, ...input } = inputs[id]?.(testData.ids) ?? {}
      const absent = await call(id, input)
      expect(await call(id, { ...input, [name]: value })).toBe(absent)
      expect(await call(id, { ...input, [name]: other })).not.toBe(absent)
    }
  )

  it("the sandbox returns as many items per page as the default page size in the spec states", async () => {
    const { items } = JSON.parse(await call("listCampaigns", {})) as { readonly items: ReadonlyArray<unknown> }
    expect(items).toHaveLength(Number(documentedDefault("parameters/PageSize/schema")))
  })

  it("the sandbox does not add baseline questions to a new campaign by default", async () => {
    const settings = async (input: Input) => {
      const created: unknown = JSON.parse(await call("createCampaign", { ...input, body: campaignDraft }))
      return Reflect.get(Object(created), "draft_settings") as object
    }
    expect(documentedDefault("parameters/IncludeBaselineQuestions/schema")).toBe(false)
    expect(await settings({})).toEqual(await settings({ include_baseline_questions: false }))
    expect(await settings({})).not.toEqual(await settings({ include_baseline_questions: true }))
  })
})

describe("field defaults", () => {
  const created = async (): Promise<Record<string, unknown>> => {
    const { channels: _, ...draft } = campaignDraft
    return JSON.parse(await call("createCampaign", { body: draft })) as Record<string, unknown>
  }

  it("the sandbox gives a new campaign the channels that the spec states as default", async () => {
    expect((await created())["channels"]).toEqual(documentedDefault("schemas/CampaignDraft/properties/channels"))
  })

  it.each(["allow_ip", "extra_questions_enabled"])(
    "the sandbox gives the field %s of draft settings its documented default",
    async (name) => {
      const settings = Object((await created())["draft_settings"]) as Record<string, unknown>
      expect(settings[name]).toBe(documentedDefault(`schemas/DraftSettings/properties/${name}`))
    }
  )

  it.each([
    "is_custom_question_text",
    "replaceable_answers",
    "randomize",
    "use_answer_meta",
    "use_question_meta",
    "enable_skip_logic"
  ])("the sandbox gives the field %s of a draft question its documented default", async (name) => {
    const { questions } = Object((await created())["draft_settings"]) as {
      readonly questions: ReadonlyArray<Record<string, unknown>>
    }
    expect(questions[0]?.[name]).toBe(documentedDefault(`schemas/QuestionFields/properties/${name}`))
  })

  it("the sandbox gives a new IP matching id the enablement type that the spec states as default", async () => {
    const body = { ip_matching_type: "placement_id", ids: ["plc-default"] }
    await call("createIpMatchingIds", { campaigns_pk: testData.ids.live, body })
    const { items } = JSON.parse(await call("getIpMatching", { campaigns_pk: testData.ids.live })) as {
      readonly items: ReadonlyArray<Record<string, unknown>>
    }
    const made = items.find((item) => Object.values(item).includes("plc-default"))
    expect(Object.values(made ?? {})).toContain(documentedDefault("schemas/IpMatchingIds/properties/enablement_type"))
  })

  it("the sandbox refuses a new survey without a status because the API document states no default", async () => {
    const { SurveyStatusCode: _, ...body } = newSurvey
    await expect(call("createSurvey", { body })).rejects.toThrow("SurveyStatusCode")
  })
})
