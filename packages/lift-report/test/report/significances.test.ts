import { analyseLooks } from "@fieldwork/lift-statistics"
import { describe, expect, it } from "vitest"
import { changes } from "../../src/history/changes.ts"
import { build, type DayOfLift, type Source } from "../../src/index.ts"
import { significances } from "../../src/report/significances.ts"
import { uniform } from "../support/daily.ts"
import { type Counts, sourceOf } from "../support/source.ts"

const small: Counts = { name: "brand_awareness", xe: 258, ne: 500, xc: 212, nc: 500 }
const flat: Counts = { name: "purchase_intent", xe: 200, ne: 500, xc: 198, nc: 500 }
const strong: Counts = { name: "purchase_intent", xe: 600, ne: 1000, xc: 400, nc: 1000 }
const few: Counts = { name: "ad_recall", xe: 9, ne: 20, xc: 8, nc: 20 }

const live = (questions: ReadonlyArray<Counts>, asOf = "2026-01-20"): Source =>
  sourceOf({ status: "live", asOf, questions })

/** Returns the data of the last day, with the daily counts of all days. */
const throughAll = (days: ReadonlyArray<Source>): Source => {
  const last = days.at(-1)
  if (last === undefined) throw new Error("there are no days")
  return { ...last, days: days.flatMap((each) => each.days) }
}

const becameSignificant = (days: ReadonlyArray<Source>): ReadonlyArray<readonly [string, string | undefined]> =>
  [...changes(days.map(({ asOf, campaign, table }) => ({ day: asOf.slice(0, 10), asOf, campaign, table })))]
    .filter(({ kind }) => kind === "becameSignificant")
    .map(({ day, row }) => [day, row?.questionName])

const claimed = (source: Source): ReadonlyArray<readonly [string | undefined, string]> =>
  build(source).questions.flatMap(({ remark, row, significantSince }) =>
    remark.kind === "significantAlready" ? [[significantSince?.slice(0, 10), row.questionName]] : []
  )

describe("the claims of an interim lift report about several questions", () => {
  it("an interim lift report claims no lift of a question that is significant only without the adjustment for the other questions", () => {
    expect(analyseLooks(live([small]).days.map(({ groups }) => groups))[0]?.significant).toBe(true)
    expect(claimed(live([small]))).toEqual([["2026-01-20", "brand_awareness"]])
    expect(claimed(live([small, flat]))).toEqual([])
    expect(build(live([small, flat])).headline).toMatch(/^Interim results: no result is significant yet\./)
  })

  it("a question with too few respondents counts as a question in an interim lift report and in the changes of a history", () => {
    expect(claimed(live([small, few]))).toEqual([])
    expect(becameSignificant([live([small, few])])).toEqual([])
  })

  it("an interim lift report claims the same lifts since the same days as the changes of its history", () => {
    const days = [live([small, flat]), live([small, strong], "2026-01-21")]
    const expected = [
      ["2026-01-21", "brand_awareness"],
      ["2026-01-21", "purchase_intent"]
    ]
    expect(becameSignificant(days)).toEqual(expected)
    expect(claimed(throughAll(days))).toEqual(expected)
  })

  it("the method of a lift report states that the always-valid test is adjusted for the number of questions", () => {
    const [, text] = build(live([small])).method.find(([term]) => term === "Always-valid test") ?? []
    expect(text).toContain("adjusted by the procedure of Holm for all questions")
  })

  it("of 100 studies of 10 questions without effect, at most 15 have a significant question on any of 20 days", () => {
    const random = uniform(7)
    const draw = () => Array.from({ length: 50 }, () => Number(random() < 0.4)).reduce((sum, each) => sum + each, 0)
    let found = 0
    const { table } = live(Array.from({ length: 10 }, () => flat))
    for (let study = 0; study < 100; study++) {
      const days = table.rows.flatMap(({ question }) => {
        let [exposed, control] = [0, 0]
        return Array.from({ length: 20 }, (_, day): DayOfLift => {
          exposed += draw()
          control += draw()
          const respondents = 50 * (day + 1)
          const groups = {
            exposed: { x: exposed, n: respondents, respondents },
            control: { x: control, n: respondents, respondents },
            weighted: false,
            designEffect: 1
          }
          return { at: `2026-01-${String(day + 1).padStart(2, "0")}T03:00:00.000Z`, question, groups }
        })
      })
      if (significances(days, table).size > 0) found++
    }
    expect(found).toBeLessThanOrEqual(15)
  })
})
