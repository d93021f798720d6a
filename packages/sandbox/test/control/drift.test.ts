import { describe, expect, it } from "vitest"
import { injectFault, locales, startSandbox } from "./startSandbox.ts"

describe("faults that change a response", () => {
  it("a deprecation fault adds deprecation headers to a response", async () => {
    const given = startSandbox()
    const deprecation = {
      since: "2026-01-01T00:00:00Z",
      sunset: "2026-06-30T23:59:59Z",
      link: "https://exchange.example/guide"
    }
    await injectFault(given, { deprecation })
    const { headers, status } = await given.call("GET", locales)
    expect([status, headers.get("deprecation"), headers.get("sunset"), headers.get("link")]).toEqual([
      200,
      "@1767225600",
      "Tue, 30 Jun 2026 23:59:59 GMT",
      '<https://exchange.example/guide>; rel="deprecation"'
    ])
  })

  it("a malformed_json fault truncates the JSON of a response", async () => {
    const given = startSandbox()
    await injectFault(given, { alter: "malformed_json" })
    const { headers, status, text } = await given.call("GET", locales)
    expect([status, headers.get("content-type")]).toEqual([200, "application/json"])
    expect(text.length).toBeGreaterThan(10)
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
  })

  it("an extra_field fault adds a field to a response and does not change later responses", async () => {
    const given = startSandbox()
    const before = (await given.call("GET", locales)).text
    await injectFault(given, { alter: "extra_field" })
    expect(JSON.parse((await given.call("GET", locales)).text)).toEqual({
      ...JSON.parse(before),
      field_of_tomorrow: { since: "tomorrow" }
    })
    expect((await given.call("GET", locales)).text).toBe(before)
  })

  it("a number_as_string fault turns the first number of a response, or the named field, into a string", async () => {
    const given = startSandbox()
    await injectFault(given, { alter: "number_as_string" })
    expect(JSON.parse((await given.call("GET", locales)).text)).toMatchObject({ total: "46" })
    await injectFault(given, { operation_id: "listOfferwallSurveys", alter: "number_as_string", field: "Conversion" })
    const { Surveys } = JSON.parse((await given.call("GET", "/Supply/v1/Surveys/AllOfferwall/4711")).text)
    expect(typeof Surveys[0].Conversion).toBe("string")
    expect(typeof Surveys[1].Conversion).toBe("number")
  })

  it("an unknown_enum fault sets a value in a response that the spec does not list", async () => {
    const given = startSandbox()
    await injectFault(given, { operation_id: "listOfferwallSurveys", alter: "unknown_enum" })
    const { Surveys } = JSON.parse((await given.call("GET", "/Supply/v1/Surveys/AllOfferwall/4711")).text)
    expect(Surveys[0].SurveyGroupExists).toBe(987_654)
    await injectFault(given, { operation_id: "createSupplierLink", alter: "unknown_enum", field: "TrackingTypeCode" })
    const link = { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE" }
    const { SupplierLink } = JSON.parse(
      (await given.call("POST", "/Supply/v1/SupplierLinks/Create/1000001/4711", link)).text
    )
    expect(SupplierLink.TrackingTypeCode).toBe("value_of_tomorrow")
  })

  it("a fault that should alter a field remains pending after a response that does not have the field", async () => {
    const given = startSandbox()
    await injectFault(given, { operation_id: "listSurveyGroups", alter: "number_as_string", field: "SurveyGroupID" })
    await given.call("GET", "/Supply/v1/Surveys/SurveyGroups/BySurveyNumber/9/4711")
    const { body } = await given.control("GET", "/faults")
    expect(body).toMatchObject({ items: [{ remaining: 1 }] })
  })
})
