import { describe, expect, it } from "vitest"
import { type ApiName, documents } from "../src/documents.ts"
import { operationsOf, repliesOf } from "../src/openapi/index.ts"

/**
 * Every operation in the brand lift document, with its number in the API documentation. Letters distinguish operations that have the same number.
 */
const brandLiftRows = [
  ["token", "Access token", "POST", "/oauth/token"],
  ["1", "List campaigns", "GET", "/api/impact-measurement/v1/campaigns"],
  ["2", "Campaign summary metrics", "GET", "/api/impact-measurement/v1/campaigns/summary"],
  ["3", "Get campaign", "GET", "/api/impact-measurement/v1/campaigns/{id}"],
  ["4", "Create campaign draft", "POST", "/api/impact-measurement/v1/campaigns"],
  ["5", "Update campaign", "PATCH", "/api/impact-measurement/v1/campaigns/{id}"],
  ["6", "Update campaign", "PUT", "/api/impact-measurement/v1/campaigns/{id}"],
  ["7", "Launch campaign", "POST", "/api/impact-measurement/v1/campaigns/{id}/launch"],
  ["8", "Campaign overview lift", "GET", "/api/impact-measurement/v1/campaigns/{id}/overview-lift"],
  ["9", "List industries", "GET", "/api/impact-measurement/v1/industries"],
  ["10", "List country languages", "GET", "/api/impact-measurement/v1/country-languages"],
  ["11", "Get country language", "GET", "/api/impact-measurement/v1/country-languages/{id}"],
  ["12", "List country language questions", "GET", "/api/impact-measurement/v1/country-languages/{id}/questions"],
  [
    "13",
    "List options of a country language question",
    "GET",
    "/api/impact-measurement/v1/country-languages/{id}/questions/{question_id}/options"
  ],
  ["14", "List question templates", "GET", "/api/impact-measurement/v1/question-templates"],
  [
    "15",
    "List question templates for a campaign",
    "GET",
    "/api/impact-measurement/v1/campaigns/{id}/question-templates"
  ],
  ["16", "List ad servers", "GET", "/api/impact-measurement/v1/ad-servers"],
  ["17", "Get ad server", "GET", "/api/impact-measurement/v1/ad-servers/{id}"],
  ["18", "List tag query parameters", "GET", "/api/impact-measurement/v1/tag-query-parameters"],
  ["19", "List S2S partners", "GET", "/api/impact-measurement/v1/s2s-partners"],
  [
    "20",
    "List targeted recruitment options of a campaign",
    "GET",
    "/api/impact-measurement/v1/campaigns/{id}/targeted-recruitment-options"
  ],
  ["21", "List demographic filters", "GET", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/demographic-filters"],
  ["22", "List target audiences", "GET", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/target-audiences"],
  ["23", "List non-demographic filters", "GET", "/api/impact-measurement/v1/campaigns/{id}/non-demographic-filters"],
  ["24a", "List CSV columns for respondent export", "GET", "/api/impact-measurement/v1/respondents/csv-columns"],
  [
    "24b",
    "List CSV columns, campaign form",
    "GET",
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv-columns"
  ],
  ["25", "List campaign questions", "GET", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions"],
  ["26", "Get question", "GET", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{id}"],
  [
    "27a",
    "Lift for one question",
    "GET",
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift"
  ],
  ["27b", "Lift for all questions of a campaign", "GET", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/lift"],
  [
    "28a",
    "Lift by ad channel",
    "GET",
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-channel"
  ],
  [
    "28b",
    "Lift by ad length",
    "GET",
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-length"
  ],
  [
    "28c",
    "Lift by creative",
    "GET",
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-creative"
  ],
  [
    "28d",
    "Bucketed breakdown",
    "GET",
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-bucket"
  ],
  [
    "28e",
    "Lift by custom variable",
    "GET",
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-custom-variable/{custom_var}"
  ],
  [
    "28f",
    "Lift by daypart",
    "GET",
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-daypart"
  ],
  [
    "28g",
    "Lift by demographic",
    "GET",
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-demographic/{demo_filter_name}"
  ],
  [
    "28h",
    "Lift by device",
    "GET",
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-device"
  ],
  [
    "28i",
    "Lift by frequency",
    "GET",
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-frequency"
  ],
  ["29", "List respondents", "GET", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents"],
  ["30", "Export respondents as CSV", "GET", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv"],
  ["31", "Export Excel", "POST", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel"],
  ["32", "Excel export status", "GET", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel/{id}"],
  ["33", "Export PowerPoint", "POST", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint"],
  [
    "34",
    "PowerPoint export status",
    "GET",
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint/{id}"
  ],
  ["35", "List frequency reports", "GET", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports"],
  ["36", "Create frequency report", "POST", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports"],
  ["37", "Get frequency report", "GET", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports/{id}"],
  ["38", "Get IP matching", "GET", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching"],
  ["39", "Configure IP matching", "POST", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching"],
  ["40", "Update IP matching enablement", "PATCH", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching"],
  ["41", "Bulk create IP matching ids", "POST", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching/bulk"],
  ["42", "List pixel groups", "GET", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels"],
  ["43", "Create pixels", "POST", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels"],
  ["44", "Get pixel group", "GET", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}"],
  ["45", "Update pixel group", "PUT", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}"],
  ["46", "List S2S mappings", "GET", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings"],
  ["47", "Create S2S mappings", "POST", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings"],
  ["48", "Delete S2S mapping", "DELETE", "/api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings/{id}"],
  [
    "49",
    "List names with impressions",
    "GET",
    "/api/impact-measurement/v1/campaigns/{id}/names/{spca_type}/impressions"
  ],
  ["50", "List groups", "GET", "/api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}"],
  ["51", "Create or update groups", "POST", "/api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}"],
  ["52", "Delete groups", "DELETE", "/api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}"],
  ["53", "Get names for a campaign", "GET", "/api/impact-measurement/v1/campaigns/{id}/names"],
  ["54", "Assign names", "POST", "/api/impact-measurement/v1/campaigns/{id}/names"],
  ["55", "List names of a type", "GET", "/api/impact-measurement/v1/campaigns/{id}/names/{spca_type}"],
  ["56", "Assign names and groups", "POST", "/api/impact-measurement/v1/campaigns/{id}/names/{spca_type}"]
] as const

/**
 * Every operation in the exchange document, with its number in the API documentation. Operations that the documentation mentions without describing
 * them are also included.
 */
const exchangeRows = [
  ["1", "Bundled lookups", "GET", "/Lookup/v1/BasicLookups/BundledLookups/{Bundle}"],
  ["2", "Suppliers with account", "GET", "/Core/v1/Suppliers/AllWithAccount"],
  ["3", "Business units", "GET", "/Core/v1/BusinessUnits/All"],
  ["4", "Standard questions", "GET", "/Lookup/v1/QuestionLibrary/AllQuestions/{CountryLanguageID}"],
  ["5", "Custom questions", "GET", "/Lookup/v1/QuestionLibrary/AllCustomQuestionsByAccount/{CountryLanguageID}"],
  ["6", "Question by id", "GET", "/Lookup/v1/QuestionLibrary/QuestionById/{CountryLanguageID}/{QuestionID}"],
  ["7", "Question options", "GET", "/Lookup/v1/QuestionLibrary/AllQuestionOptions/{CountryLanguageID}/{QuestionID}"],
  ["8", "Dictionaries", "GET", "/demand/v2-beta/{property}"],
  ["9", "Errors", "GET", "/demand/v2-beta/errors"],
  ["10", "Create opportunities subscription", "POST", "/supply/opportunities/v1/subscriptions/{supplier_code}"],
  ["11", "Show opportunities subscription", "GET", "/supply/opportunities/v1/subscriptions/{supplier_code}"],
  ["12", "Remove opportunities subscription", "DELETE", "/supply/opportunities/v1/subscriptions/{supplier_code}"],
  ["13", "Create outcomes subscription", "POST", "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}"],
  ["14", "Show outcomes subscription", "GET", "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}"],
  ["15", "Remove outcomes subscription", "DELETE", "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}"],
  [
    "16",
    "Qualified respondents",
    "GET",
    "/Supply/v1/SurveyQualifiedRespondents/BySurveyNumberSupplierCode/{SurveyNumber}/{SupplierCode}"
  ],
  ["17", "Survey groups", "GET", "/Supply/v1/Surveys/SurveyGroups/BySurveyNumber/{SurveyNumber}/{SupplierCode}"],
  ["18", "Create supplier link", "POST", "/Supply/v1/SupplierLinks/Create/{SurveyNumber}/{SupplierCode}"],
  ["19", "Update supplier link", "PUT", "/Supply/v1/SupplierLinks/Update/{SurveyNumber}/{SupplierCode}"],
  ["20", "Show supplier link", "GET", "/Supply/v1/SupplierLinks/BySurveyNumber/{SurveyNumber}/{SupplierCode}"],
  ["21", "Survey inventory", "GET", "/Supply/v1/Surveys/Inventory/{SupplierCode}"],
  ["22", "Create survey", "POST", "/Demand/v1/Surveys/Create"],
  ["17: offerwall", "Offerwall surveys", "GET", "/Supply/v1/Surveys/AllOfferwall/{SupplierCode}"],
  [
    "17: allocation",
    "Allocation of one survey",
    "GET",
    "/Supply/v1/Surveys/SupplierAllocations/BySurveyNumber/{SurveyNumber}/{SupplierCode}"
  ],
  ["23: update", "Update survey", "PUT", "/Demand/v1/Surveys/Update/{SurveyNumber}"],
  ["23: show", "Show survey", "GET", "/Demand/v1/Surveys/BySurveyNumber/{SurveyNumber}"]
] as const

const foundIn = (api: ApiName) => operationsOf(documents[api]).map(({ method, path }) => `${method} ${path}`)

const tables: ReadonlyArray<readonly [ApiName, ReadonlyArray<readonly [string, string, string, string]>]> = [
  ["brand-lift", brandLiftRows],
  ["exchange", exchangeRows]
]

describe.each(tables)("the %s document", (api, rows) => {
  const found = foundIn(api)

  it.each(rows)(
    `the ${api} document contains operation %s (%s) of the service's documentation`,
    (_number, _name, method, path) => {
      expect(found).toContain(`${method} ${path}`)
    }
  )

  it(`the ${api} document has no duplicate operationId, including callbacks and webhooks`, () => {
    const withoutLinks = JSON.stringify(documents[api], (key, value: unknown) => (key === "links" ? undefined : value))
    const ids = [...withoutLinks.matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(25)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it(`every operation of the ${api} document is in the service's documentation`, () => {
    const known = rows.map(([, , method, path]) => `${method} ${path}`)
    expect(found.filter((operation) => !known.includes(operation))).toEqual([])
  })
})

describe("the brand-lift document", () => {
  it("all brand-lift operations respond with JSON, except the export of raw data as CSV", () => {
    const document = documents["brand-lift"]
    const others = operationsOf(document)
      .flatMap((operation) => repliesOf(document, operation))
      .flatMap(({ operation: { id }, response: { content = {} } }) => Object.keys(content).map((type) => [id, type]))
      .filter(([, type]) => type !== "application/json")
    expect(others).toEqual([["exportRespondentsCsv", "text/csv"]])
  })
})

describe("the exchange document", () => {
  it("the exchange document marks the v2-beta operations and the money format of revenue per interview as beta", () => {
    const isBeta = (value: unknown) =>
      (value as { readonly "x-stability"?: string } | undefined)?.["x-stability"] === "beta"
    const operations = operationsOf(documents.exchange)
    expect(operations.filter(({ object }) => isBeta(object)).map(({ path }) => path)).toEqual(
      operations.map(({ path }) => path).filter((path) => path.includes("v2-beta"))
    )
    for (const [schema, property] of [
      ["Opportunity", "revenue_per_interview"],
      ["Outcome", "rpi"],
      ["SupplierLink", "RPI"]
    ] as const) {
      expect(isBeta(documents.exchange.components?.schemas?.[schema]?.properties?.[property]), property).toBe(true)
    }
  })
})
