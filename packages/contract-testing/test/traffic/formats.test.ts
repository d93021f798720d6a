import { expect, it } from "vitest"
import { contractOf } from "../../src/validation/Contract.ts"
import { formatted } from "../../src/traffic/formats.ts"
import { tallyOf } from "../../src/traffic/Tally.ts"

const contract = contractOf({ spec: "brand-lift" })
const tally = tallyOf(contract)
const headers = { authorization: "Bearer t" }
const response = { status: 200, headers: { "content-type": "application/json" } }
const path = "/api/impact-measurement/v1/campaigns"
for (const body of ['{"items":[{},{}]}', '{"items":[{}]}']) {
  const request = { method: "GET", url: path, headers }
  tally.add(request, contract.interaction(request, { ...response, body }))
}
const strange = { method: "GET", url: "/<&\u0001>", headers }
tally.add(strange, contract.interaction(strange, { ...response, body: "" }))
const report = tally.report()

it("the text report on checked traffic has one line per violation with its number of occurrences, and the coverage", () => {
  expect(formatted("text", report, "a.har").split("\n")).toEqual([
    ...["page", "page_size", "total_items"].flatMap((name) => [
      expect.stringMatching(new RegExp(`^listCampaigns, response body: has no ${name}, which is required`)),
      `    first at GET ${path}, 2 times`
    ]),
    expect.stringMatching(/^listCampaigns, response body at \/items\/0: has no campaign_id, which is required/),
    `    first at GET ${path}, 3 times`,
    "no operation, unknown operation: no path of the contract matches this one",
    expect.stringMatching(/^ {4}first at GET /),
    `3 calls checked; 1 of ${contract.operations.length} operations called; 5 violations`
  ])
})

it("the JUnit report on checked traffic is well-formed and has a test case for each called operation", () => {
  const text = formatted("junit", report, "a.har")
  expect(text).toContain('<testsuites tests="2" failures="2">')
  expect(text.match(/<failure /g)).toHaveLength(5)
  expect(text).not.toContain("\u0001")
  expect(text).not.toMatch(/&(?!lt;|gt;|amp;|quot;)/)
  const tags = [...text.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)].filter(([, , name]) => name !== "xml")
  expect(tags.filter(([, close]) => close === "/").length).toBe(tags.filter(([, close]) => close === "").length)
})

it("the SARIF report on checked traffic has a rule for each check that failed", () => {
  const { runs, version } = JSON.parse(formatted("sarif", report, "a b.har")) as {
    version: string
    runs: ReadonlyArray<{
      tool: { driver: { rules: ReadonlyArray<{ id: string }> } }
      results: ReadonlyArray<{ ruleId: string; locations: ReadonlyArray<unknown> }>
    }>
  }
  expect(version).toBe("2.1.0")
  expect(runs[0]?.tool.driver.rules.map(({ id }) => id)).toEqual(["response-body", "unknown-operation"])
  expect(runs[0]?.results).toHaveLength(5)
  expect(JSON.stringify(runs[0]?.results[0]?.locations)).toContain("a%20b.har")
})

it("the JSON report on checked traffic is the JSON of the report object", () => {
  expect(JSON.parse(formatted("json", report, "a.har"))).toEqual(JSON.parse(JSON.stringify(report)))
})
