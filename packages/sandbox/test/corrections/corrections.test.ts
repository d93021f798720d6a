import { createSandbox, credentials } from "@fieldwork/sandbox"
import { type Action, correctionsOf } from "@fieldwork/specs/corrections"
import { describe, expect, it } from "vitest"
import { draft as draftOf } from "../brand-lift/startBrandLift.ts"

const v1 = "/api/impact-measurement/v1"

/** Starts a sandbox with these corrections, and returns a client for it. */
const corrected = async (...actions: ReadonlyArray<Action>) => (await correctedSandbox(...actions)).call

const correctedSandbox = async (...actions: ReadonlyArray<Action>) => {
  const corrections = correctionsOf({
    overlay: "1.0.0",
    info: { title: "T", version: "1" },
    extends: "brand-lift",
    actions
  })
  const { fetch } = createSandbox({ corrections: [corrections] })
  const { audience, clientId: client_id, clientSecret: client_secret } = credentials.brandLift
  const token = async (path: string) => {
    const body = JSON.stringify({
      grant_type: "client_credentials",
      audience,
      client_id,
      client_secret,
      platform_scopes: "short app:imt"
    })
    const response = await fetch(`http://sandbox${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body
    })
    return ((await response.json()) as { access_token: string }).access_token
  }
  const slash = corrections.trailingSlash === true ? "/" : ""
  const authorization = `Bearer ${await token(`/oauth/token${slash}`)}`
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://sandbox${v1}${path}`, {
      method,
      headers: { authorization, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) })
    })
    const text = await response.text()
    return {
      status: response.status,
      allow: response.headers.get("allow"),
      body: text === "" ? undefined : (JSON.parse(text) as never)
    }
  }
  return { call, fetch, authorization }
}

const industry = (name: string, update: object): Action => ({
  target: `$.components.schemas.Industry.properties.${name}`,
  update
})
const draft = {
  campaign_name: "Alder Coffee",
  start_date: "2026-01-06T00:00:00Z",
  end_date: "2026-03-06T00:00:00Z",
  client_name: "Alder Coffee",
  country_language_id: 9,
  industry_id: 1,
  channels: ["digital"],
  expected_impressions_count: { digital: 30_000_000, linear_tv: 0, social: 0 },
  draft_settings: {}
}

describe("a sandbox with corrections", () => {
  it("with an overlay that replaces a documented path, the sandbox serves the new path and responds 404 to the old one", async () => {
    const call = await corrected(
      { target: "$.paths", update: { [`${v1}/sectors`]: { get: { operationId: "listIndustries" } } } },
      { target: `$.paths['${v1}/industries']`, remove: true }
    )
    expect((await call("GET", "/sectors")).status).toBe(200)
    expect((await call("GET", "/industries")).status).toBe(404)
    expect((await call("GET", "/ad-servers")).status).toBe(200)
  })

  it("with an overlay that replaces PATCH by POST, the sandbox serves POST and responds 405 to PATCH with an Allow header", async () => {
    const call = await corrected(
      { target: `$.paths['${v1}/campaigns/{id}']`, update: { post: { operationId: "updateCampaign" } } },
      { target: `$.paths['${v1}/campaigns/{id}'].patch`, remove: true }
    )
    const { body } = await call("POST", "/campaigns", draft)
    const { campaign_id } = body as unknown as { campaign_id: string }
    expect(await call("POST", `/campaigns/${campaign_id}`, { campaign_name: "Birch" })).toMatchObject({
      status: 200,
      body: { campaign_name: "Birch" }
    })
    expect(await call("PATCH", `/campaigns/${campaign_id}`, { campaign_name: "Cedar" })).toMatchObject({
      status: 405,
      allow: expect.stringContaining("POST")
    })
  })

  it.each([
    [{ explode: true }, "status__in=draft&status__in=live", "status__in=draft,live"],
    [{ style: "pipeDelimited" }, "status__in=draft%7Clive", "status__in=draft&status__in=live"]
  ])(
    "with an overlay that gives a list parameter %j, the sandbox reads this style and responds 400 to a different style",
    async (update, good, wrong) => {
      const call = await corrected({ target: "$.components.parameters.StatusIn", update })
      await call("POST", "/campaigns", draft)
      expect(await call("GET", `/campaigns?${good}`)).toMatchObject({
        status: 200,
        body: { items: [{ status: "draft" }] }
      })
      expect(await call("GET", `/campaigns?${wrong}`)).toMatchObject({
        status: 400,
        body: { status__in: expect.anything() }
      })
    }
  )

  it("with an overlay that changes name, type and scale of response fields, the sandbox responds in the changed form", async () => {
    const call = await corrected(
      industry("industry_name", { "x-wire-name": "title" }),
      industry("id", { type: "string", "x-wire-scale": 100 })
    )
    const { body } = await call("GET", "/industries")
    const [first] = (body as unknown as { items: ReadonlyArray<object> }).items
    expect(first).toMatchObject({ id: "100", title: expect.any(String) })
    expect(first).not.toHaveProperty("industry_name")
  })

  it("with an overlay that renames the detail of errors, the sandbox renames the detail of an error but not that of a success", async () => {
    const call = await corrected({
      target: "$.components.schemas.Detail.properties.detail",
      update: { "x-wire-name": "message" }
    })
    const { body } = await call("POST", "/campaigns", draftOf({ start_date: "2026-01-06T00:00:00Z" }))
    const { campaign_id } = body as unknown as { campaign_id: string }
    const launch = `/campaigns/${campaign_id}/launch`
    expect(await call("POST", launch)).toMatchObject({ status: 200, body: { detail: expect.any(String) } })
    expect(await call("POST", launch)).toMatchObject({ status: 409, body: { message: expect.any(String) } })
  })

  it("with an overlay that changes response fields, a malformed_json fault makes the sandbox respond 200 with truncated JSON", async () => {
    const { authorization, fetch } = await correctedSandbox(industry("industry_name", { "x-wire-name": "name" }))
    await fetch("http://sandbox/__sandbox/faults", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ operation_id: "listIndustries", alter: "malformed_json" })
    })
    const response = await fetch(`http://sandbox${v1}/industries`, { headers: { authorization } })
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text).toMatch(/^\{"items":\[\{/)
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
  })

  it("with an overlay that changes names and types of fields, the sandbox responds 400 to requests in the documented form", async () => {
    const call = await corrected(
      { target: "$.components.schemas[*].properties.campaign_name", update: { "x-wire-name": "name" } },
      { target: "$.components.schemas[*].properties.country_language_id", update: { type: "string" } }
    )
    const { campaign_name, country_language_id, ...rest } = draft
    const asService = { ...rest, name: campaign_name, country_language_id: String(country_language_id) }
    expect(await call("POST", "/campaigns", asService)).toMatchObject({
      status: 200,
      body: { name: "Alder Coffee", country_language_id: "9" }
    })
    expect(await call("POST", "/campaigns", { ...asService, country_language_id: 9 })).toMatchObject({
      status: 400,
      body: { country_language_id: expect.anything() }
    })
    expect(await call("POST", "/campaigns", { ...rest, campaign_name, country_language_id: "9" })).toMatchObject({
      status: 400,
      body: { name: expect.anything() }
    })
  })

  it("with an overlay that renames a query parameter, the sandbox reads the new name and ignores the documented name", async () => {
    const call = await corrected({ target: "$.components.parameters.PageSize", update: { "x-wire-name": "per_page" } })
    for (const campaign_name of ["Alder", "Birch"]) await call("POST", "/campaigns", { ...draft, campaign_name })
    const sizes = await Promise.all(
      ["per_page=1", "page_size=1"].map(async (query) => {
        const { body } = await call("GET", `/campaigns?${query}`)
        return (body as unknown as { items: ReadonlyArray<unknown> }).items.length
      })
    )
    expect(sizes).toEqual([1, 2])
  })

  it("with an overlay that replaces the status 200 of an operation by 201, the sandbox responds with 201", async () => {
    const responses = `$.paths['${v1}/campaigns'].post.responses`
    const call = await corrected(
      { target: responses, update: { "201": { description: "Created" } } },
      { target: `${responses}['200']`, remove: true }
    )
    expect((await call("POST", "/campaigns", draft)).status).toBe(201)
    expect((await call("GET", "/campaigns")).status).toBe(200)
  })

  it("with an overlay that requires trailing slashes, the sandbox responds 404 to a path without a trailing slash", async () => {
    const call = await corrected({ target: "$", update: { "x-wire-trailing-slash": true } })
    expect((await call("GET", "/campaigns/")).status).toBe(200)
    expect((await call("GET", "/campaigns")).status).toBe(404)
  })
})
