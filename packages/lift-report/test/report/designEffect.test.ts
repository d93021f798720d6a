import { describe, expect, it } from "vitest"
import { build, collect, renderDaysCsv } from "../../src/index.ts"
import { changes } from "../../src/history/changes.ts"
import { sourceOf } from "../support/source.ts"
import { startAnalystScenario } from "../support/startAnalystScenario.ts"

describe("a lift report of weighted results whose design effect is below 1", () => {
  it("a lift report shows the same interval for the main question in its table and on its last day if the design effect is below 1", () => {
    const questions = [{ name: "brand_awareness", xe: 912, ne: 2095, xc: 700, nc: 2105 }]
    const source = sourceOf({ questions, status: "live", asOf: "2026-01-20" })
    const [[row], [day]] = [source.table.rows, source.days]
    if (row === undefined || day === undefined) throw new Error("there are no results")
    const more = ({ n, respondents, x }: (typeof day)["groups"]["exposed"]) => ({ x: 1.5 * x, n: 1.5 * n, respondents })
    const groups = { ...day.groups, exposed: more(day.groups.exposed), control: more(day.groups.control) }
    const weighted = { ...day, groups: { ...groups, weighted: true, designEffect: 1 / 1.5 } }
    const report = build({ ...source, days: [weighted] })
    const last = report.daily.days.at(-1)
    expect(last?.estimate.points).toBeCloseTo(row.lift ?? 0, 12)
    expect(last?.estimate.lower).toBeCloseTo(row.lower ?? 0, 12)
    expect(last?.estimate.upper).toBeCloseTo(row.upper ?? 0, 12)
    expect(renderDaysCsv(report)).toBe(renderDaysCsv(build({ ...source, days: [day] })))
    expect(report.main?.significantSince).toBe(build({ ...source, days: [day] }).main?.significantSince)
  })

  it("the changes in a lift history are the same for effective counts above the number of people as for the number of people", async () => {
    const { client, idOf } = await startAnalystScenario()
    const { asOf, campaign, table } = await collect(client, idOf("Alder Coffee winter"), { breakdowns: [], maxDays: 0 })
    const sentences = (factor: number) => {
      const rows = table.rows.map((row) => ({
        ...row,
        exposedEffective: factor * (row.exposed ?? 0),
        controlEffective: factor * (row.control ?? 0)
      }))
      return [...changes([{ day: asOf.slice(0, 10), asOf, campaign, table: { ...table, rows } }])].map(
        (each) => each.sentence
      )
    }
    expect(sentences(1).length).toBeGreaterThan(0)
    expect(sentences(3)).toEqual(sentences(1))
  })
})
