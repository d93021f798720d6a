import { type Action, correctionsOf } from "@fieldwork/specs/corrections"
import { describe, expect, it } from "vitest"

const overlay = (api: string, ...actions: ReadonlyArray<Action>) => ({
  overlay: "1.0.0",
  info: { title: "Test", version: "1" },
  extends: api,
  actions
})
const lift = (...actions: ReadonlyArray<Action>) => correctionsOf(overlay("brand-lift", ...actions))
const exchange = (...actions: ReadonlyArray<Action>) => correctionsOf(overlay("exchange", ...actions))

const v1 = "/api/impact-measurement/v1"
const renamedDetail: Action = {
  target: "$.components.schemas.Detail.properties.detail",
  update: { "x-wire-name": "message" }
}
const renamedDetailField = { at: ["detail"], name: "message" }
const campaigns = `$.paths['${v1}/campaigns']`

describe("correctionsOf", () => {
  it("correctionsOf returns the new path of an operation whose documented path the overlay replaces", () => {
    const { operations } = lift(
      { target: "$.paths", update: { [`${v1}/sectors`]: { get: { operationId: "listIndustries" } } } },
      { target: `$.paths['${v1}/industries']`, remove: true }
    )
    expect(operations).toEqual({ listIndustries: { path: `${v1}/sectors` } })
  })

  it("correctionsOf returns the new method of an operation whose documented method the overlay replaces", () => {
    const { operations } = lift(
      { target: `$.paths['${v1}/campaigns/{id}']`, update: { post: { operationId: "updateCampaign" } } },
      { target: `$.paths['${v1}/campaigns/{id}'].patch`, remove: true }
    )
    expect(operations).toEqual({ updateCampaign: { method: "POST" } })
  })

  it("correctionsOf returns the new style of a list parameter for every operation that has the parameter", () => {
    const { operations } = lift({ target: "$.components.parameters.StatusIn", update: { explode: true } })
    expect(operations["listCampaigns"]).toEqual({ parameters: { status__in: { style: "repeated" } } })
    expect(operations["getCampaignSummary"]).toEqual({ parameters: { status__in: { style: "repeated" } } })
  })

  it.each([
    [{ style: "pipeDelimited" }, "pipe"],
    [{ style: "spaceDelimited" }, "space"]
  ])('correctionsOf translates %j of a parameter into the list separator "%s"', (update, style) => {
    const { operations } = lift({ target: "$.components.parameters.StatusIn", update })
    expect(operations["listCampaigns"]).toEqual({ parameters: { status__in: { style } } })
  })

  it("correctionsOf translates x-wire-name of a parameter into its name at the service", () => {
    const { operations } = lift({ target: "$.components.parameters.PageSize", update: { "x-wire-name": "per_page" } })
    expect(operations["listCampaigns"]?.parameters).toEqual({ page_size: { name: "per_page" } })
  })

  it("correctionsOf returns the x-wire-name that an overlay adds to a field as its name at the service, in every operation that uses it", () => {
    const { operations } = lift({
      target: "$.components.schemas.Industry.properties.industry_name",
      update: { "x-wire-name": "title" }
    })
    expect(operations).toEqual({
      listIndustries: { responses: { "2XX": [{ at: ["items", "*", "industry_name"], name: "title" }] } }
    })
  })

  it("correctionsOf returns the x-wire-scale that an overlay adds to a field as the scale of this field in requests and responses", () => {
    const { operations } = exchange({
      target: "$.components.schemas.SurveyFields.properties.QuotaCPI",
      update: { "x-wire-scale": 100 }
    })
    expect(operations["createSurvey"]?.request).toContainEqual({ at: ["QuotaCPI"], scale: 100 })
    expect(operations["getSurvey"]?.responses?.["2XX"]).toContainEqual({ at: ["Survey", "QuotaCPI"], scale: 100 })
  })

  it("correctionsOf returns the documented and the actual type of a field whose type the overlay changes", () => {
    const { operations } = lift({ target: "$.components.schemas.Industry.properties.id", update: { type: "string" } })
    expect(operations["listIndustries"]?.responses).toEqual({
      "2XX": [{ at: ["items", "*", "id"], type: { document: "number", service: "string" } }]
    })
  })

  it("correctionsOf returns replaces: true for a status code if the overlay removes the documented status code", () => {
    const { operations } = lift(
      { target: `${campaigns}.post.responses`, update: { "201": { description: "Created" } } },
      { target: `${campaigns}.post.responses['200']`, remove: true }
    )
    expect(operations["createCampaign"]).toEqual({ statuses: [{ document: 200, service: 201, replaces: true }] })
  })

  it("correctionsOf returns replaces: false for a status code that an overlay adds without removing the documented status code", () => {
    const { operations } = lift({
      target: `${campaigns}.post.responses`,
      update: { "201": { description: "Created" } }
    })
    expect(operations["createCampaign"]).toEqual({ statuses: [{ document: 200, service: 201, replaces: false }] })
  })

  it("correctionsOf returns the new path and the renamed field of an operation if the overlay changes both", () => {
    const { operations } = lift(
      { target: "$.paths", update: { [`${v1}/sectors`]: { get: { operationId: "listIndustries" } } } },
      { target: `$.paths['${v1}/industries']`, remove: true },
      { target: "$.components.schemas.Industry.properties.industry_name", update: { "x-wire-name": "title" } }
    )
    expect(operations["listIndustries"]).toEqual({
      path: `${v1}/sectors`,
      responses: { "2XX": [{ at: ["items", "*", "industry_name"], name: "title" }] }
    })
  })

  it("correctionsOf corrects a field of error bodies neither in successes nor in a documented error that does not have the field", () => {
    const { operations } = lift(renamedDetail)
    expect(operations["listIndustries"]?.responses).toEqual({ "2XX": [], "400": [], default: [renamedDetailField] })
  })

  it("correctionsOf corrects the name of a parameter or of a field of the request in a documented error that lists the problems of each of them", () => {
    const { operations } = lift(
      { target: "$.components.parameters.PageSize", update: { "x-wire-name": "per_page" } },
      { target: "$.components.schemas.GroupIds.properties.ids", update: { "x-wire-name": "group_ids" } }
    )
    expect(operations["listCampaigns"]?.responses).toEqual({ "400": [{ at: ["page_size"], name: "per_page" }] })
    expect(operations["removeGroups"]?.responses).toEqual({ "400": [{ at: ["ids"], name: "group_ids" }] })
  })

  it("if an operation documents a `default` response, correctionsOf gives undocumented status codes the corrections of this response", () => {
    const { operations } = lift(renamedDetail, {
      target: `$.paths['${v1}/industries'].get.responses`,
      update: { default: { description: "Any other" }, "5XX": { description: "Failed" } }
    })
    const codes = ["401", "403", "404", "429", "500", "503"]
    expect(operations["listIndustries"]?.responses).toEqual(
      Object.fromEntries(codes.map((code) => [code, [renamedDetailField]]))
    )
  })

  it("correctionsOf translates x-wire-trailing-slash into a trailing slash of every path", () => {
    expect(lift({ target: "$", update: { "x-wire-trailing-slash": true } })).toMatchObject({
      trailingSlash: true,
      operations: {}
    })
  })

  it("if an overlay changes a description and a maxLength, correctionsOf lists only the maxLength in withoutEffect", () => {
    const corrections = lift(
      { target: "$.info", update: { description: "Another" } },
      { target: "$.components.schemas.Campaign.properties.campaign_name", update: { maxLength: 500 } }
    )
    expect(corrections.operations).toEqual({})
    expect(corrections.withoutEffect).toEqual(["#/components/schemas/Campaign/properties/campaign_name/maxLength"])
  })

  it("correctionsOf derives the API from the targets of an overlay that has no extends", () => {
    const { extends: _, ...rest } = overlay("", { target: "$.components.schemas.Industry", update: { title: "X" } })
    expect(correctionsOf(rest).api).toBe("brand-lift")
  })
})

describe("an overlay that cannot be translated into a correction", () => {
  it.each<[string, ReadonlyArray<Action>, string]>([
    [
      "a removed operation",
      [{ target: `$.paths['${v1}/industries']`, remove: true }],
      "removes the operation listIndustries"
    ],
    [
      "a path without its parameter",
      [
        { target: "$.paths", update: { [`${v1}/campaign`]: { get: { operationId: "getCampaign" } } } },
        { target: `$.paths['${v1}/campaigns/{id}'].get`, remove: true }
      ],
      "must have the parameters of"
    ],
    [
      "a removed parameter",
      [{ target: `${campaigns}.get.parameters[0]`, remove: true }],
      "set the name that the service uses with x-wire-name"
    ],
    [
      "a scale of 0",
      [{ target: "$.components.schemas.Industry.properties.id", update: { "x-wire-scale": 0 } }],
      "expected a number greater than 0"
    ],
    [
      "a name that is not a text",
      [{ target: "$.components.schemas.Industry.properties.id", update: { "x-wire-name": 1 } }],
      "expected the name that the service uses"
    ],
    [
      "two fields of one name",
      [{ target: "$.components.schemas.Industry.properties.*", update: { "x-wire-name": "same" } }],
      "the same name, same"
    ]
  ])("correctionsOf refuses an overlay with %s", (_, actions, message) => {
    expect(() => lift(...actions)).toThrow(message)
  })

  it("correctionsOf refuses an overlay that changes a callback", () => {
    expect(() => exchange({ target: "$.webhooks.*.post.requestBody", update: { required: false } })).toThrow(
      "callbacks cannot be corrected"
    )
  })

  it("correctionsOf refuses an overlay without `extends` whose targets exist in both the brand lift and the exchange document", () => {
    const { extends: _, ...rest } = overlay("", { target: "$", update: { "x-wire-trailing-slash": true } })
    expect(() => correctionsOf(rest)).toThrow("the overlay applies to both documents")
  })
})
