import { beforeEach, describe, expect, it } from "vitest"
import { campaigns, draft, tokenRequest } from "../brand-lift/startBrandLift.ts"
import { injectFault, startSandbox, url } from "./startSandbox.ts"

const json = { "content-type": "application/json" }
const alterations = [
  { alter: "malformed_json" },
  { alter: "extra_field" },
  { alter: "number_as_string" },
  { alter: "unknown_enum" },
  { alter: "unknown_enum", field: "respondent_id" }
]

describe("a fault that alters JSON and a response that is not JSON", () => {
  let given: ReturnType<typeof startSandbox>
  beforeEach(() => {
    given = startSandbox()
  })

  const pending = async () => (await given.control("GET", "/faults")).body

  /** Launches a campaign, and returns a function that downloads its respondents as CSV. */
  const launch = async () => {
    const send = async (path: string, body: object, headers: object = {}) => {
      const init = { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(body) }
      return (await (await given.sandbox.fetch(`${url}${path}`, init)).json()) as Record<string, string>
    }
    const authorization = `Bearer ${(await send("/oauth/token", tokenRequest))["access_token"]}`
    const { campaign_id } = await send(campaigns, draft(), { authorization })
    await send(`${campaigns}/${campaign_id}/launch`, {}, { authorization })
    await given.sandbox.advance({ hours: 6 })
    return (campaign = campaign_id) =>
      given.sandbox.fetch(`${url}${campaigns}/${campaign}/respondents/csv`, { headers: { authorization } })
  }

  it.each(alterations)(
    "the CSV of respondents is unchanged by the fault %j, which remains pending until the operation responds with JSON",
    async (alteration) => {
      const csv = await launch()
      const file = await (await csv()).text()
      expect(file.split("\r\n").length).toBeGreaterThan(5)
      await injectFault(given, { operation_id: "exportRespondentsCsv", ...alteration })
      const reply = await csv()
      expect([reply.status, reply.headers.get("content-type"), await reply.text()]).toEqual([200, "text/csv", file])
      expect(await pending()).toMatchObject({ items: [{ ...alteration, remaining: 1 }] })
    }
  )

  it("a malformed_json fault that the CSV of respondents left pending alters the JSON of a later error response", async () => {
    const csv = await launch()
    await injectFault(given, { operation_id: "exportRespondentsCsv", alter: "malformed_json" })
    await (await csv()).text()
    const refused = await csv("no-campaign")
    expect([refused.status, refused.headers.get("content-type")]).toEqual([404, "application/json"])
    await expect(refused.json()).rejects.toThrow(SyntaxError)
    expect(await pending()).toEqual({ items: [] })
  })

  it("the plain text OK for a new subscription is unchanged by a malformed_json fault, which remains pending", async () => {
    given = startSandbox({ exchange: { plain_ok: true } })
    await injectFault(given, { operation_id: "createOutcomesSubscription", alter: "malformed_json" })
    const body = { callback: "http://panel.example/outcomes", outcomes: [{}] }
    const { text } = await given.call("POST", "/supply/respondent-outcomes/v1/subscriptions/4711", body)
    expect(text).toBe("OK")
    expect(await pending()).toMatchObject({ items: [{ remaining: 1 }] })
  })
})
