import { describe, expect, it } from "vitest"
import type { Snapshot } from "../../src/control/schema.gen.ts"
import { campaigns, draft, tokenRequest } from "../brand-lift/startBrandLift.ts"
import { startSandbox, url } from "./startSandbox.ts"

/** Returns a function that calls the brand lift service with a token. */
const login = async ({ sandbox }: ReturnType<typeof startSandbox>) => {
  const json = { "content-type": "application/json" }
  const body = JSON.stringify(tokenRequest)
  const response = await sandbox.fetch(`${url}/oauth/token`, { method: "POST", headers: json, body })
  const { access_token } = (await response.json()) as { access_token: string }
  return async (method: string, path: string, value?: object) => {
    const headers = { ...json, authorization: `Bearer ${access_token}` }
    const content = value === undefined ? {} : { body: JSON.stringify(value) }
    const reply = await sandbox.fetch(`${url}${campaigns}${path}`, { method, headers, ...content })
    const text = await reply.text()
    return { status: reply.status, body: (text === "" ? undefined : JSON.parse(text)) as never }
  }
}

describe("GET requests in a sandbox snapshot", () => {
  it("a restored sandbox has the sessions that entered through the link of a targeted supplier, and its link still admits respondents", async () => {
    const { call, control, sandbox } = startSandbox()
    const { text } = await call("GET", "/Supply/v1/Surveys/Inventory/4711")
    const numbers = (JSON.parse(text) as { SupplyAllocationSurveyIDs: ReadonlyArray<number> }).SupplyAllocationSurveyIDs
    const links: Array<string> = []
    for (const number of numbers) {
      const reply = await call("GET", `/Supply/v1/SupplierLinks/BySurveyNumber/${number}/4711`)
      if (reply.status !== 200) continue
      links.push((JSON.parse(reply.text) as { SupplierLink: { LiveLink: string } }).SupplierLink.LiveLink)
    }
    const enter = async (pid: string) =>
      (await sandbox.fetch(`${links[0]}test-complete-${pid}&MID=${pid}`, { redirect: "manual" })).status
    expect(await enter("a")).toBe(302)
    await sandbox.advance({ hours: 1 })
    const sessions = await control("GET", "/sessions")
    expect(sessions.body).toMatchObject({ total: 1 })
    const { body } = await control("GET", "/snapshot")
    await control("POST", "/restore", body)
    expect(await control("GET", "/sessions")).toEqual(sessions)
    expect(await enter("b")).toBe(302)
    expect((body as Snapshot).calls).toHaveLength(1)
  })

  it("a restored sandbox lists the unknown filter values that requests for lift contained, with the same times and counts", async () => {
    const given = startSandbox()
    const { control, sandbox } = given
    const brandLift = await login(given)
    const { campaign_id } = (await brandLift("POST", "", draft({ start_date: sandbox.now().toISOString() }))).body as {
      campaign_id: string
    }
    expect((await brandLift("POST", `/${campaign_id}/launch`)).status).toBe(200)
    const read = (query: string) => brandLift("GET", `/${campaign_id}/lift?${query}`)
    const countCalls = async () => ((await control("GET", "/snapshot")).body as Snapshot).calls.length
    const before = await countCalls()
    await read("device_type=mobile")
    expect(await countCalls()).toBe(before)
    await read("device_type=moblie&daypart=no_such")
    await sandbox.advance({ hours: 1 })
    // A waiting fault puts every request into the journal. The request below is still recorded only once.
    await control("POST", "/faults", { operation_id: "listCampaigns", status: 500 })
    await read("device_type=moblie")
    expect(await countCalls()).toBe(before + 3)
    await control("DELETE", "/faults")
    const values = await control("GET", "/unknown-filter-values")
    expect(values.body).toMatchObject({
      items: [
        { value: "moblie", times: 2 },
        { value: "no_such", times: 1 }
      ]
    })
    const { body } = await control("GET", "/snapshot")
    await control("POST", "/restore", body)
    expect(await control("GET", "/unknown-filter-values")).toEqual(values)
    expect((await control("GET", "/snapshot")).body).toEqual(body)
  })
})
