import { readdirSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { controlDocument } from "../contract.ts"
import { startSandbox } from "./startSandbox.ts"

const files = readdirSync(join(import.meta.dirname, "../../control/page"))

const typeOf = (file: string) => (file.endsWith(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8")

describe("files of the console", () => {
  it.each([
    ["", "text/html; charset=utf-8"],
    ["/", "text/html; charset=utf-8"],
    ...[...files, "plots.css"].flatMap((file) => (file === "index.html" ? [] : [[`/page/${file}`, typeOf(file)]]))
  ])("the sandbox serves the console file /__sandbox%s with the content type %s", async (path, type) => {
    const { sandbox } = startSandbox()
    const { headers, status } = await sandbox.fetch(`http://sandbox.example/__sandbox${path}`)
    expect([status, headers.get("content-type")]).toEqual([200, type])
  })

  it("the OpenAPI document of the control API lists every file of the sandbox console", async () => {
    const text = JSON.stringify(controlDocument)
    const listed = /"tokens\.css"[^\]]*/.exec(text)?.[0].match(/[\w-]+\.(?:css|js)/g) ?? []
    expect(listed.toSorted()).toEqual([...files.filter((file) => file !== "index.html"), "plots.css"].toSorted())
  })

  it("the sandbox refuses to serve a file outside the folder of its console", async () => {
    const { control } = startSandbox()
    expect((await control("GET", "/page/..%2Fopenapi.yaml")).status).toBe(400)
  })

  it("the content security policy of the sandbox console allows it to call only the sandbox", async () => {
    const { sandbox } = startSandbox()
    const { headers } = await sandbox.fetch("http://sandbox.example/__sandbox/")
    expect(headers.get("content-security-policy")).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"
    )
  })
})

describe("conditional requests of the control API", () => {
  const read = (given: ReturnType<typeof startSandbox>, path: string, tag?: string) =>
    given.sandbox.fetch(`http://sandbox.example/__sandbox${path}`, {
      headers: tag === undefined ? {} : { "if-none-match": tag }
    })

  it("a conditional request for the sandbox overview gets 304 without a body until something changes", async () => {
    const given = startSandbox()
    const tag = (await read(given, "/overview")).headers.get("etag") ?? ""
    const again = await read(given, "/overview", tag)
    expect([again.status, await again.text()]).toEqual([304, ""])
    await given.control("PATCH", "/surveys/1000001", { survey_name: "Tea" })
    expect((await read(given, "/overview", tag)).status).toBe(200)
  })

  it("the revision in the sandbox overview increases after a POST to the control API and not after a GET", async () => {
    const given = startSandbox()
    const revision = async () => ((await given.control("GET", "/overview")).body as { revision: number }).revision
    const before = await revision()
    await given.control("GET", "/surveys?limit=1")
    expect(await revision()).toBe(before)
    await given.control("POST", "/faults", { operation_id: "listCampaigns", status: 500 })
    expect(await revision()).toBeGreaterThan(before)
  })
})

describe("lift plots in the control API", () => {
  it.each(["daily", "sparkline"])("the control API returns the lift plot of kind %s as an SVG", async (kind) => {
    const given = startSandbox()
    await given.control("POST", "/scenarios/analyst/run")
    const { items } = (await given.control("GET", "/campaigns")).body as {
      items: ReadonlyArray<{ campaign_id: string; questions: ReadonlyArray<{ id: number }> }>
    }
    const [{ campaign_id, questions } = { campaign_id: "", questions: [] }] = items
    const path = `/campaigns/${campaign_id}/lift-plot?question_id=${questions[0]?.id}&kind=${kind}`
    const { body, status } = await given.control("GET", path)
    expect([status, String(body).startsWith("<svg")]).toEqual([200, true])
    expect(body).toContain("Lift in percentage points by day: +")
  })

  it("the control API responds 404 for the lift plot of an unknown campaign", async () => {
    const { control } = startSandbox()
    const path = "/campaigns/6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10/lift-plot?question_id=1"
    expect((await control("GET", path)).status).toBe(404)
  })
})
