/**
 * Tests the published Arazzo workflows by running them with Respect against the sandbox.
 */
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { documents } from "@fieldwork/specs/documents"
import { operationsOf } from "@fieldwork/specs/openapi"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { runWorkflows, type WorkflowReport, workflows } from "../src/index.ts"

describe("workflows without options", () => {
  const reports = new Map<string, WorkflowReport>()
  beforeAll(async () => {
    for (const report of await runWorkflows()) reports.set(report.workflow.id, report)
  }, 600_000)

  it.each(workflows().map(({ id }) => id))("the Arazzo workflow %s passes against the sandbox", (id) => {
    const report = reports.get(id)
    expect(report?.outcome, report?.detail).toBe("passed")
  })

  it("the Arazzo workflows together call every operation in both API documents", () => {
    const called = new Set([...reports.values()].flatMap(({ workflow }) => workflow.operations))
    const all = Object.values(documents).flatMap((document) => operationsOf(document).map(({ id }) => id))
    expect(all.filter((id) => !called.has(id))).toEqual([])
  })
})

describe("workflows against another server", () => {
  const requests: Array<string> = []
  let status = 500
  beforeEach(() => {
    status = 500
    requests.length = 0
  })
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    response.writeHead(status, { "content-type": "application/json" }).end("{}")
  })
  let url = ""
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  it("runWorkflows skips a workflow that lacks an input, writes without permission or needs the control API, and sends nothing", async () => {
    const only = ["read-account", "create-show-update-survey", "injected-errors"]
    const inputs = { created_status: "01", live_status: "03", country_language_id: 9, api_key: "key" }
    const reports = await runWorkflows({ url, only: only.slice(1), inputs })
    const more = await runWorkflows({ url, only: only.slice(0, 1) })
    expect([...reports, ...more].map(({ detail, outcome }) => `${outcome}: ${detail}`)).toEqual([
      "skipped: it needs the control API of a sandbox",
      "skipped: give --allow-writes, because it calls createSurvey, updateSurvey",
      "skipped: give --input api_key=…"
    ])
    expect(requests).toEqual([])
  })

  it("runWorkflows states at once the inputs and the permission that a skipped workflow needs", async () => {
    const [report] = await runWorkflows({ url, only: ["extend-study"], inputs: { client_id: "a", client_secret: "b" } })
    expect(report?.detail).toBe(
      "give --input audience=… --input campaign_id=… --input new_end_date=… --input new_digital_count=… --allow-writes, " +
        "because it calls updateCampaign"
    )
  })

  const client = { client_id: "a", client_secret: "b", audience: "c" }

  it.each([
    ["read-lookups", 401, `POST /oauth/token`, "the inputs client_id, client_secret and audience"],
    ["read-account", 401, `GET /Core/v1/Suppliers/AllWithAccount`, "the input api_key"]
  ])(
    "runWorkflows rejects before it runs %s if the service refuses the credentials with %i",
    async (id, code, request, names) => {
      status = code
      const inputs = { ...client, api_key: "wrong" }
      const [method, path] = request.split(" ")
      await expect(runWorkflows({ url, only: [id], inputs })).rejects.toThrow(
        `${method} ${url}${path} returned ${code}, so no workflow was run: check the URL and ${names}`
      )
      expect(requests).toEqual([request])
    }
  )

  it("runWorkflows rejects if the service cannot be reached", async () => {
    await expect(
      runWorkflows({ url: "http://127.0.0.1:9", only: ["read-account"], inputs: { api_key: "k" } })
    ).rejects.toThrow("GET http://127.0.0.1:9/Core/v1/Suppliers/AllWithAccount got no response")
  })

  it("runWorkflows reports a workflow as failed with the runner's output when the server fails", async () => {
    const [report] = await runWorkflows({ url: `${url}/`, only: ["read-account"], inputs: { api_key: "key" } })
    expect(report?.outcome).toBe("failed")
    expect(report?.detail).toContain("suppliers")
    expect(requests).toContain("GET /Core/v1/Suppliers/AllWithAccount")
  })

  it("runWorkflows rejects an unknown workflow id and names the known ids", async () => {
    await expect(runWorkflows({ only: ["read-everything"] })).rejects.toThrow(
      /no workflow is named read-everything.*read-lift/
    )
  })
})
