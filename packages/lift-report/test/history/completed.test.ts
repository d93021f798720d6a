import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { expect, it, onTestFinished } from "vitest"
import { run } from "../../src/Command.ts"
import { build, collect, History } from "../../src/index.ts"

const url = "https://lift.example"
const day = 86_400_000

/** Starts a campaign from 6 to 10 January in a sandbox. `nextDay` advances the sandbox to the same time of the next day. */
const startCampaign = async (start: string, end: string) => {
  let time = Date.parse(start)
  const sandbox = createSandbox({ seed: 8, start: new Date(time) })
  const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: sandbox.fetch })
  const { campaign_id: id } = await client.campaigns.create({
    body: {
      campaign_name: "Alder Coffee winter",
      client_name: "Alder Coffee",
      start_date: "2026-01-06T00:00:00Z",
      end_date: end,
      country_language_id: 9,
      industry_id: 1,
      channels: ["digital"],
      expected_impressions_count: { digital: 3_000_000 },
      draft_settings: {
        questions: [
          {
            question_name: "brand_awareness",
            question_text: "Which of these coffee brands have you heard of?",
            kpi_type: "awareness",
            question_type: "radio",
            answers: ["Alder Coffee", "Birch Roasters", "None of these"],
            default: true,
            target_option_index: 0
          }
        ]
      }
    }
  })
  await client.campaigns.launch({ id })
  const nextDay = async () => {
    await sandbox.advance({ days: 1 })
    time += day
    return (await client.campaigns.get({ id })).status
  }
  return { client, id, nextDay, now: () => time, sandbox }
}

it.each([
  { start: "2026-01-05T03:30:00Z", end: "2026-01-10T00:00:00Z" },
  { start: "2026-01-05T03:30:00Z", end: "2026-01-10T05:00:00Z" },
  { start: "2026-01-05T23:00:00Z", end: "2026-01-10T05:00:00Z" },
  { start: "2026-01-05T08:00:00Z", end: "2026-01-10T23:59:59Z" }
])(
  "a lift history that is recorded daily from $start contains the last results of a campaign that ends at $end",
  async ({ end, start }) => {
    const { client, id, nextDay, now } = await startCampaign(start, end)
    using history = new History(":memory:")
    while (now() < Date.parse(end) + 3 * day) {
      const status = await nextDay()
      if (status === "live" || status === "complete") await history.record(client, id, { now })
    }
    const source = history.source(id)
    const table = await client.lift.table({ campaign: id })
    expect(source?.campaign.status).toBe("complete")
    expect(source?.table).toEqual(JSON.parse(JSON.stringify(table)))
    expect(source === undefined || build(source).interim).toBe(false)
    expect(history.unfinished()).toEqual(new Set())
  }
)

it("a lift report without a history shows on its last day the same counts as in its table, whatever the time of the campaign's end", async () => {
  const { client, id, nextDay, now } = await startCampaign("2026-01-05T08:00:00Z", "2026-01-10T20:00:00Z")
  for (let night = 0; night < 7; night++) await nextDay()
  const { asOf, days, table } = await collect(client, id, { now })
  const [row] = table.rows
  expect(asOf).toBe("2026-01-11T03:00:00.000Z")
  expect(days.at(-1)?.groups.exposed.respondents).toBe(row?.exposed)
})

it("the last snapshot of a completed campaign is the source of a final report on a later decision day, but not before that day", async () => {
  const { client, id, nextDay, now } = await startCampaign("2026-01-05T08:00:00Z", "2026-01-10T20:00:00Z")
  using history = new History(":memory:")
  const interimOn = (until: string, decision: string) => {
    const source = history.source(id, until)
    return source && build(source, { decision }).interim
  }
  for (let night = 0; night < 4; night++) await nextDay()
  await history.record(client, id, { now })
  expect(interimOn("2026-02-01", "2026-01-20")).toBe(true)
  for (let night = 0; night < 4; night++) await nextDay()
  await history.record(client, id, { now })
  expect(interimOn("2026-01-19", "2026-01-20")).toBe(true)
  expect(interimOn("2026-01-20", "2026-01-20")).toBe(false)
  expect(history.source(id, "2026-01-20")?.asOf).toBe("2026-01-20T03:00:00.000Z")
  expect(() => history.source(id, "tomorrow")).toThrow('until is "tomorrow": pass a date such as 2026-02-15')
})

it("`fieldwork-lift-report snapshot` without ids records the last results of a campaign that was live at its last snapshot, once", async () => {
  const { client, nextDay } = await startCampaign("2026-01-05T08:00:00Z", "2026-01-10T20:00:00Z")
  const snapshot = async (history: string) => {
    const lines: Array<string> = []
    const print = (text: string) => lines.push(text)
    await run(["snapshot", "--history", history], { client: () => client, note: print, print, width: 100 })
    return lines.filter((line) => !line.startsWith(" ")).map((line) => line.split(" ").slice(1).join(" "))
  }
  const folder = mkdtempSync(join(tmpdir(), "lift-completed-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (let night = 0; night < 5; night++) await nextDay()
  expect(await snapshot(join(folder, "lift.db"))).toEqual(["2026-01-10 recorded"])
  await nextDay()
  expect(await snapshot(join(folder, "lift.db"))).toEqual(["2026-01-11 recorded"])
  expect(await snapshot(join(folder, "lift.db"))).toEqual([])
})
