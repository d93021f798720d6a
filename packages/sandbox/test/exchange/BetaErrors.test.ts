import { describe, expect, it } from "vitest"
import { errors } from "../../src/exchange/BetaErrors.ts"

describe("error codes of failed schema keywords", () => {
  it.each([
    ["multipleOf", { multipleOf: 0.01 }, "v02", { field: "a", denominator: 0.01 }],
    ["type", { type: "integer" }, "v06", { field: "a", type: "integer" }],
    ["type", { type: ["integer", "null"] }, "v06", { field: "a", type: "integer or null" }],
    ["minimum", { limit: 1, minimum: 1 }, "v07", { field: "a", min: 1, max: null }],
    ["maximum", { limit: 9, maximum: 9 }, "v07", { field: "a", min: null, max: 9 }],
    ["maximum", { limit: 9, minimum: 1, maximum: 9 }, "v07", { field: "a", min: 1, max: 9 }],
    ["exclusiveMinimum", { limit: 4, minimum: 4, maximum: 32 }, "v07", { field: "a", min: 4, max: 32 }],
    ["exclusiveMaximum", { limit: 32, minimum: 4, maximum: 32 }, "v07", { field: "a", min: 4, max: 32 }],
    ["format", { format: "uri" }, "v08", { field: "a", pattern: "uri" }],
    ["pattern", { pattern: "^x$" }, "v08", { field: "a", pattern: "^x$" }],
    ["required", {}, "v09", { field: "a" }],
    ["additionalProperties", { additionalProperty: "a" }, "v10", { field: "a" }],
    ["enum", { allowedValues: ["x", "y"] }, "v11", { field: "a", options: ["x", "y"] }],
    ["minLength", { limit: 1, minLength: 1 }, "v14", { field: "a", min_length: 1, max_length: null }],
    ["maxLength", { limit: 128, maxLength: 128 }, "v14", { field: "a", min_length: null, max_length: 128 }],
    ["minItems", { limit: 1 }, "v01", { field: "a" }],
    ["anyOf", {}, "v01", { field: "a" }]
  ])(
    "an exchange request that violates the schema keyword %s with %j gets 400 with the error code %s",
    (keyword, params, code, detail) => {
      const { body, status } = errors.invalid([{ field: "a", keyword, params, message: "This value is not valid." }])
      expect(status).toBe(400)
      expect(body).toMatchObject({
        errors: [
          {
            code,
            detail,
            docs_url: `https://fieldwork.example/exchange/errors/${code}/`,
            message: expect.stringContaining("a: ")
          }
        ]
      })
    }
  )
})

describe("error codes of status codes", () => {
  it.each([401, 403, 413, 429, 503])(
    "an exchange error with the status %i, which the error table does not list, has the status as its error code",
    (status) => {
      const { body, status: sent } = errors.other?.(status, "Not now.") ?? {}
      expect(sent).toBe(status)
      expect(body).toEqual({
        errors: [
          {
            code: String(status),
            detail: {},
            docs_url: "https://fieldwork.example/exchange/errors/",
            message: "Not now."
          }
        ]
      })
    }
  )

  it.each([
    [500, "s01"],
    [504, "s06"]
  ])("an exchange error with status %i has the code %s from the error table", (status, code) => {
    expect(errors.other?.(status, "Not now.")).toMatchObject({ status, body: { errors: [{ code }] } })
  })
})
