import { Ajv2020 } from "ajv/dist/2020.js"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { document } from "../../src/http/document.gen.ts"
import { createSupplyApi, type Profile, type Supply } from "../../src/promise.ts"
import { openService } from "../support/service.ts"

const token = "0123456789abcdef"
const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: [{ $id: "api", ...document }] })

/** Returns the reference to the schema of a response in the OpenAPI document. */
const schemaOf = (path: string, status: number): string => {
  const pointer = (...parts: ReadonlyArray<string>) =>
    `api#/${parts.map((part) => encodeURIComponent(part.replaceAll("/", "~1"))).join("/")}`
  return status === 200
    ? pointer("paths", `/${path}`, "post", "responses", "200", "content", "application/json", "schema")
    : "api#/components/schemas/Problem"
}

describe("the HTTP API of supply", () => {
  let service: Awaited<ReturnType<typeof openService>>
  let supply: Supply
  let url = ""
  const server = createServer((request, response) => createSupplyApi(supply, { token }).listen(request, response))
  beforeAll(async () => {
    service = await openService()
    supply = service.supply
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/supply`
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await supply.close()
  })

  const undocumented = ({ profile }: { readonly profile: object }): ReadonlyArray<string> =>
    Object.keys(profile).filter((name) => !(name in document.components.schemas.Profile.properties))

  const post = async (path: string, body: unknown, headers: object = { authorization: `Bearer ${token}` }) => {
    const text = typeof body === "string" ? body : JSON.stringify(body)
    const response = await fetch(`${url}/${path}`, { method: "POST", headers: { ...headers }, body: text })
    const value: unknown = await response.json()
    ajv.validate(schemaOf(path, response.status), value)
    expect(ajv.errors ?? []).toEqual([])
    return { status: response.status, value, headers: response.headers }
  }

  it("the match and why operations of the supply HTTP API return the same as match and why in TypeScript", async () => {
    for (let index = 0; index < 5; index++) {
      const profile: Profile = { ...(await service.member(index)), device: index % 2 === 0 ? "mobile" : "desktop" }
      const { surveys } = await supply.match(profile, { limit: 3 })
      expect(undocumented({ profile })).toEqual([])
      const matched = await post("match", { profile, limit: 3 })
      expect(matched.value).toMatchObject({
        surveys: surveys.map(({ score, survey }) => ({ survey_id: survey.survey_id, score }))
      })
      for (const survey_id of [surveys[0]?.survey.survey_id ?? 1_000_001, 1_000_002, 1_000_003]) {
        const verdict = await supply.why(profile, survey_id)
        const explained = await post("why", { profile, survey_id })
        expect(explained.status).toBe(verdict === undefined ? 404 : 200)
        if (verdict !== undefined) expect(explained.value).toEqual(verdict)
      }
    }
  })

  it("the supply HTTP API routes a respondent and records the return of the respondent", async () => {
    const profile = await service.member(50)
    const routed = await post("route", { profile })
    expect(routed.value).toMatchObject({ is_resumed: false, survey_id: expect.any(Number) })
    const back = await service.follow((routed.value as { readonly url: string }).url)
    expect(await post("returned", { url: back })).toMatchObject({
      status: 200,
      value: { pid: profile.pid, is_first: true }
    })
    expect((await post("returned", { url: "/return?MID=forged" })).status).toBe(404)
  })

  const profile: Profile = { pid: "p-1", answers: {} }
  it.each([
    ["a body that is not JSON", "match", "{", "the body is not JSON"],
    ["a list", "match", [], "the body must be an object"],
    ["a misspelt member", "match", { profile, limits: 3 }, "unknown field: the fields are profile, limit"],
    ["no profile", "match", {}, "profile: it must be an object"],
    ["a limit of 0", "match", { profile, limit: 0 }, "limit: it must be a whole number from 1 to 1000"],
    ["an answer that is a string", "match", { profile: { pid: "p-1", answers: { 42: "30" } } }, "profile.answers.42"],
    [
      "a time of an answer that is a number",
      "match",
      { profile: { pid: "p-1", answers: { 42: { precodes: ["30"], at: 5 } } } },
      "profile.answers.42.at: it must be a Date or an ISO 8601 string"
    ],
    ["an empty precode", "route", { profile: { pid: "p-1", answers: { 42: ["30", ""] } } }, "profile.answers.42"],
    ["no survey_id", "why", { profile }, "survey_id"],
    ["a PID that no link can have", "route", { profile: { pid: "a b", answers: {} } }, "the PID cannot be sent"],
    ["a URL that is a number", "returned", { url: 7 }, "url: it must be a string"]
  ])("the supply HTTP API refuses %s with 400 and says what to do", async (_, path, body, detail) => {
    const { status, value } = await post(path, body)
    expect(value).toMatchObject({ detail: expect.stringContaining(detail) })
    expect(status).toBe(400)
  })

  it("the supply HTTP API refuses every operation without the token with 401", async () => {
    for (const headers of [{}, { authorization: "Bearer wrong" }, { authorization: token.slice(1) }]) {
      const refused = await post("match", { profile }, headers)
      expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, "Bearer"])
    }
    expect(() => createSupplyApi(supply, { token: "short" })).toThrow("at least 16 characters")
  })

  it("the supply HTTP API serves its OpenAPI document without a token, and refuses other paths, methods and long bodies", async () => {
    expect(await (await fetch(`${url}/openapi.json`)).json()).toEqual(document)
    expect((await fetch(`${url}/nothing`)).status).toBe(404)
    const read = await fetch(`${url}/match`)
    expect([read.status, read.headers.get("allow")]).toEqual([405, "POST"])
    expect((await post("match", `"${"a".repeat(1_048_577)}"`)).status).toBe(413)
  })

  it("the supply HTTP API responds with 502 to an unusable entry link from the exchange, and its error text does not mention the PID", async () => {
    const failure = Object.assign(new Error("the link must be an http or https URL"), {
      _tag: "InvalidEntryLinkError",
      why: "link"
    })
    const api = createSupplyApi({ ...supply, route: () => Promise.reject(failure) }, { token })
    const response = await api.fetch(
      new Request("http://localhost/supply/route", {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ profile })
      })
    )
    expect(response.status).toBe(502)
    expect(await response.text()).not.toContain("PID")
  })

  it("the fetch handler of createSupplyApi serves the configured path, and owns is true for this path and false for the default path", async () => {
    const api = createSupplyApi(supply, { token, path: "/internal/routing" })
    const request = new Request("http://localhost/internal/routing/match", {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ profile, limit: 1 })
    })
    expect((await api.fetch(request)).status).toBe(200)
    expect([api.owns("/internal/routing/why"), api.owns("/supply/why")]).toEqual([true, false])
  })
})
