import { readdirSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { controlDocument } from "../contract.ts"
import { start } from "./sandbox.ts"

const files = readdirSync(join(import.meta.dirname, "../../control/page"))

const typeOf = (file: string) => (file.endsWith(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8")

describe("the console's files", () => {
  it.each([
    ["", "text/html; charset=utf-8"],
    ["/", "text/html; charset=utf-8"],
    ...[...files, "plots.css"].flatMap((file) => (file === "index.html" ? [] : [[`/page/${file}`, typeOf(file)]]))
  ])("/__sandbox%s is %s", async (path, type) => {
    const { sandbox } = start()
    const { headers, status } = await sandbox.fetch(`http://sandbox.example/__sandbox${path}`)
    expect([status, headers.get("content-type")]).toEqual([200, type])
  })

  it("are all that the document lists, each of at most 300 lines", async () => {
    const text = JSON.stringify(controlDocument)
    const listed = /"tokens\.css"[^\]]*/.exec(text)?.[0].match(/[\w-]+\.(?:css|js)/g) ?? []
    expect(listed.toSorted()).toEqual([...files.filter((file) => file !== "index.html"), "plots.css"].toSorted())
  })

  it("cannot be read from elsewhere in the package", async () => {
    const { control } = start()
    expect((await control("GET", "/page/..%2Fopenapi.yaml")).status).toBe(400)
  })

  it("let the browser ask nobody but the sandbox", async () => {
    const { sandbox } = start()
    const { headers } = await sandbox.fetch("http://sandbox.example/__sandbox/")
    expect(headers.get("content-security-policy")).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"
    )
  })
})

describe("a conditional read", () => {
  const read = (given: ReturnType<typeof start>, path: string, tag?: string) =>
    given.sandbox.fetch(`http://sandbox.example/__sandbox${path}`, {
      headers: tag === undefined ? {} : { "if-none-match": tag }
    })

  it("has no body while nothing has changed, and one when something has", async () => {
    const given = start()
    const tag = (await read(given, "/overview")).headers.get("etag") ?? ""
    const again = await read(given, "/overview", tag)
    expect([again.status, await again.text()]).toEqual([304, ""])
    await given.control("PATCH", "/surveys/1000001", { survey_name: "Tea" })
    expect((await read(given, "/overview", tag)).status).toBe(200)
  })

  it("of the overview sees every call that may change something, and every move of the clock", async () => {
    const given = start()
    const revision = async () => ((await given.control("GET", "/overview")).body as { revision: number }).revision
    const before = await revision()
    await given.control("GET", "/surveys?limit=1")
    expect(await revision()).toBe(before)
    await given.control("POST", "/faults", { operation_id: "listCampaigns", status: 500 })
    expect(await revision()).toBeGreaterThan(before)
  })
})

describe("a plot of lift", () => {
  it.each(["daily", "sparkline"])("is drawn as SVG: %s", async (kind) => {
    const given = start()
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

  it("of a campaign that does not exist is 404", async () => {
    const { control } = start()
    const path = "/campaigns/6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10/lift-plot?question_id=1"
    expect((await control("GET", path)).status).toBe(404)
  })
})
