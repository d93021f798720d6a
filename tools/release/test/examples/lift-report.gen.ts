// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_brand_lift_promise from "@fieldwork/brand-lift/promise"
import * as fieldwork_lift_report from "@fieldwork/lift-report"
import * as fieldwork_sandbox from "@fieldwork/sandbox"
import * as node_fs from "node:fs"
import * as node_os from "node:os"
import * as node_path from "node:path"
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
  {
    name: "formats",
    file: "Files",
    run: async (check) => {
      const { formats } = fieldwork_lift_report
      check(formats, "[\"html\", \"svg\", \"xlsx\", \"pptx\", \"csv\", \"txt\"]")
    }
  },
  {
    name: "write",
    file: "Files",
    run: async (check) => {
      const { mkdtempSync } = node_fs
      const { tmpdir } = node_os
      const { basename, join } = node_path
      const { createBrandLift } = fieldwork_brand_lift_promise
      const { build, collect, write } = fieldwork_lift_report
      const { createSandbox, credentials } = fieldwork_sandbox
      const url = "https://lift.example" // the sandbox stands in for the service
      const { fetch } = createSandbox()
      await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
      const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
      const campaign = await client.campaigns.list().first()
      const report = build(await collect(client, campaign?.campaign_id ?? "", { breakdowns: ["device"], maxDays: 0 }))
      const files = await write(report, { folder: mkdtempSync(join(tmpdir(), "lift-")), formats: ["txt"] })
      check(files.map((file) => basename(file)), "[\"alder-coffee-winter-9685eca0-2026-01-21.txt\"]")
    }
  },
  {
    name: "collect",
    file: "collect",
    run: async (check) => {
      const { createBrandLift } = fieldwork_brand_lift_promise
      const { collect } = fieldwork_lift_report
      const { createSandbox, credentials } = fieldwork_sandbox
      const url = "https://lift.example" // the sandbox stands in for the service
      const { fetch } = createSandbox()
      await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
      const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
      const campaign = await client.campaigns.list().first()
      const source = await collect(client, campaign?.campaign_id ?? "", { breakdowns: ["device"], maxDays: 0 })
      check(source.asOf, "\"2026-01-21T03:00:00.000Z\"")
      check(source.table.rows.map(({ breakdown, part }) => `${breakdown}: ${part}`).slice(0, 2), "[\"overall: Everyone\", \"device: Mobile\"]")
    }
  },
  {
    name: "History",
    file: "History",
    run: async (check) => {
      const { createBrandLift } = fieldwork_brand_lift_promise
      const { History } = fieldwork_lift_report
      const { createSandbox, credentials } = fieldwork_sandbox
      const url = "https://lift.example" // the sandbox stands in for the service
      const { fetch } = createSandbox()
      await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
      const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
      const campaign = await client.campaigns.list().first()
      const history = new History(":memory:") // or "lift.db"
      const { day } = await history.record(client, campaign?.campaign_id ?? "")
      const { created } = await history.record(client, campaign?.campaign_id ?? "")
      history.close()
      check(day, "\"2026-01-21\"")
      check(created, "false")
    }
  },
  {
    name: "renderCsv",
    file: "Csv",
    run: async (check) => {
      const { createBrandLift } = fieldwork_brand_lift_promise
      const { build, collect, renderCsv } = fieldwork_lift_report
      const { createSandbox, credentials } = fieldwork_sandbox
      const url = "https://lift.example" // the sandbox stands in for the service
      const { fetch } = createSandbox()
      await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
      const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
      const campaign = await client.campaigns.list().first()
      const report = build(await collect(client, campaign?.campaign_id ?? "", { breakdowns: ["device"], maxDays: 0 }))
      check(renderCsv(report).split(",").slice(0, 3), "[\"campaign\", \"question\", \"questionName\"]")
    }
  },
  {
    name: "renderDaysCsv",
    file: "Csv",
    run: async (check) => {
      const { createBrandLift } = fieldwork_brand_lift_promise
      const { build, collect, renderDaysCsv } = fieldwork_lift_report
      const { createSandbox, credentials } = fieldwork_sandbox
      const url = "https://lift.example" // the sandbox stands in for the service
      const { fetch } = createSandbox()
      await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
      const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
      const campaign = await client.campaigns.list().first()
      const report = build(await collect(client, campaign?.campaign_id ?? "", { breakdowns: ["device"], maxDays: 2 }))
      const [header, ...days] = renderDaysCsv(report).trimEnd().split("\r\n")
      check(header?.split(",").slice(0, 3), "[\"campaign\", \"question\", \"day\"]")
      check(days.length, "2")
    }
  },
  {
    name: "renderHtml",
    file: "Html",
    run: async (check) => {
      const { createBrandLift } = fieldwork_brand_lift_promise
      const { build, collect, renderHtml } = fieldwork_lift_report
      const { createSandbox, credentials } = fieldwork_sandbox
      const url = "https://lift.example" // the sandbox stands in for the service
      const { fetch } = createSandbox()
      await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
      const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
      const campaign = await client.campaigns.list().first()
      const report = build(await collect(client, campaign?.campaign_id ?? "", { breakdowns: ["device"], maxDays: 0 }))
      check(renderHtml(report).includes("<title>Alder Coffee winter: brand lift report</title>"), "true")
    }
  },
  {
    name: "renderPresentation",
    file: "Presentation",
    run: async (check) => {
      const { createBrandLift } = fieldwork_brand_lift_promise
      const { build, collect, renderPresentation } = fieldwork_lift_report
      const { createSandbox, credentials } = fieldwork_sandbox
      const url = "https://lift.example" // the sandbox stands in for the service
      const { fetch } = createSandbox()
      await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
      const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
      const campaign = await client.campaigns.list().first()
      const report = build(await collect(client, campaign?.campaign_id ?? "", { breakdowns: ["device"], maxDays: 0 }))
      const bytes = await renderPresentation(report)
      check(new TextDecoder().decode(bytes.slice(0, 2)), "\"PK\"")
    }
  },
  {
    name: "renderText",
    file: "Terminal",
    run: async (check) => {
      const { createBrandLift } = fieldwork_brand_lift_promise
      const { build, collect, renderText } = fieldwork_lift_report
      const { createSandbox, credentials } = fieldwork_sandbox
      const url = "https://lift.example" // the sandbox stands in for the service
      const { fetch } = createSandbox()
      await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
      const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
      const campaign = await client.campaigns.list().first()
      const report = build(await collect(client, campaign?.campaign_id ?? "", { breakdowns: ["device"], maxDays: 0 }))
      check(renderText(report).split("\n")[0], "\"Alder Coffee winter, 5 January 2026 to 4 February 2026\"")
    }
  },
  {
    name: "renderWorkbook",
    file: "Workbook",
    run: async (check) => {
      const { createBrandLift } = fieldwork_brand_lift_promise
      const { build, collect, renderWorkbook } = fieldwork_lift_report
      const { createSandbox, credentials } = fieldwork_sandbox
      const url = "https://lift.example" // the sandbox stands in for the service
      const { fetch } = createSandbox()
      await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
      const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
      const campaign = await client.campaigns.list().first()
      const report = build(await collect(client, campaign?.campaign_id ?? "", { breakdowns: ["device"], maxDays: 0 }))
      const bytes = await renderWorkbook(report)
      check(new TextDecoder().decode(bytes.slice(0, 2)), "\"PK\"")
    }
  },
  {
    name: "build",
    file: "build",
    run: async (check) => {
      const { createBrandLift } = fieldwork_brand_lift_promise
      const { build, collect } = fieldwork_lift_report
      const { createSandbox, credentials } = fieldwork_sandbox
      const url = "https://lift.example" // the sandbox stands in for the service
      const { fetch } = createSandbox()
      await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
      const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
      const campaign = await client.campaigns.list().first()
      const source = await collect(client, campaign?.campaign_id ?? "", { breakdowns: ["device"], maxDays: 0 })
      const { headline, main } = build(source, { decision: "2026-02-04", designedSplit: [1, 1] })
      check(headline, "\"Interim results: no result is significant yet. The study is decided on 4 February 2026.\"")
      check(main?.name, "\"Brand awareness\"")
    }
  },
  {
    name: "writeReport",
    file: "writeReport",
    run: async (check) => {
      const { mkdtempSync } = node_fs
      const { tmpdir } = node_os
      const { basename, join } = node_path
      const { createBrandLift } = fieldwork_brand_lift_promise
      const { writeReport } = fieldwork_lift_report
      const { createSandbox, credentials } = fieldwork_sandbox
      const url = "https://lift.example" // the sandbox stands in for the service
      const { fetch } = createSandbox()
      await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
      const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
      const campaign = await client.campaigns.list().first()
      const folder = mkdtempSync(join(tmpdir(), "lift-"))
      const options = { folder, formats: ["html"], decision: "2026-02-04", maxDays: 0 } as const
      const { files, report } = await writeReport(client, campaign?.campaign_id ?? "", options)
      check(report.interim, "true")
      check(files.map((file) => basename(file)), "[\"alder-coffee-winter-9685eca0-2026-01-21.html\"]")
    }
  }
]
