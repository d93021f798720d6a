import type { LiftTable } from "@fieldwork/brand-lift/promise"
import { describe, expect, it } from "vitest"
import { build, collect, History, renderText, writeReport } from "../src/index.ts"
import { startAnalystScenario } from "./support/startAnalystScenario.ts"

const start = async () => {
  const { client, idOf, sandbox } = await startAnalystScenario()
  const campaign = idOf("Alder Coffee winter")
  /**
   * Collects the data of a report on the main question without breakdowns. Returns the data, its overall row and the daily counts of the question.
   */
  const collected = async (filters: LiftTable.Filters | undefined, decision?: string) => {
    const source = await collect(client, campaign, { breakdowns: [], maxDays: 5, filters, decision })
    const row = source.table.rows[0]
    const days = source.days.filter(({ question }) => question === row?.question)
    return { source, row, days, last: days.at(-1)?.groups }
  }
  return { campaign, client, collected, sandbox }
}

describe("a filtered lift report", () => {
  it.each<[string, LiftTable.Filters]>([
    ["respondents since a day", { timestamp__gte: "2026-01-19T00:00:00Z" }],
    ["respondents until the middle of a day", { timestamp__lte: "2026-01-15T15:00:00Z" }],
    ["respondents of one day", { timestamp__gte: "2026-01-15", timestamp__lte: "2026-01-15" }],
    ["respondents who use one device", { device_type: "mobile" }]
  ])("the last day of a filtered lift report counts the respondents of its lift table: %s", async (_, filters) => {
    const { collected } = await start()
    const { last, row } = await collected(filters)
    expect(row?.exposed).toBeGreaterThan(0)
    expect(row?.exposed).toBeLessThan(1495)
    expect([last?.exposed.respondents, last?.control.respondents]).toEqual([row?.exposed, row?.control])
  })

  it("a lift report filtered to the last two days does not claim a lift that is significant only for all days together", async () => {
    const { collected } = await start()
    const { source } = await collected({ timestamp__gte: "2026-01-19T00:00:00Z" })
    const report = build(source)
    expect(report.headline).toContain("Interim results: no result is significant yet.")
    expect(report.main?.significantSince).toBeNull()
    expect(report.daily.days.every(({ at }) => at > "2026-01-19T00:00:00Z")).toBe(true)
  })

  it.each([
    ["2026-01-10T03:00:00.000Z", "2026-01-20"],
    ["2026-01-20T03:00:00.000Z", "2026-01-10"]
  ])(
    "a lift report with the filter timestamp__lte %s and the decision day %s counts respondents until the earlier of the two",
    async (timestamp__lte, decision) => {
      const { collected } = await start()
      const both = await collected({ timestamp__lte }, decision)
      const earlier = await collected({ timestamp__lte: "2026-01-10T03:00:00Z" })
      expect([both.row?.exposed, both.row?.control]).toEqual([earlier.row?.exposed, earlier.row?.control])
      expect(both.last).toEqual(earlier.last)
      expect(both.source.asOf).toBe(`${decision}T03:00:00.000Z`)
    }
  )

  it("a filtered lift report names its filters below the title and in its method, and a report without filters does not", async () => {
    const { collected } = await start()
    const filtered = build((await collected({ device_type__in: ["mobile", "tablet"] })).source)
    expect(filtered.subtitle).toContain("filtered by device_type__in=mobile,tablet")
    expect(renderText(filtered)).toContain("device_type__in=mobile,tablet")
    expect(filtered.method).toContainEqual([
      "Filters",
      "Only respondents that match these filters are counted: device_type__in=mobile,tablet."
    ])
    expect(build((await collected({})).source).subtitle).not.toContain("filtered")
  })
})

it("collect omits the days on which the service returns impossible counts for a question", async () => {
  const { campaign, client } = await start()
  const options = { breakdowns: [], maxDays: 5, filters: { device_type: "mobile" } } as const
  const { days } = await collect(client, campaign, options)
  const first = days[0]?.at
  const list = async function* (input: Parameters<typeof client.lift.list>[0]) {
    const isFirst = Date.parse(String(input.timestamp__lte)) <= Date.parse(first ?? "")
    for await (const result of client.lift.list(input))
      yield isFirst ? { ...result, in_target_exposed_count: 1_000_000 } : result
  }
  const faulty = { ...client, lift: { ...client.lift, list } } as unknown as typeof client
  const { days: possible } = await collect(faulty, campaign, options)
  expect(days.length).toBeGreaterThan(possible.length)
  expect(possible).toEqual(days.filter(({ at }) => at !== first))
})

it("collect omits the days on which the service withholds the shares of groups that have enough respondents", async () => {
  const { campaign, client } = await start()
  const options = { breakdowns: [], maxDays: 5 } as const
  const { days } = await collect(client, campaign, options)
  const list = async function* (input: Parameters<typeof client.lift.list>[0]) {
    for await (const result of client.lift.list(input))
      yield { ...result, exposed_percentage: null, control_percentage: null, lift_percentage: null }
  }
  const silent = { ...client, lift: { ...client.lift, list } } as unknown as typeof client
  const { days: shown } = await collect(silent, campaign, options)
  const isSmall = ({ groups: { control, exposed } }: (typeof days)[number]) =>
    Math.min(exposed.respondents, control.respondents) < 50
  expect(days.some((each) => !isSmall(each))).toBe(true)
  expect(shown.map(({ at, question }) => [at, question])).toEqual(
    days.filter(isSmall).map(({ at, question }) => [at, question])
  )
})

it.each([
  ["2026-02-10", "2026-02-10", false],
  ["2026-02-20", "2026-02-20", false],
  ["2026-03-22", "2026-02-04", true]
])(
  "the lift report of a complete campaign with the decision day %s has the data of %s on 21 March, so its property `interim` is %s",
  async (decision, asOf, interim) => {
    const { campaign, client, sandbox } = await start()
    await sandbox.advance({ days: 59 })
    expect((await client.campaigns.get({ id: campaign })).status).toBe("complete")
    const now = () => Date.parse("2026-03-21T06:00:00Z")
    const options = { breakdowns: ["device"], maxDays: 2, now } as const
    const source = await collect(client, campaign, { ...options, decision })
    expect([source.asOf.slice(0, 10), build(source, { decision }).interim]).toEqual([asOf, interim])
    const { days, table } = await collect(client, campaign, options)
    expect([source.table.rows, source.days]).toEqual([table.rows, days])
  }
)

it("collect returns the options that select its breakdowns and days, so that a lift report can state how to reproduce it", async () => {
  const { campaign, client } = await start()
  const selection = { breakdowns: ["device"], maxDays: 0 } as const
  expect((await collect(client, campaign, selection)).selection).toEqual(selection)
  expect((await collect(client, campaign, { days: [] })).selection).toBeUndefined()
})

describe("filters that cannot be applied", () => {
  const filters = { device_type: "mobile" } as const

  it("collect refuses the options filters and days together, and the error states that one of them must be omitted", async () => {
    const { campaign, client } = await start()
    await expect(collect(client, campaign, { filters, days: [] })).rejects.toThrow(
      "the counts in `days` cannot be filtered: omit `days`, so the daily counts are requested with the filters, or omit `filters`"
    )
  })

  it("writeReport refuses the options filters and history together, and the error states that one of them must be omitted", async () => {
    const { campaign, client } = await start()
    using history = new History(":memory:")
    await expect(writeReport(client, campaign, { filters, history, formats: [] })).rejects.toThrow(
      "the counts in `history` cannot be filtered: omit `history`, so the daily counts are requested with the filters, or omit `filters`"
    )
  })

  it("History.record refuses filters, because unfiltered reports are built from its snapshots", async () => {
    const { campaign, client } = await start()
    using history = new History(":memory:")
    // A caller without type checks can still pass the filters.
    const options: object = { filters }
    await expect(history.record(client, campaign, options)).rejects.toThrow(
      "a history contains all respondents of a campaign: omit `filters`, and pass them to `writeReport` without `history`"
    )
    expect(history.campaigns()).toEqual([])
  })

  it.each(["soon", "2026-01-10T03:00:00"])(
    "collect refuses the filter timestamp__lte %s, which is not a date or a date-time with a time zone",
    async (timestamp__lte) => {
      const { campaign, client } = await start()
      await expect(collect(client, campaign, { filters: { timestamp__lte } })).rejects.toThrow(
        `the filter timestamp__lte is "${timestamp__lte}": pass a date such as 2026-02-15`
      )
    }
  )
})
