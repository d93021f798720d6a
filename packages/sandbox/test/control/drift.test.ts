import { describe, expect, it } from "vitest"
import { inject, locales, start } from "./sandbox.ts"

describe("a fault that changes the reply", () => {
  it("announces a deprecation in headers", async () => {
    const given = start()
    const deprecation = {
      since: "2026-01-01T00:00:00Z",
      sunset: "2026-06-30T23:59:59Z",
      link: "https://exchange.example/guide"
    }
    await inject(given, { deprecation })
    const { headers, status } = await given.call("GET", locales)
    expect([status, headers.get("deprecation"), headers.get("sunset"), headers.get("link")]).toEqual([
      200,
      "@1767225600",
      "Tue, 30 Jun 2026 23:59:59 GMT",
      '<https://exchange.example/guide>; rel="deprecation"'
    ])
  })

  it("breaks the JSON in the middle", async () => {
    const given = start()
    await inject(given, { alter: "malformed_json" })
    const { headers, status, text } = await given.call("GET", locales)
    expect([status, headers.get("content-type")]).toEqual([200, "application/json"])
    expect(text.length).toBeGreaterThan(10)
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
  })

  it("adds a field, and spoils nothing for the call after", async () => {
    const given = start()
    const before = (await given.call("GET", locales)).text
    await inject(given, { alter: "extra_field" })
    expect(JSON.parse((await given.call("GET", locales)).text)).toEqual({
      ...JSON.parse(before),
      field_of_tomorrow: { since: "tomorrow" }
    })
    expect((await given.call("GET", locales)).text).toBe(before)
  })

  it("writes a number as text: the first of the payload, or the one that is named", async () => {
    const given = start()
    await inject(given, { alter: "number_as_string" })
    expect(JSON.parse((await given.call("GET", locales)).text)).toMatchObject({ total: "46" })
    await inject(given, { operation_id: "listOfferwallSurveys", alter: "number_as_string", field: "Conversion" })
    const { Surveys } = JSON.parse((await given.call("GET", "/Supply/v1/Surveys/AllOfferwall/4711")).text)
    expect(typeof Surveys[0].Conversion).toBe("string")
    expect(typeof Surveys[1].Conversion).toBe("number")
  })

  it("puts a value where the spec lists others", async () => {
    const given = start()
    await inject(given, { operation_id: "listOfferwallSurveys", alter: "unknown_enum" })
    const { Surveys } = JSON.parse((await given.call("GET", "/Supply/v1/Surveys/AllOfferwall/4711")).text)
    expect(Surveys[0].SurveyGroupExists).toBe(987_654)
    await inject(given, { operation_id: "createSupplierLink", alter: "unknown_enum", field: "TrackingTypeCode" })
    const link = { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE" }
    const { SupplierLink } = JSON.parse(
      (await given.call("POST", "/Supply/v1/SupplierLinks/Create/1000001/4711", link)).text
    )
    expect(SupplierLink.TrackingTypeCode).toBe("value_of_tomorrow")
  })

  it("waits for a reply that it can change", async () => {
    const given = start()
    await inject(given, { operation_id: "listSurveyGroups", alter: "number_as_string", field: "SurveyGroupID" })
    await given.call("GET", "/Supply/v1/Surveys/SurveyGroups/BySurveyNumber/9/4711")
    const { body } = await given.control("GET", "/faults")
    expect(body).toMatchObject({ items: [{ remaining: 1 }] })
  })
})
