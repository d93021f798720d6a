import { type Action, correctionsOf } from "@fieldwork/specs/corrections"
import { describe, expect, it } from "vitest"

const read = (api: string, ...actions: ReadonlyArray<Action>) =>
  correctionsOf({ overlay: "1.0.0", info: { title: "Test", version: "1" }, extends: api, actions })
const lift = (...actions: ReadonlyArray<Action>) => read("brand-lift", ...actions)
const schema = (path: string, update: object): Action => ({ target: `$.components.schemas.${path}`, update })
const parameter = (path: string, update: object): Action => ({ target: `$.components.parameters.${path}`, update })

const matchingType = "IpMatchingItem.properties.ip_matching_type"
const v1 = "/api/impact-measurement/v1"

describe("a changed type", () => {
  const correction = { at: ["items", "*", "ip_matching_type"], type: { document: "string", service: "number" } }

  it.each<[string, ReadonlyArray<Action>]>([
    ["next to a reference", [schema(matchingType, { type: "integer" })]],
    ["in the schema to which a field refers", [schema("IpMatchingType", { type: "integer" })]]
  ])("correctionsOf returns the type of a field that is stated %s", (_, actions) => {
    const { operations, withoutEffect } = lift(...actions)
    expect(operations["getIpMatching"]?.responses).toEqual({ "2XX": [correction] })
    expect(withoutEffect).toEqual([])
  })

  it("correctionsOf returns the type of a field if the overlay removes the field's reference to a schema and sets a type directly", () => {
    const { operations, withoutEffect } = lift(
      { target: `$.components.schemas.${matchingType}['$ref']`, remove: true },
      schema(matchingType, { type: "integer" })
    )
    expect(operations["getIpMatching"]?.responses).toEqual({ "2XX": [correction] })
    expect(withoutEffect).toEqual([])
  })
})

describe("changes without an effect on calls", () => {
  const components = "#/components"
  const industry = `${components}/schemas/Industry`
  const level = `${components}/parameters/ConfidenceLevel`

  it.each<[string, Action, ReadonlyArray<string>]>([
    ["a type that is not scalar", schema("Industry", { type: "array" }), [`${industry}/type`]],
    [
      "a second type",
      schema("Industry.properties.id", { type: ["integer", "string"] }),
      [`${industry}/properties/id/type`]
    ],
    [
      "a scale of 1",
      schema("Industry.properties.id", { "x-wire-scale": 1 }),
      [`${industry}/properties/id/x-wire-scale`]
    ],
    [
      "a misspelt key",
      schema("Industry.properties.id", { "x-wire-nmae": "pk" }),
      [`${industry}/properties/id/x-wire-nmae`]
    ],
    ["the name of the items of a list", schema("Industry", { "x-wire-name": "item" }), [`${industry}/x-wire-name`]],
    [
      "the type of a query parameter",
      parameter("ConfidenceLevel.schema", { type: "string" }),
      [`${level}/schema/type`]
    ],
    ["the default style of a query parameter", parameter("ConfidenceLevel", { explode: true }), [`${level}/explode`]]
  ])("correctionsOf lists %s in withoutEffect and returns no correction for it", (_, action, expected) => {
    const { operations, withoutEffect } = lift(action)
    expect(withoutEffect).toEqual(expected)
    expect(operations).toEqual({})
  })

  it("correctionsOf lists an x-wire-scale that the overlay adds to a path parameter in withoutEffect, by the scale's JSON Pointer", () => {
    const path = `$.paths['${v1}/campaigns/{id}'].get`
    const { operations, withoutEffect } = lift({
      target: `${path}.parameters[?@.in == 'path' || @['$ref']]`,
      update: { "x-wire-scale": 10 }
    })
    expect(operations).toEqual({})
    expect(withoutEffect).toEqual([
      "#/paths/~1api~1impact-measurement~1v1~1campaigns~1%7Bid%7D/get/parameters/0/x-wire-scale"
    ])
  })

  it("withoutEffect of correctionsOf is empty for an overlay in which every action leads to a correction", () => {
    const campaigns = `$.paths['${v1}/campaigns']`
    const { withoutEffect } = lift(
      { target: `${campaigns}.post.responses`, update: { "201": { description: "Created" } } },
      { target: "$.paths", update: { [`${v1}/sectors`]: { get: { operationId: "listIndustries" } } } },
      { target: `$.paths['${v1}/industries']`, remove: true },
      { target: "$", update: { "x-wire-trailing-slash": true } },
      parameter("StatusIn", { explode: true })
    )
    expect(withoutEffect).toEqual([])
  })

  it("correctionsOf lists a response that the overlay removes in withoutEffect, by the response's JSON Pointer", () => {
    const { withoutEffect } = lift({ target: `$.paths['${v1}/industries'].get.responses['401']`, remove: true })
    expect(withoutEffect).toEqual(["#/paths/~1api~1impact-measurement~1v1~1industries/get/responses/401"])
  })
})

describe("a query parameter that cannot be corrected as the overlay specifies", () => {
  it.each([
    [{ "x-wire-scale": "percent" }, "expected a number greater than 0"],
    [{ "x-wire-scale": -1 }, "expected a number greater than 0"],
    [{ "x-wire-name": "" }, "expected the name that the service uses"],
    [{ "x-wire-name": 12 }, "expected the name that the service uses"]
  ])("correctionsOf refuses the correction %j of a query parameter and names the parameter", (update, message) => {
    const act = () => lift(parameter("ConfidenceLevel", update))
    expect(act).toThrow(message)
    expect(act).toThrow("at #/components/parameters/ConfidenceLevel is")
  })

  it("correctionsOf refuses a scale in the document of a callback, because callbacks cannot be corrected", () => {
    const target = "$.webhooks.*.post.requestBody.content.*.schema"
    expect(() => read("exchange", { target, update: { "x-wire-scale": 100 } })).toThrow("callbacks cannot be corrected")
  })
})

it.each([
  [
    "next to the reference to a query parameter",
    `$.paths['${v1}/campaigns/{campaigns_pk}/questions/{questions_pk}/lift'].get.parameters[*]`
  ],
  ["in the items of a list", "$.components.parameters.ConfidenceLevelIn.schema.items"]
])("correctionsOf returns the scale of a query parameter if the overlay states the scale %s", (_, target) => {
  const { operations, withoutEffect } = lift({ target, update: { "x-wire-scale": 100 } })
  expect(operations["getQuestionLift"]?.parameters?.["confidence_level__in"]).toEqual({ scale: 100 })
  expect(withoutEffect.filter((pointer) => pointer.includes("ConfidenceLevelIn"))).toEqual([])
})
