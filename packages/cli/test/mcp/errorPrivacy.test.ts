/**
 * Tests that errors of MCP tools contain no text from the service if that text may identify respondents or contain secrets.
 */
import { expect, it } from "vitest"
import { callToolWith } from "./callToolWith.ts"

const id = "5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31"

const campaign = "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"

const text = (status: number, type: string, body: string) => () =>
  new Response(body, { status, headers: { "content-type": type, "retry-after": "100000" } })

const respondents = { name: "respondents_list", args: { campaigns_pk: campaign } }
const qualified = { name: "supplier_surveys_qualified_respondents", args: { SurveyNumber: 1, SupplierCode: "s" } }
const exported = { name: "exports_excel_status", args: { campaigns_pk: campaign, id: campaign } }

const message = JSON.stringify({ message: `${id} is listed twice`, [id]: ["is unknown"] })
const refusal = JSON.stringify({ ApiResult: 1, ApiMessages: [`PID ${id} is listed twice`] })

it.each([
  ["a page that a proxy cut short", respondents, text(200, "text/plain", `{"items":[{"respondent_id":"${id}`), "200"],
  ["a 400 response that names a respondent", respondents, text(400, "application/json", message), "400"],
  ["a 404 response that names a respondent", respondents, text(404, "application/json", message), "404"],
  ["a 429 response that names a respondent", respondents, text(429, "application/json", message), "429"],
  ["an undocumented status", respondents, text(299, "text/plain", id), "299"],
  ["a 400 response that names a PID", qualified, text(400, "application/json", refusal), "400"],
  ["a 500 response that names a PID", qualified, text(500, "application/json", refusal), "500"],
  ["a 200 response that refuses the request", qualified, text(200, "application/json", refusal), "200"],
  ["a report's link in a damaged body", exported, text(200, "text/plain", `{"s3_url":"https://s3.example/${id}`), "200"]
] as const)(
  "an MCP tool error for %s contains the status code and no text from the service",
  async (_, call, reply, status) => {
    const result = await callToolWith({ ...call, reply })
    expect(result).toEqual({ isError: true, text: expect.stringContaining(status) })
    expect(result.text).not.toContain(id.slice(0, 8))
    expect(result.text).toContain("[hidden]")
  }
)

it("an MCP tool error contains the target of a redirect only if the operation is not about respondents", async () => {
  const reply = () => new Response(null, { status: 302, headers: { location: `http://other.example/${id}` } })
  expect((await callToolWith({ ...qualified, reply })).text).toContain("a redirect 302 to [hidden]")
  expect((await callToolWith({ name: "lookups_suppliers", args: {}, reply })).text).toContain("http://other.example/")
})

it("an MCP tool error contains the service's message if --reveal permits every sensitive field that could be in it", async () => {
  const reply = text(400, "application/json", refusal)
  expect((await callToolWith({ ...qualified, reply, reveal: ["PID"] })).text).toContain(`PID ${id} is listed twice`)
  const partly = await callToolWith({
    ...respondents,
    reply: text(400, "application/json", message),
    reveal: ["respondent_id"]
  })
  expect(partly.text).not.toContain(id)
})

it("an MCP tool error contains the service's message if the operation is not about respondents", async () => {
  const reply = text(400, "application/json", JSON.stringify({ ApiResult: 1, ApiMessages: ["the survey is closed"] }))
  expect((await callToolWith({ name: "lookups_suppliers", args: {}, reply })).text).toContain("the survey is closed")
})

it("an MCP tool that reads respondents' data names an invalid argument in its error, and states that the request was not sent", async () => {
  const { text: shown } = await callToolWith({
    name: "respondents_list",
    args: { campaigns_pk: ".." },
    reply: () => Response.json({})
  })
  expect(shown).toMatch(/^listRespondents: not sent: campaigns_pk: /)
})
